import type { HandlerInput } from '#contract/endpoint.ts';
import {
  exportProfileFor,
  type ExportCallName,
  type ExportProfile,
  type pesertaCalls,
} from '#contract/peserta/index.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { withoutTransaction, type Context, type Handler } from '../../context.ts';
import { transaction } from '../../db/client.ts';
import { withExportSlot } from '../../files/export-slot.ts';
import { streamResponse } from '../../files/stream.ts';
import { writeWorkbook, xlsxMediaType, type WriteSheet } from '../../spreadsheet/write-workbook.ts';
import { exportRows, type ExportTotals } from './export-rows.ts';
import { infoSheet, appliedFilters } from './info-sheet.ts';
import type { ListScope } from '../filter.ts';
import { countPeserta } from '../list.ts';
import { limitNikGuesses } from '../nik-guess-limit.ts';

type Query = HandlerInput<typeof pesertaCalls.export>['query'];

/** Vaccination type of boosters given elsewhere. */
const externalBoosterType = 2;

/**
 * Streams all matching participants as a spreadsheet. It runs without a transaction because the
 * stream outlives the handler; the audit entry is written before the first byte.
 */
async function exportPeserta(
  ctx: Context,
  call: ExportCallName,
  query: Query,
  listScope: ListScope = 'reach',
): Promise<Response> {
  await limitNikGuesses(ctx, [query.nik, query.q]);
  return await withExportSlot(ctx.deps.db, release =>
    startExport(ctx, call, query, listScope, release),
  );
}

/**
 * Writes the audit entry and starts the stream.
 * @param release frees the export slot once the last byte is sent or the client disconnects
 */
async function startExport(
  ctx: Context,
  call: ExportCallName,
  query: Query,
  listScope: ListScope,
  release: () => void,
): Promise<Response> {
  const { ExportVersion: version, ...criteria } = query;
  const profile = exportProfileFor(call, version, criteria.vaccinationType);
  await transaction(ctx.deps.db, async tx => {
    const inside = { ...ctx, db: tx };
    const n = await countPeserta(inside, listScope, criteria);
    await writeAudit(inside, {
      action: 'peserta.export',
      resource: 'peserta',
      recordLabel: profile.fileName,
      after: { jumlah: n, saringan: appliedFilters(criteria) },
    });
  });
  const file = {
    name: profile.fileName,
    mediaType: xlsxMediaType,
    bytes: writeWorkbook({ sheets: exportSheets(ctx, listScope, criteria, profile) }),
  };
  return streamResponse(file, failure => {
    release();
    if (failure !== undefined) ctx.log.error({ err: failure }, 'export aborted');
  });
}

/**
 * Participants first and the description second, because the row count is known only at the end.
 */
function exportSheets(
  ctx: Context,
  listScope: ListScope,
  criteria: Omit<Query, 'ExportVersion'>,
  profile: ExportProfile,
): WriteSheet[] {
  const totals: ExportTotals = { rows: 0 };
  const rows = exportRows(ctx, listScope, criteria, profile, totals);
  return [
    { name: 'Peserta', columns: profile.columns, rows },
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
