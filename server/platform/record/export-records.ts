import { and, asc, gt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { exportWorkbook } from '#server/platform/audit/export-workbook.ts';
import type { Context } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { CellValue } from '#server/platform/spreadsheet/write-workbook.ts';
import type { RecordSelect } from './list.ts';

/** Rows that are read at a time. */
const batchRows = 1000;

/** A column of an exported list. */
export interface ExportColumn<Row> {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  readonly of: (row: Row, ctx: Context) => CellValue;
}

interface RecordExport<Row extends { readonly id: number }> {
  readonly resource: string;
  /** Name of the sheet, and without spaces and with the day of the file. */
  readonly name: string;
  /** Name of the file, where it is another one. */
  readonly fileName?: string;
  readonly id: AnyColumn;
  readonly select: (ctx: Context) => RecordSelect<Row>;
  /** The records that match the filters in the caller's scope. */
  readonly condition: (ctx: Context) => Promise<SQL | undefined>;
  /** The filters for the audit entry. */
  readonly filters: unknown;
  readonly columns: readonly ExportColumn<Row>[];
}

/** Yields the matching records as spreadsheet rows, the oldest first. */
async function* exportRows<Row extends { readonly id: number }>(
  exporting: Context,
  { id, select, condition, columns }: RecordExport<Row>,
): AsyncGenerator<CellValue[], void, undefined> {
  const ctx = { ...exporting, db: exporting.reader };
  const matching = await condition(ctx);
  for (let last = 0; ;) {
    const rows = await select(ctx)
      .where(and(matching, gt(id, last)))
      .orderBy(asc(id))
      .limit(batchRows);
    for (const row of rows) yield columns.map(({ of }) => of(row, ctx));
    if (rows.length < batchRows) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Answers with a workbook of the records of a list. The handler must be marked `withoutTransaction`,
 * because the stream outlives it.
 * @throws Problem 503 with the position in the queue while other exports run
 */
export const exportRecords = <Row extends { readonly id: number }>(
  ctx: Context,
  spec: RecordExport<Row>,
): Promise<Response> =>
  exportWorkbook(ctx, {
    resource: spec.resource,
    fileName: spec.fileName ?? `${spec.name.replaceAll(' ', '')}-${dayInJakarta(ctx.now)}.xlsx`,
    count: async inside => {
      const matching = spec.select(inside).where(await spec.condition(inside));
      return await inside.db.$count(sql`${matching} as matching`);
    },
    filters: spec.filters,
    sheets: [
      {
        name: spec.name,
        columns: spec.columns.map(({ header, width }) => ({ header, width })),
        rows: exportRows(ctx, spec),
      },
    ],
  });
