import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { importCalls } from '#contract/import/index.ts';
import { fillPath } from '#contract/path.ts';
import { fieldLabel, sheetByKind, type SheetCell } from '#contract/import/columns/index.ts';
import { issueDescription, type Issue } from '#contract/peserta/index.ts';
import { issueDownloadTicket } from '../files/download-ticket.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { withoutTransaction, type Context, type Handler } from '../context.ts';
import { importRow } from '../db/schema/index.ts';
import { streamResponse } from '../files/stream.ts';
import { writeWorkbook, xlsxMediaType, type CellValue } from '../spreadsheet/write-workbook.ts';
import { decryptCells, applyCorrections } from './row-cells.ts';
import { rowContextFor } from './validate/revalidate.ts';
import { assertRowsAvailable } from './list-rows.ts';
import { batchRows } from './row-store.ts';
import { getImportFile, type ImportFile } from './scope.ts';

/**
 * Additional columns; their headers must match no template column when the file is imported again.
 */
const issueColumns = [
  { header: 'Baris di berkas asal', width: 20 },
  { header: 'Yang perlu diperbaiki', width: 80 },
];

/**
 * Exports the rejected rows with their corrections, in the template's columns, so that the
 * corrected file can be imported again unchanged.
 */
export const exportRejected: Handler<typeof importCalls.exportRejected> = withoutTransaction(
  async (ctx, { params, query }) => {
    const file = await getImportFile(ctx, params.id);
    assertRowsAvailable(file);
    const { sheet, columns } = sheetByKind[file.jenis];
    const outcomes = ['ditolak', 'ganda', ...(query.tidakValid ? ['tidakValid'] : [])];
    await writeAudit(ctx, {
      action: 'import.download',
      resource: 'import',
      recordId: file.id,
      recordLabel: file.namaBerkas,
      after: { hasil: outcomes },
    });
    const bytes = writeWorkbook({
      sheets: [
        {
          name: sheet ?? 'Smart Checking',
          columns: [
            ...columns.map(({ header, width }) => ({
              header,
              width,
              kind: 'text' as const,
            })),
            ...issueColumns,
          ],
          // Text format also protects numbers typed into empty cells.
          textColumns: true,
          rows: rejectedLines(ctx, file, outcomes),
        },
      ],
    });
    const name = `Perbaikan-${file.id}.xlsx`;
    return streamResponse({ name, mediaType: xlsxMediaType, bytes }, failure => {
      if (failure !== undefined) ctx.log.error({ err: failure }, 'rejected-rows download aborted');
    });
  },
);

async function* rejectedLines(
  ctx: Context,
  file: ImportFile,
  outcomes: readonly string[],
): AsyncGenerator<CellValue[], void, undefined> {
  const context = await rowContextFor(ctx, file);
  let after = 0;
  for (;;) {
    const rows = await ctx.deps.db
      .select({
        rowNumber: importRow.rowNumber,
        cells: importRow.cells,
        issues: importRow.issues,
      })
      .from(importRow)
      .where(
        and(
          eq(importRow.importId, file.id),
          inArray(importRow.outcome, [...outcomes]),
          gt(importRow.rowNumber, after),
        ),
      )
      .orderBy(asc(importRow.rowNumber))
      .limit(batchRows);
    for (const { rowNumber, cells, issues } of rows) {
      const rowCells =
        cells === null ? { cells: [], corrections: {} } : decryptCells(ctx.deps.keys, cells);
      const read = applyCorrections(rowCells, context.mapping);
      const places = new Map(read.mapping.matches.map(({ field, index }) => [field, index]));
      yield [
        ...sheetByKind[file.jenis].columns.map(({ field }) =>
          originalCell(read.cells[places.get(field) ?? -1]),
        ),
        String(rowNumber),
        allIssuesText(ctx, issues as Issue[]),
      ];
    }
    if (rows.length < batchRows) return;
    after = rows.at(-1)?.rowNumber ?? after;
  }
}

/** All issues of a row in one cell, each prefixed by its field. */
const allIssuesText = ({ render }: Context, issues: readonly Issue[]): string =>
  [
    ...new Set(
      issues.map(issue => `${fieldLabel(issue.field)}: ${render(issueDescription(issue))}`),
    ),
  ].join(' ');

/**
 * Writes a cell with its original type; as text, a NIK rounded by Excel would look complete and a
 * serial date would no longer be a date.
 */
function originalCell(cell: SheetCell | undefined): CellValue {
  if (!cell || cell.text === '') return null;
  if (!cell.isNumber) return cell.text;
  return /^-?\d+$/.test(cell.text) ? BigInt(cell.text) : Number(cell.text);
}

export const exportRejectedTicket: Handler<typeof importCalls.exportRejectedTicket> = async (
  ctx,
  { params, body },
) => {
  const file = await getImportFile(ctx, params.id);
  assertRowsAvailable(file);
  const query = new URLSearchParams({ tidakValid: String(body.tidakValid) });
  const path = fillPath(importCalls.exportRejected.path, params);
  const { ticket, expiresAt } = await issueDownloadTicket(ctx, path, query);
  return { tiket: ticket, berlakuSampai: expiresAt };
};
