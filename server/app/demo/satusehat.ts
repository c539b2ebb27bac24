import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { maxPageSize } from '#contract/core/list.ts';
import { satusehatHandlers } from '#server/domains/satusehat/index.ts';
import { dose, faskes } from '#server/platform/db/schema/index.ts';
import { createDemoContext, ofBody, type DemoScene } from './scene.ts';

/** An invented visit at SATUSEHAT. */
const encounter = (nomor: number): string =>
  `00000000-0000-4000-8000-${String(nomor).padStart(12, '0')}`;

/** Of three doses of a day, the last one still lacks the number of its patient. */
const isKnown = (at: number): boolean => at % 3 !== 2;

/**
 * Enters invented SATUSEHAT numbers at a facility: on its two latest days with doses some are ready and
 * others lack the patient, and those of the earlier day were sent.
 */
export async function seedDemoSatusehat(scene: DemoScene, idFaskes: number): Promise<void> {
  await scene.db
    .update(faskes)
    .set({ ihsOrganisasi: '100012345', ihsLokasi: '00000000-0000-4000-8000-00000000c11c' })
    .where(eq(faskes.id, idFaskes));
  const days = await scene.db
    .select({ day: dose.tanggal })
    .from(dose)
    .where(
      and(
        eq(dose.faskesId, idFaskes),
        eq(dose.hasil, 'DIBERIKAN'),
        isNotNull(dose.idProduk),
        isNull(dose.dibatalkan),
      ),
    )
    .groupBy(dose.tanggal)
    .having(sql`count(*) > 2`)
    .orderBy(desc(dose.tanggal))
    .limit(2);
  for (const [at, { day }] of days.entries()) {
    const isSent = at === 1;
    const nurse = createDemoContext(scene, 'faskes', 0);
    const range = { idFaskes, dari: day, sampai: day };
    const read = () =>
      satusehatHandlers.report(nurse, {
        params: undefined,
        body: undefined,
        query: { ...range, pageNumber: 1, pageSize: maxPageSize },
      });
    for (const [position, record] of (await read()).data.entries()) {
      const { sumber, nomor, idPeserta, vaksinator } = record;
      await satusehatHandlers.save(
        nurse,
        ofBody({
          ...{ sumber, nomor, kunjungan: encounter(nomor) },
          ...(isKnown(position) ? { noIHS: `P${String(idPeserta).padStart(11, '0')}` } : {}),
          ...(vaksinator === null ? {} : { ihsVaksinator: 'N00000000001' }),
        }),
      );
    }
    if (!isSent) continue;
    const { sidik } = await read();
    await satusehatHandlers.markSent(nurse, ofBody({ ...range, sidik }));
  }
}
