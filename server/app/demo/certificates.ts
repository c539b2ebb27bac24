import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { certificateHandlers } from '#server/domains/certificate/index.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { createDemoContext, ofBody, ofRecord, type DemoScene } from './scene.ts';

/** Issues proofs to people who got both doses at the facility of an account. @returns their ids */
async function issueProofs(
  scene: DemoScene,
  name: string,
  daysAgo: number,
  count: number,
): Promise<{ readonly id: number; readonly idPeserta: number }[]> {
  const ctx = createDemoContext(scene, name, daysAgo);
  const holders = await scene.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(
      and(
        isNull(peserta.deletedAt),
        eq(peserta.faskesId, ctx.user.faskesId ?? 0),
        eq(peserta.vaccinationType, 0),
        gte(peserta.dosisDiberikan, 2),
      ),
    )
    .orderBy(asc(peserta.id))
    .limit(count);
  const issued: { id: number; idPeserta: number }[] = [];
  for (const { id: idPeserta } of holders) {
    const { id } = await certificateHandlers.issue(ctx, ofBody({ idPeserta }));
    issued.push({ id, idPeserta });
  }
  return issued;
}

/**
 * Inserts proofs of vaccination: most are valid, one was replaced and one revoked. The other
 * vaccinated people wait for theirs.
 */
export async function seedDemoCertificates(scene: DemoScene): Promise<void> {
  const [first, second, third] = await issueProofs(scene, 'faskes', 20, 6);
  await issueProofs(scene, 'faskes2', 14, 4);
  if (!first || !second || !third) throw new Error('Too few demo people got both doses.');
  await certificateHandlers.setNationalNumber(
    createDemoContext(scene, 'am', 10),
    ofRecord(first.idPeserta, { noSertifikatNasional: 'SN-2026-0004217' }),
  );
  await certificateHandlers.issue(
    createDemoContext(scene, 'faskes', 9),
    ofBody({ idPeserta: first.idPeserta, alasan: 'Nomor sertifikat nasional sudah ada' }),
  );
  await certificateHandlers.revoke(
    createDemoContext(scene, 'am', 6),
    ofRecord(third.id, { alasan: 'Diterbitkan untuk orang yang salah' }),
  );
}
