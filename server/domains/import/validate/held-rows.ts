import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { importRow } from '#server/platform/db/schema/index.ts';
import { readRowsInBatches, updateRows } from '../row-store.ts';
import type { ImportFile } from '../scope.ts';
import type { FirstRows } from './first-rows.ts';
import type { ValidateContext } from './registration-rows.ts';
import type { RowContext } from './validate-row.ts';
import { validateRows } from './validate-rows.ts';

/** People per query. */
const batchPeople = 500;

/**
 * Revalidates all rows of the people whom the rows validated so far name differently: which of the
 * names is right is unknown, so none of these rows may be saved.
 * @param firstRows people and names of the stored rows; the held rows are added to it
 * @returns blind indexes of the mobile numbers that the rows had before
 */
export async function holdRowsNamedDifferently(
  ctx: ValidateContext,
  file: ImportFile,
  context: RowContext,
  firstRows: FirstRows,
): Promise<Buffer[]> {
  const people = firstRows.peopleNamedDifferently();
  const phones: Buffer[] = [];
  for (let at = 0; at < people.length; at += batchPeople) {
    const isOfSome = inArray(importRow.personKey, people.slice(at, at + batchPeople));
    phones.push(...(await holdRowsOf(ctx, file, isOfSome, firstRows)));
    for await (const rows of readRowsInBatches(ctx.db, ctx.deps.keys, file.id, isOfSome)) {
      const validated = await validateRows(ctx, file, rows, context, firstRows);
      await updateRows(ctx.db, ctx.deps.keys, file.id, rows, validated);
    }
  }
  return phones;
}

async function holdRowsOf(
  { db }: ValidateContext,
  file: ImportFile,
  isOfSome: ReturnType<typeof inArray>,
  firstRows: FirstRows,
): Promise<Buffer[]> {
  const rows = await db
    .select({
      personKey: importRow.personKey,
      phoneKey: importRow.phoneKey,
      rowNumber: importRow.rowNumber,
    })
    .from(importRow)
    .where(and(eq(importRow.importId, file.id), isOfSome, ne(importRow.outcome, 'dilewati')))
    .orderBy(asc(importRow.rowNumber));
  const byPerson = new Map<string, { person: Buffer; numbers: number[] }>();
  for (const { personKey, rowNumber } of rows) {
    if (personKey === null) continue;
    const name = personKey.toString('latin1');
    const known = byPerson.get(name);
    if (known) known.numbers.push(rowNumber);
    else byPerson.set(name, { person: personKey, numbers: [rowNumber] });
  }
  for (const { person, numbers } of byPerson.values()) firstRows.hold(person, numbers);
  return rows.flatMap(row => row.phoneKey ?? []);
}
