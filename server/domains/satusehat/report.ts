import { toPage } from '#contract/core/list.ts';
import type { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import {
  satusehatStates,
  type SatusehatReport,
  type SatusehatState,
} from '#contract/domains/satusehat/record.ts';
import { resolveFaskes } from '#server/domains/vaksinasi/index.ts';
import { eq } from 'drizzle-orm';
import type { Context, Handler } from '#server/platform/context.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { assessRange, toExport, toRecord, type Assessed } from './assess.ts';

/** Counts the records of each state. */
const countStates = (assessed: readonly Assessed[]): Record<SatusehatState, number> => {
  const counts = Object.fromEntries(satusehatStates.map(state => [state, 0])) as Record<
    SatusehatState,
    number
  >;
  for (const { keadaan } of assessed) counts[keadaan] += 1;
  return counts;
};

async function findNumbers({ db }: Context, id: number) {
  const [found] = await db
    .select({ ihsOrganisasi: faskes.ihsOrganisasi, ihsLokasi: faskes.ihsLokasi })
    .from(faskes)
    .where(eq(faskes.id, id));
  return found ?? { ihsOrganisasi: null, ihsLokasi: null };
}

/** Says of each dose of a facility on some days whether it is ready for SATUSEHAT, or what it lacks. */
export const report: Handler<typeof satusehatCalls.report> = async (
  ctx,
  { query },
): Promise<SatusehatReport> => {
  const { id, name: namaFaskes, zone: zona } = await resolveFaskes(ctx, query.idFaskes);
  const assessed = await assessRange(ctx, { ...query, idFaskes: id });
  const shown = query.keadaan
    ? assessed.filter(({ keadaan }) => keadaan === query.keadaan)
    : assessed;
  const start = (query.pageNumber - 1) * query.pageSize;
  return {
    ...toPage(shown.slice(start, start + query.pageSize).map(toRecord), shown.length, query),
    faskes: { id, namaFaskes, zona, ...(await findNumbers(ctx, id)) },
    hitungan: countStates(assessed),
    sidik: toExport(assessed).sidik,
  };
};
