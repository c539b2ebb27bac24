import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  guarantees,
  type faskesCalls,
  type Guarantee,
  type GuaranteeStatement,
} from '#contract/faskes/index.ts';
import type { Context, Handler } from '../../context.ts';
import { dayInJakarta } from '../../jakarta-day.ts';
import { faskesStatement, file } from '../../db/schema/index.ts';
import { getFaskes } from '../query/get.ts';

/** Returns the `resource` under which the evidence files of a guarantee are stored. */
export const evidenceResource = (guarantee: Guarantee): string => `faskes.${guarantee}`;

/** Returns the statement of a faskes, including unanswered guarantees. @throws Problem 404 */
export async function getStatement(ctx: Context, id: number): Promise<GuaranteeStatement> {
  const { namaFaskes, pernyataan, izinSampai } = await getFaskes(ctx, id);
  const today = dayInJakarta(ctx.now);
  const isExpired = (day: string | null): boolean => day !== null && day < today;
  const answers = await ctx.db
    .select()
    .from(faskesStatement)
    .where(eq(faskesStatement.faskesId, id));
  const files = await ctx.db
    .select({
      id: file.id,
      resource: file.resource,
      nama: file.name,
      ukuran: file.size,
      diunggah: file.createdAt,
      diunggahOleh: file.createdBy,
    })
    .from(file)
    .where(
      and(inArray(file.resource, guarantees.map(evidenceResource)), eq(file.recordId, String(id))),
    )
    .orderBy(asc(file.createdAt), asc(file.id));
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
        berkas: files.filter(one => one.resource === evidenceResource(butir)),
      };
    }),
  };
}

export const statement: Handler<typeof faskesCalls.statement> = (ctx, { params }) =>
  getStatement(ctx, params.id);
