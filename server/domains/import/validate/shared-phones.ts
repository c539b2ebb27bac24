import { and, eq, inArray, sql } from 'drizzle-orm';
import { maxPeoplePerPhone } from '#server/domains/peserta/index.ts';
import { importRow } from '#server/platform/db/schema/index.ts';
import { readRowsInBatches, markSharedPhones, updateRows } from '../row-store.ts';
import type { ImportFile } from '../scope.ts';
import { validateRows } from './validate-rows.ts';
import type { ValidateContext } from './registration-rows.ts';
import type { RowContext } from './validate-row.ts';
import { FirstRows } from './first-rows.ts';

/** Mobile numbers per query. */
const batchPhones = 5_000;

/** Rows grouped by shared phone number, and those of them that have warning W03. */
const findPhoneGroups = ({ db }: ValidateContext, file: ImportFile, phones: readonly Buffer[]) =>
  db
    .select({
      rows: sql<number[]>`array_agg(${importRow.rowNumber})`,
      flaggedRowNumbers: sql<
        number[]
      >`coalesce(array_agg(${importRow.rowNumber}) filter (where 'W03' = any(${importRow.codes})), '{}')`,
    })
    .from(importRow)
    .where(and(eq(importRow.importId, file.id), inArray(importRow.phoneKey, [...phones])))
    .groupBy(importRow.phoneKey);

/**
 * Updates warning W03 after corrections, which may add rows to a number or remove them.
 * @param phones blind indexes of the numbers before and after the corrections
 */
export async function revalidateSharedPhones(
  ctx: ValidateContext,
  file: ImportFile,
  context: RowContext,
  phones: readonly Buffer[],
): Promise<void> {
  for (let at = 0; at < phones.length; at += batchPhones) {
    await revalidateBatch(ctx, file, context, phones.slice(at, at + batchPhones));
  }
}

async function revalidateBatch(
  ctx: ValidateContext,
  file: ImportFile,
  context: RowContext,
  phones: readonly Buffer[],
): Promise<void> {
  const { db, deps } = ctx;
  const groups = await findPhoneGroups(ctx, file, phones);
  const many = groups.filter(({ rows }) => rows.length > maxPeoplePerPhone);
  await markSharedPhones(
    db,
    file.id,
    many.flatMap(({ rows }) => rows),
  );
  // The file no longer causes the warning; validation decides whether existing registrations do.
  const flaggedRows = groups.flatMap(group =>
    many.includes(group) ? [] : group.flaggedRowNumbers,
  );
  if (flaggedRows.length === 0) return;
  for await (const rows of readRowsInBatches(
    db,
    deps.keys,
    file.id,
    inArray(importRow.rowNumber, flaggedRows),
  )) {
    const validated = await validateRows(ctx, file, rows, context, new FirstRows());
    await updateRows(db, deps.keys, file.id, rows, validated);
  }
}
