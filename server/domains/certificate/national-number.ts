import { eq } from 'drizzle-orm';
import type { certificateCalls } from '#contract/domains/certificate/calls.ts';
import { createPesertaAuditEntry, lockPeserta } from '#server/domains/peserta/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { modifiedStamps } from '#server/platform/record/index.ts';

/**
 * Saves the number of the national certificate of a registration. The version stays, because no form
 * of the participant contains the number; proofs that are issued later show it.
 */
export const setNationalNumber: Handler<typeof certificateCalls.setNationalNumber> = async (
  ctx,
  { params, body },
) => {
  const row = await lockPeserta(ctx, params.id);
  const { noSertifikatNasional } = body;
  if (noSertifikatNasional !== row.noSertifikatNasional) {
    await ctx.db
      .update(peserta)
      .set({ noSertifikatNasional, ...modifiedStamps(ctx) })
      .where(eq(peserta.id, row.id));
    await ctx.audit(
      createPesertaAuditEntry('setNationalNumber', row, {
        before: { noSertifikatNasional: row.noSertifikatNasional },
        after: { noSertifikatNasional },
      }),
    );
  }
  return { noSertifikatNasional };
};
