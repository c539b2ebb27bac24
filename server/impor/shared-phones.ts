import { and, eq, inArray, sql } from 'drizzle-orm';
import { imporRow } from '../db/schema/index.ts';
import { phoneShared } from '../peserta/index.ts';
import { judgeOf } from './judge.ts';
import type { JudgeContext } from './judge-rows.ts';
import type { RowGrounds } from './judge-row.ts';
import { cellsOf, markSharedPhones, updateRows } from './rows.ts';
import type { ImporRow } from './scope.ts';
import { Seen } from './seen.ts';

/** The rows of a file that share each of some numbers, and those of them that are told so. */
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
 * Tells the rows of some numbers anew whether more people of the file share them than may: one that was
 * mended may have come to a number, or have left it.
 * @param phones blind indexes of the numbers that mended rows had and have
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
  // The file is no reason any more; whether others who are registered still are, judging tells.
  const told = groups.flatMap(group => (many.includes(group) ? [] : group.told));
  if (told.length === 0) return;
  for await (const rows of cellsOf(db, deps.keys, file.id, inArray(imporRow.rowNumber, told))) {
    const judged = await judgeOf(ctx, file, rows, grounds, new Seen());
    await updateRows(db, deps.keys, file.id, rows, judged);
  }
}
