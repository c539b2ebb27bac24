import { sql } from 'drizzle-orm';
import type { faskesCalls } from '#contract/domains/faskes/index.ts';
import { diffFields } from '#server/platform/audit/write-audit.ts';
import type { Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { faskesStatement } from '#server/platform/db/schema/index.ts';
import { faskesRecords } from '../records.ts';
import { getStatement } from './statement.ts';

/**
 * Saves the answer to one guarantee. Each answer has its own version, so that edits of other
 * guarantees or of the faskes form cause no conflict.
 */
export const answerGuarantee: Handler<typeof faskesCalls.answerGuarantee> = async (
  ctx,
  { params: { id, butir }, body },
) => {
  const row = await faskesRecords.lock(ctx, id);
  const previous = (await getStatement(ctx, id)).jaminan.find(one => one.butir === butir);
  const { jawaban = null, catatan = null, berlakuSampai = null, version = 0 } = previous ?? {};
  checkVersion(ctx.expectedVersion, { ...previous, version }, body);
  const answer = {
    jawaban: body.jawaban,
    catatan: body.catatan || null,
    berlakuSampai: body.berlakuSampai ?? null,
    answeredAt: ctx.now.toISOString(),
    answeredBy: ctx.user.fullName,
  };
  await ctx.db
    .insert(faskesStatement)
    .values({ faskesId: id, butir, ...answer })
    .onConflictDoUpdate({
      target: [faskesStatement.faskesId, faskesStatement.butir],
      set: { ...answer, version: sql`${faskesStatement.version} + 1` },
    });
  await ctx.audit({
    action: 'faskes.statement',
    resource: 'faskes',
    recordId: id,
    recordLabel: row.namaFaskes,
    ...diffFields(
      { butir: null as string | null, jawaban, catatan, berlakuSampai },
      {
        butir,
        jawaban: answer.jawaban,
        catatan: answer.catatan,
        berlakuSampai: answer.berlakuSampai,
      },
    ),
  });
  return await getStatement(ctx, id);
};
