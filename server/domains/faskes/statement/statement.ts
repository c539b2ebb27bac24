import { eq } from 'drizzle-orm';
import {
  guarantees,
  type faskesCalls,
  type GuaranteeStatement,
} from '#contract/domains/faskes/index.ts';
import { listAttachments } from '#server/platform/attachment/attachment-store.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { faskesStatement } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { faskesRecords } from '../records.ts';

/** Returns the statement of a faskes, including unanswered guarantees. @throws Problem 404 */
export async function getStatement(ctx: Context, id: number): Promise<GuaranteeStatement> {
  const { namaFaskes, pernyataan, izinSampai } = await faskesRecords.get(ctx, id);
  const today = dayInJakarta(ctx.now);
  const isExpired = (day: string | null): boolean => day !== null && day < today;
  const answers = await ctx.db
    .select()
    .from(faskesStatement)
    .where(eq(faskesStatement.faskesId, id));
  const files = await listAttachments(ctx.db, 'faskes', id);
  return {
    id,
    namaFaskes,
    pernyataan,
    izinSampai,
    izinHabis: isExpired(izinSampai),
    jaminan: guarantees.map(butir => {
      const answer = answers.find(one => one.butir === butir);
      return {
        butir,
        jawaban: answer?.jawaban ?? null,
        catatan: answer?.catatan ?? null,
        berlakuSampai: answer?.berlakuSampai ?? null,
        habis: isExpired(answer?.berlakuSampai ?? null),
        dijawab: answer?.answeredAt ?? null,
        dijawabOleh: answer?.answeredBy ?? null,
        version: answer?.version ?? 0,
        berkas: files.filter(({ slot }) => slot === butir),
      };
    }),
  };
}

export const statement: Handler<typeof faskesCalls.statement> = (ctx, { params }) =>
  getStatement(ctx, params.id);
