import { and, eq, inArray, sql } from 'drizzle-orm';
import { imporRow } from '../db/schema/index.ts';
import { phoneShared } from '../peserta/index.ts';
import { judgeOf } from './judge.ts';
import type { JudgeContext } from './judge-rows.ts';
import type { RowGrounds } from './judge-row.ts';
import { cellsOf, markSharedPhones, updateRows } from './rows.ts';
import type { ImporRow } from './scope.ts';
import { Seen } from './seen.ts';

/** Rows grouped by shared phone number, and those of them that have warning W03. */
const sharing = ({ db }: JudgeContext, file: ImporRow, phones: readonly Buffer[]) =>
  db
    .select({
      rows: sql<number[]>`array_agg(${imporRow.rowNumber})`,
      told: sql<
        number[]
      >`coalesce(array_agg(${imporRow.rowNumber}) filter (where 'W03' = any(${imporRow.codes})), '{}')`,
    })
    .from(imporRow)
    .where(and(eq(imporRow.imporId, file.id), inArray(imporRow.phoneKey, [...phones])))
    .groupBy(imporRow.phoneKey);

/**
 * Updates warning W03 after corrections, which may add rows to a number or remove them.
 * @param phones blind indexes of the numbers before and after the corrections
 */
export async function shareAgain(
  ctx: JudgeContext,
  file: ImporRow,
  grounds: RowGrounds,
  phones: readonly (Buffer | null)[],
): Promise<void> {
  const { db, deps } = ctx;
  const known = phones.filter(phone => phone !== null);
  const groups = known.length > 0 ? await sharing(ctx, file, known) : [];
  const many = groups.filter(({ rows }) => rows.length > phoneShared);
  await markSharedPhones(
    db,
    file.id,
    many.flatMap(({ rows }) => rows),
  );
  // The file no longer causes the warning; validation decides whether existing registrations do.
  const told = groups.flatMap(group => (many.includes(group) ? [] : group.told));
  if (told.length === 0) return;
  for await (const rows of cellsOf(db, deps.keys, file.id, inArray(imporRow.rowNumber, told))) {
    const judged = await judgeOf(ctx, file, rows, grounds, new Seen());
    await updateRows(db, deps.keys, file.id, rows, judged);
  }
}
