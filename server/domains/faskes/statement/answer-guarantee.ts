import { sql } from 'drizzle-orm';
import type { Guarantee, faskesCalls } from '#contract/domains/faskes/index.ts';
import { diffFields } from '#server/platform/audit/write-audit.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { faskesStatement } from '#server/platform/db/schema/index.ts';
import { faskesRecords } from '../records.ts';
import { getStatement } from './statement.ts';

/** An answer as it is stored. */
interface Answer {
  readonly jawaban: boolean;
  readonly catatan: string | null;
  readonly berlakuSampai: string | null;
}

/** Answers one guarantee. */
export const answerGuarantee: Handler<typeof faskesCalls.answerGuarantee> = async (
  ctx,
  { params: { id, butir }, body },
) => {
  const { jawaban, catatan, berlakuSampai = null, version } = body;
  await saveAnswer(ctx, id, butir, { jawaban, catatan: catatan || null, berlakuSampai }, version);
  return await getStatement(ctx, id);
};

/**
 * Saves the answer to one guarantee. Each answer has its own version, so that edits of other
 * guarantees or of the faskes form cause no conflict.
 * @throws Problem 404, 412
 */
export async function saveAnswer(
  ctx: Context,
  id: number,
  butir: Guarantee,
  given: Answer,
  expected: number | undefined,
): Promise<void> {
  const row = await faskesRecords.lock(ctx, id);
  const previous = (await getStatement(ctx, id)).jaminan.find(one => one.butir === butir);
  const { jawaban = null, catatan = null, berlakuSampai = null, version = 0 } = previous ?? {};
  checkVersion(ctx.expectedVersion, { ...previous, version }, { version: expected });
  const answer = {
    ...given,
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
      { butir, ...given },
    ),
  });
}
