import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { importRow } from '#server/platform/db/schema/index.ts';
import type { ColumnMatch } from '../read/column-mapping.ts';
import { readRowsInBatches, updateRowCounts, markSharedPhones, updateRows } from '../row-store.ts';
import type { ImportFile } from '../scope.ts';
import { createRowContext } from './row-context.ts';
import { validateRows } from './validate-rows.ts';
import type { ValidateContext, NumberedRow } from './registration-rows.ts';
import type { RowContext } from './validate-row.ts';
import { revalidateSharedPhones } from './shared-phones.ts';
import { FirstRows } from './first-rows.ts';
import { holdRowsNamedDifferently } from './held-rows.ts';

export const rowContextFor = (
  ctx: Pick<Context, 'db' | 'now'>,
  file: ImportFile,
): Promise<RowContext> => createRowContext(ctx, file, file.columns as ColumnMatch[]);

type RevalidateContext = ValidateContext & Pick<Context, 'now'>;

/** Revalidates all rows in file order and updates the counts. */
export async function revalidateAll(ctx: RevalidateContext, file: ImportFile): Promise<void> {
  const context = await rowContextFor(ctx, file);
  const firstRows = new FirstRows();
  for await (const rows of readRowsInBatches(ctx.db, ctx.deps.keys, file.id)) {
    const validated = await validateRows(ctx, file, rows, context, firstRows);
    await updateRows(ctx.db, ctx.deps.keys, file.id, rows, validated);
  }
  await completeValidation(ctx, file, context, firstRows);
}

/**
 * Adds the issues that only all rows of a file show, and updates the counts.
 * @param firstRows what the rows, validated in file order, contain
 */
export async function completeValidation(
  ctx: RevalidateContext,
  file: ImportFile,
  context: RowContext,
  firstRows: FirstRows,
): Promise<void> {
  const phones = await holdRowsNamedDifferently(ctx, file, context, firstRows);
  await markSharedPhones(ctx.db, file.id, firstRows.rowsSharingPhones());
  await revalidateSharedPhones(ctx, file, context, phones);
  await updateRowCounts(ctx.db, file.id, ctx.now);
}

/** SQL condition: the row is about one of these people. */
const isAboutPeople = (people: readonly Buffer[]): SQL => inArray(importRow.personKey, [...people]);

/** Person and phone indexes of rows as of their last validation. */
const findLastValidated = ({ db }: RevalidateContext, file: ImportFile, which: SQL) =>
  db
    .select({ personKey: importRow.personKey, phoneKey: importRow.phoneKey })
    .from(importRow)
    .where(and(eq(importRow.importId, file.id), which));

/**
 * Revalidates corrected rows and all rows of the same people, before or after the correction,
 * because another row may become the first one of its person. Also revalidates rows that share a
 * phone number, and updates the counts.
 * @returns the numbers of the other rows of the same people
 */
export async function revalidateFixed(
  ctx: RevalidateContext,
  file: ImportFile,
  fixedRows: readonly NumberedRow[],
): Promise<number[]> {
  const context = await rowContextFor(ctx, file);
  const numbers = fixedRows.map(row => row.rowNumber);
  const before = await findLastValidated(ctx, file, inArray(importRow.rowNumber, numbers));
  const revalidated = await validateRows(ctx, file, fixedRows, context, new FirstRows());
  await updateRows(ctx.db, ctx.deps.keys, file.id, fixedRows, revalidated);
  const touched = [...before, ...revalidated];
  const phones: Buffer[] = [];
  const others: number[] = [];
  const people = touched.flatMap(one => one.personKey ?? []);
  const firstRows = new FirstRows();
  if (people.length > 0) {
    touched.push(...(await findLastValidated(ctx, file, isAboutPeople(people))));
    for await (const rows of readRowsInBatches(
      ctx.db,
      ctx.deps.keys,
      file.id,
      isAboutPeople(people),
    )) {
      const validated = await validateRows(ctx, file, rows, context, firstRows);
      await updateRows(ctx.db, ctx.deps.keys, file.id, rows, validated);
      touched.push(...validated);
      others.push(...rows.map(row => row.rowNumber).filter(one => !numbers.includes(one)));
    }
    phones.push(...(await holdRowsNamedDifferently(ctx, file, context, firstRows)));
  }
  phones.push(...touched.flatMap(one => one.phoneKey ?? []));
  await revalidateSharedPhones(ctx, file, context, phones);
  await updateRowCounts(ctx.db, file.id, ctx.now);
  return others;
}
