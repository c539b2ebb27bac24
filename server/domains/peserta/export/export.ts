import { and, not } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import {
  exportProfileFor,
  type ExportCallName,
  type ExportProfile,
  type pesertaCalls,
} from '#contract/domains/peserta/index.ts';
import { exportWorkbook } from '#server/platform/audit/export-workbook.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import type { WriteBatchedSheet, WriteSheet } from '#server/platform/spreadsheet/write-workbook.ts';
import { pesertaCondition, type ListScope, type PesertaFilter } from '../filter.ts';
import { countPeserta } from '../list.ts';
import { limitNikGuesses } from '../nik-guess-limit.ts';
import { isUnrestricted } from '../restriction.ts';
import { exportRows, type ExportTotals } from './export-rows.ts';
import { infoSheet, appliedFilters } from './info-sheet.ts';

type Query = HandlerInput<typeof pesertaCalls.export>['query'];

/** Vaccination type of boosters given elsewhere. */
const externalBoosterType = 2;

/** Exports all matching participants as a spreadsheet. */
async function exportPeserta(
  ctx: Context,
  call: ExportCallName,
  query: Query,
  listScope: ListScope = 'role',
): Promise<Response> {
  await limitNikGuesses(ctx, [query.nik, query.q]);
  const { ExportVersion: version, ...criteria } = query;
  const profile = exportProfileFor(call, version, criteria.vaccinationType);
  return await exportWorkbook(ctx, {
    resource: 'peserta',
    fileName: profile.fileName,
    count: inside => countExported(inside, listScope, criteria),
    filters: appliedFilters(criteria),
    sheets: exportSheets(ctx, listScope, criteria, profile),
  });
}

/** Counts the matching participants without those who are not exported, who are few. */
async function countExported(
  ctx: Context,
  listScope: ListScope,
  criteria: PesertaFilter,
): Promise<number> {
  const matching = pesertaCondition(ctx, listScope, criteria);
  const restricted = await ctx.db.$count(peserta, and(matching, not(isUnrestricted)));
  return (await countPeserta(ctx, listScope, criteria)) - restricted;
}

/**
 * Participants first and the description second, because the row count is known only at the end.
 */
function exportSheets(
  ctx: Context,
  listScope: ListScope,
  criteria: Omit<Query, 'ExportVersion'>,
  profile: ExportProfile,
): (WriteSheet | WriteBatchedSheet)[] {
  const totals: ExportTotals = { rows: 0 };
  const batches = exportRows(ctx, listScope, criteria, profile, totals);
  return [
    { name: 'Peserta', hasFilter: true, columns: profile.columns, batches },
    infoSheet(ctx, profile, criteria, totals),
  ];
}

export const exportAll: Handler<typeof pesertaCalls.export> = withoutTransaction(
  async (ctx, { query }) => await exportPeserta(ctx, 'Export', query),
);

export const exportByUser: Handler<typeof pesertaCalls.exportByUser> = withoutTransaction(
  async (ctx, { query }) => await exportPeserta(ctx, 'exportByUserId', query, 'personal'),
);

export const exportFaskes: Handler<typeof pesertaCalls.exportFaskes> = withoutTransaction(
  async (ctx, { query }) => await exportPeserta(ctx, 'ExportFaskes', query),
);

export const exportFaskesExternal: Handler<typeof pesertaCalls.exportFaskesExternal> =
  withoutTransaction(
    async (ctx, { query }) =>
      await exportPeserta(ctx, 'exportfaskesexternal', {
        ...query,
        vaccinationType: externalBoosterType,
      }),
  );
