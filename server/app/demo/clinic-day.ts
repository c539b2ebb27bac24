import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { dayInZone, toInstant } from '#contract/core/values/zone.ts';
import { contactHandlers } from '#server/domains/contact/index.ts';
import { vaksinasiHandlers } from '#server/domains/vaksinasi/index.ts';
import { zoneOfFaskes } from '#server/platform/db/facility-zone.ts';
import { dose, peserta } from '#server/platform/db/schema/index.ts';
import { createDemoContext, ofBody, ofRecord, type DemoScene } from './scene.ts';

const minuteMs = 60_000;

/** Minutes since people arrived. */
const arrivedAgo = [22, 14, 5];

/** What calls to absent people ended with. */
const calls = [
  { hasil: 'TIDAK_DIANGKAT', catatan: null },
  { hasil: 'AKAN_DATANG', catatan: 'Kabari hari Senin bila sudah sehat' },
] as const;

/** Corrects the arm of the latest dose of a facility, as the administrator whom it asked. */
async function correctLatestDose(scene: DemoScene, faskesId: number): Promise<void> {
  const [latest] = await scene.db
    .select()
    .from(dose)
    .where(
      and(
        eq(dose.faskesId, faskesId),
        eq(dose.hasil, 'DIBERIKAN'),
        isNotNull(dose.idBatch),
        isNull(dose.dibatalkan),
      ),
    )
    .orderBy(desc(dose.tanggal), desc(dose.id))
    .limit(1);
  if (!latest) return;
  const { id, tanggal, jam, idProduk, idBatch, alasanVaksin, alasanBatch, vaksinator } = latest;
  await vaksinasiHandlers.correct(
    createDemoContext(scene, 'admin', 0),
    ofRecord(id, {
      ...{ tanggal, jam, idProduk, idBatch, alasanVaksin, alasanBatch, vaksinator },
      konfirmasi: true,
      lokasi: latest.lokasi === 'LENGAN_KIRI' ? 'LENGAN_KANAN' : 'LENGAN_KIRI',
      alasanPerbaikan: 'Lengannya tertukar saat dicatat',
    }),
  );
}

/**
 * Checks in some of today's people of a facility, calls some of those who did not come, and corrects a
 * dose.
 */
export async function seedDemoClinicDay(scene: DemoScene, faskesId: number): Promise<void> {
  const nurse = createDemoContext(scene, 'faskes', 0);
  const zone = await zoneOfFaskes(scene.db, faskesId);
  const today = dayInZone(scene.now, zone);
  const midnight = toInstant({ day: today, time: '00:00' }, zone).getTime();
  const waiting = await scene.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(
      and(
        eq(peserta.faskesId, faskesId),
        eq(peserta.rencanaTanggal, today),
        sql`not exists (select from ${dose} where ${dose.pesertaId} = ${peserta.id}
          and ${dose.tanggal} = ${today})`,
      ),
    )
    .orderBy(asc(peserta.id))
    .limit(arrivedAgo.length);
  for (const [at, { id }] of waiting.entries()) {
    const ago = (arrivedAgo[at] ?? 0) * minuteMs;
    // Soon after midnight, all of them came at midnight.
    const now = new Date(Math.max(midnight, scene.now.getTime() - ago));
    await vaksinasiHandlers.arrive({ ...nurse, now }, ofRecord(id, { hadir: true }));
  }
  const { data } = await contactHandlers.absentees(nurse, {
    params: undefined,
    body: undefined,
    query: { daftar: 'BELUM', pageNumber: 1, pageSize: calls.length },
  });
  for (const [at, { id }] of data.entries()) {
    const call = calls[at];
    if (call) await contactHandlers.contactAbsentees(nurse, ofBody({ ...call, peserta: [{ id }] }));
  }
  await correctLatestDose(scene, faskesId);
}
