import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { imporCalls } from '#contract/impor/index.ts';
import { fillPath } from '#contract/path.ts';
import { fieldName, sheetOf, type SheetCell } from '#contract/peserta-columns/index.ts';
import { sayFinding, type Finding } from '#contract/peserta/index.ts';
import { issueTicket } from '../auth/ticket.ts';
import { writeAudit } from '../audit/audit.ts';
import { withoutTransaction, type Context, type Verb } from '../context.ts';
import { imporRow } from '../db/schema/index.ts';
import { streamAnswer } from '../files/stream.ts';
import { writeWorkbook, xlsxType, type CellValue } from '../spreadsheet/write.ts';
import { openCells, withMended } from './cells.ts';
import { groundsFor } from './judge-again.ts';
import { mustHaveRows } from './list-rows.ts';
import { batchRows } from './rows.ts';
import { findImpor, type ImporRow } from './scope.ts';

/**
 * Additional columns; their headers must match no template column when the file is imported again.
 */
const told = [
  { header: 'Baris di berkas asal', width: 20 },
  { header: 'Yang perlu diperbaiki', width: 80 },
];

/**
 * Exports the rejected rows with their corrections, in the template's columns, so that the
 * corrected file can be imported again unchanged.
 */
export const rejected: Verb<typeof imporCalls.rejected> = withoutTransaction(
  async (ctx, { params, query }) => {
    const file = await findImpor(ctx, params.id);
    mustHaveRows(file);
    const { sheet, columns } = sheetOf[file.kind];
    const outcomes = ['ditolak', 'ganda', ...(query.tidakValid ? ['tidakValid'] : [])];
    await writeAudit(ctx, {
      action: 'impor.unduh',
      resource: 'impor',
      recordId: file.id,
      recordLabel: file.fileName,
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
            ...told,
          ],
          // Text format also protects numbers typed into empty cells.
          textColumns: true,
          rows: linesOf(ctx, file, outcomes),
        },
      ],
    });
    const name = `Perbaikan-${file.id}.xlsx`;
    return streamAnswer({ name, mediaType: xlsxType, bytes }, failure => {
      if (failure !== undefined) ctx.log.error({ err: failure }, 'rejected rows broke off');
    });
  },
);

async function* linesOf(
  ctx: Context,
  file: ImporRow,
  outcomes: readonly string[],
): AsyncGenerator<CellValue[], void, undefined> {
  const grounds = await groundsFor(ctx, file);
  let after = 0;
  for (;;) {
    const rows = await ctx.deps.db
      .select({ rowNumber: imporRow.rowNumber, cells: imporRow.cells, findings: imporRow.findings })
      .from(imporRow)
      .where(
        and(
          eq(imporRow.imporId, file.id),
          inArray(imporRow.outcome, [...outcomes]),
          gt(imporRow.rowNumber, after),
        ),
      )
      .orderBy(asc(imporRow.rowNumber))
      .limit(batchRows);
    for (const { rowNumber, cells, findings } of rows) {
      const said = cells === null ? { cells: [], mended: {} } : openCells(ctx.deps.keys, cells);
      const read = withMended(said, grounds.mapping);
      const places = new Map(read.mapping.matches.map(({ field, index }) => [field, index]));
      yield [
        ...sheetOf[file.kind].columns.map(({ field }) =>
          asWritten(read.cells[places.get(field) ?? -1]),
        ),
        String(rowNumber),
        sayAll(findings as Finding[]),
      ];
    }
    if (rows.length < batchRows) return;
    after = rows.at(-1)?.rowNumber ?? after;
  }
}

/** All issues of a row in one cell, each prefixed by its field. */
const sayAll = (findings: readonly Finding[]): string =>
  [...new Set(findings.map(finding => `${fieldName(finding.field)}: ${sayFinding(finding)}`))].join(
    ' ',
  );

/**
 * Writes a cell with its original type; as text, a NIK rounded by Excel would look complete and a
 * serial date would no longer be a date.
 */
function asWritten(cell: SheetCell | undefined): CellValue {
  if (!cell || cell.text === '') return null;
  if (!cell.isNumber) return cell.text;
  return /^-?\d+$/.test(cell.text) ? BigInt(cell.text) : Number(cell.text);
}

export const rejectedTicket: Verb<typeof imporCalls.rejectedTicket> = async (
  ctx,
  { params, body },
) => {
  const file = await findImpor(ctx, params.id);
  mustHaveRows(file);
  const query = new URLSearchParams({ tidakValid: String(body.tidakValid) });
  const path = fillPath(imporCalls.rejected.path, params);
  const { ticket, expiresAt } = await issueTicket(ctx, path, query);
  return { tiket: ticket, berlakuSampai: expiresAt };
};
