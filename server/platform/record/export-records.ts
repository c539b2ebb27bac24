import { and, asc, gt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { exportFileName } from '#contract/core/values/sheet.ts';
import { exportSheet, type ExportColumn } from '#server/platform/audit/export-sheet.ts';
import { exportWorkbook } from '#server/platform/audit/export-workbook.ts';
import type { Context } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { RecordSelect } from './list.ts';

/** Rows that are read at a time. */
const batchRows = 1000;

interface RecordExport<Row extends { readonly id: number }> {
  readonly resource: string;
  /** Name of the sheet, from which the name of the file is made. */
  readonly name: string;
  /** Name of the file, where it is another one. */
  readonly fileName?: string | undefined;
  readonly id: AnyColumn;
  readonly select: (ctx: Context) => RecordSelect<Row>;
  /** The records that match the filters in the caller's scope. */
  readonly condition: (ctx: Context) => Promise<SQL | undefined>;
  /** The filters for the audit entry. */
  readonly filters: unknown;
  readonly columns: readonly ExportColumn<Row>[];
  /** The participant whose data a row has. */
  readonly personOf?: (row: Row) => number | null;
}

/** Yields the matching records, the oldest first. */
async function* matchingRows<Row extends { readonly id: number }>(
  ctx: Context,
  { id, select, condition }: RecordExport<Row>,
): AsyncGenerator<Row, void, undefined> {
  const matching = await condition(ctx);
  for (let last = 0; ;) {
    const rows = await select(ctx)
      .where(and(matching, gt(id, last)))
      .orderBy(asc(id))
      .limit(batchRows);
    yield* rows;
    if (rows.length < batchRows) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Answers with a workbook of the records of a list. The handler must be marked `withoutTransaction`,
 * because the stream outlives it.
 * @throws Problem 503 with the position in the queue while other exports run
 */
export async function exportRecords<Row extends { readonly id: number }>(
  ctx: Context,
  spec: RecordExport<Row>,
): Promise<Response> {
  const { resource, name, columns, filters, personOf } = spec;
  const reading = { ...ctx, db: ctx.reader };
  return await exportWorkbook(ctx, {
    resource,
    fileName: spec.fileName ?? exportFileName(name, dayInJakarta(ctx.now)),
    count: async inside => {
      const matching = spec.select(inside).where(await spec.condition(inside));
      return await inside.db.$count(sql`${matching} as matching`);
    },
    filters,
    sheets: [
      await exportSheet(reading, { name, columns, personOf, rows: matchingRows(reading, spec) }),
    ],
  });
}
