import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { fillPath } from '#contract/core/path.ts';
import {
  fieldLabel,
  markLostDigits,
  mayHaveLostDigits,
  sheetByKind,
  type ColumnField,
  type SheetCell,
} from '#contract/domains/import/columns/index.ts';
import { importCalls, rowResults, type RowResult } from '#contract/domains/import/index.ts';
import { issueDescription, type Issue } from '#contract/domains/peserta/index.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import { importChange, importRow } from '#server/platform/db/schema/index.ts';
import { issueExportTicket, withExportSlot } from '#server/platform/files/export-queue.ts';
import type { ExportRun } from '#server/platform/files/export-run.ts';
import { streamExport } from '#server/platform/files/stream-export.ts';
import {
  writeWorkbook,
  xlsxMediaType,
  type CellValue,
} from '#server/platform/spreadsheet/write-workbook.ts';
import { personReference } from './person-reference.ts';
import { decryptCells, applyCorrections } from './row-cells.ts';
import { rowContextFor } from './validate/revalidate.ts';
import { readRow } from './validate/validate-row.ts';
import { issueHeaders } from './read/column-mapping.ts';
import { assertRowsAvailable } from './list-rows.ts';
import { batchRows } from './row-store.ts';
import { getImportFile, importTargetOf, type ImportFile } from './scope.ts';

/**
 * Additional columns; their headers must match no template column when the file is imported again.
 */
const issueColumns = [
  { header: issueHeaders.row, width: 20 },
  { header: issueHeaders.person, width: 22 },
  { header: issueHeaders.issues, width: 80 },
];

/**
 * Exports the rejected rows with their corrections, in the template's columns, so that the
 * corrected file can be imported again unchanged. Of an import that was undone, these are all rows that have no
 * effect now, because their corrections are in no other file.
 */
export const exportRejected: Handler<typeof importCalls.exportRejected> = withoutTransaction(
  async (ctx, { params, query }) => {
    const file = await getImportFile(ctx, params.id);
    assertRowsAvailable(file);
    const outcomes = undoneStates.has(file.status)
      ? rowResults
      : [...rejectedResults, ...(query.tidakValid ? (['tidakValid'] as const) : [])];
    return await withExportSlot(ctx, (run, end) => startExport(ctx, file, outcomes, run, end));
  },
);

const rejectedResults = ['ditolak', 'ganda'] as const satisfies readonly RowResult[];

const undoneStates: ReadonlySet<ImportFile['status']> = new Set([
  'DIURUNGKAN',
  'DIURUNGKAN_SEBAGIAN',
]);

/** Writes the audit entry and starts the stream. @param end frees the export slot */
async function startExport(
  ctx: Context,
  file: ImportFile,
  outcomes: readonly RowResult[],
  run: ExportRun,
  end: (isComplete: boolean) => void,
): Promise<Response> {
  const { sheet, columns } = sheetByKind[file.jenis];
  await writeAudit(ctx, {
    action: 'import.download',
    resource: 'import',
    recordId: file.id,
    recordLabel: file.namaBerkas,
    after: { hasil: outcomes },
  });
  const name = `Perbaikan-${file.id}.xlsx`;
  run.begin(name, await ctx.deps.db.$count(importRow, rejectedRows(file, outcomes)));
  const bytes = writeWorkbook({
    onRows: count => run.addRows(count),
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
        hasFilter: true,
        rows: rejectedLines(ctx, file, outcomes),
      },
    ],
  });
  return streamExport(ctx, { name, mediaType: xlsxMediaType, bytes }, run, end);
}

/** Condition for the rows of a file that are exported: those with an outcome, and without one that was not undone. */
const rejectedRows = ({ id, status }: ImportFile, outcomes: readonly RowResult[]) =>
  and(
    eq(importRow.importId, id),
    inArray(importRow.outcome, [...outcomes]),
    undoneStates.has(status)
      ? sql`not exists (
          select from ${importChange} s
          where s.import_id = ${importRow}.import_id and s.row_number = ${importRow}.row_number
            and s.undone_at is null
        )`
      : undefined,
  );

/** The participant that the row was saved as, unless the import of it was undone. */
const savedPesertaId = sql<number | null>`(
  select s.peserta_id from ${importChange} s
  where s.import_id = ${importRow}.import_id and s.row_number = ${importRow}.row_number
    and s.undone_at is null and ${importRow}.outcome = 'tidakValid'
  limit 1
)`;

async function* rejectedLines(
  ctx: Context,
  file: ImportFile,
  outcomes: readonly RowResult[],
): AsyncGenerator<CellValue[], void, undefined> {
  const context = await rowContextFor(ctx, file);
  let after = 0;
  for (;;) {
    const rows = await ctx.deps.db
      .select({
        rowNumber: importRow.rowNumber,
        cells: importRow.cells,
        issues: importRow.issues,
        savedId: savedPesertaId,
      })
      .from(importRow)
      .where(and(rejectedRows(file, outcomes), gt(importRow.rowNumber, after)))
      .orderBy(asc(importRow.rowNumber))
      .limit(batchRows);
    for (const { rowNumber, cells, issues, savedId } of rows) {
      const rowCells =
        cells === null ? { cells: [], corrections: {} } : decryptCells(ctx.deps.keys, cells);
      const read = applyCorrections(rowCells, context.mapping);
      const { repaired } = readRow(rowCells, context);
      const places = new Map(read.mapping.matches.map(({ field, index }) => [field, index]));
      yield [
        ...sheetByKind[file.jenis].columns.map(({ field }) =>
          originalCell(field, read.cells[places.get(field) ?? -1], repaired),
        ),
        String(rowNumber),
        savedId === null ? null : personReference(ctx.deps.keys, importTargetOf(file), savedId),
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

const numberFields = new Set<ColumnField>(['nik', 'noPaspor', 'noKitas', 'penanggung']);

/**
 * Writes a cell with its original type, because as text a serial date would no longer be a date. Of an identity
 * number that lost digits, unless it can be repaired, only those that are certain are written: with the others it
 * would be read as a whole number.
 */
function originalCell(
  field: ColumnField,
  cell: SheetCell | undefined,
  repaired: readonly ColumnField[],
): CellValue {
  if (!cell || cell.text === '') return null;
  const hasLostDigits =
    numberFields.has(field) && !repaired.includes(field) && mayHaveLostDigits(cell);
  if (hasLostDigits && cell.isNumber) return markLostDigits(cell.text);
  if (!cell.isNumber) return cell.text;
  return /^-?\d+$/.test(cell.text) ? BigInt(cell.text) : Number(cell.text);
}

export const exportRejectedTicket: Handler<typeof importCalls.exportRejectedTicket> = async (
  ctx,
  { params, body },
) => {
  const file = await getImportFile(ctx, params.id);
  assertRowsAvailable(file);
  const path = fillPath(importCalls.exportRejected.path, params);
  return await issueExportTicket(ctx, path, { tidakValid: body.tidakValid });
};
