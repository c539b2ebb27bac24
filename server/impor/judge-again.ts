import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { imporRow } from '../db/schema/index.ts';
import type { Match } from './columns.ts';
import { groundsOf } from './grounds.ts';
import { judgeOf } from './judge.ts';
import type { JudgeContext, NumberedRow } from './judge-rows.ts';
import type { RowGrounds } from './judge-row.ts';
import { cellsOf, countRows, markSharedPhones, updateRows } from './rows.ts';
import type { ImporRow } from './scope.ts';
import { shareAgain } from './shared-phones.ts';
import { Seen } from './seen.ts';

export const groundsFor = (ctx: Pick<Context, 'db' | 'now'>, file: ImporRow): Promise<RowGrounds> =>
  groundsOf(ctx, file, file.columns as Match[]);

type Ctx = JudgeContext & Pick<Context, 'now'>;

/** Revalidates all rows in file order and updates the counts. */
export async function judgeAll(ctx: Ctx, file: ImporRow): Promise<void> {
  const grounds = await groundsFor(ctx, file);
  const seen = new Seen();
  for await (const rows of cellsOf(ctx.db, ctx.deps.keys, file.id)) {
    const judged = await judgeOf(ctx, file, rows, grounds, seen);
    await updateRows(ctx.db, ctx.deps.keys, file.id, rows, judged);
  }
  await markSharedPhones(ctx.db, file.id, seen.sharingPhones());
  await countRows(ctx.db, file.id, ctx.now);
}

/** SQL condition: the row is about one of these people. */
const naming = (people: readonly Buffer[]): SQL => inArray(imporRow.personKey, [...people]);

/** Person and phone indexes of rows as of their last validation. */
const lastJudged = ({ db }: Ctx, file: ImporRow, which: SQL) =>
  db
    .select({ personKey: imporRow.personKey, phoneKey: imporRow.phoneKey })
    .from(imporRow)
    .where(and(eq(imporRow.imporId, file.id), which));

/**
 * Revalidates corrected rows and all rows of the same people, before or after the correction,
 * because another row may become the first one of its person. Also revalidates rows that share a
 * phone number, and updates the counts.
 */
export async function judgeMended(
  ctx: Ctx,
  file: ImporRow,
  mended: readonly NumberedRow[],
): Promise<void> {
  const grounds = await groundsFor(ctx, file);
  const numbers = mended.map(row => row.rowNumber);
  const before = await lastJudged(ctx, file, inArray(imporRow.rowNumber, numbers));
  const alone = await judgeOf(ctx, file, mended, grounds, new Seen());
  await updateRows(ctx.db, ctx.deps.keys, file.id, mended, alone);
  const touched = [...before, ...alone];
  const people = touched.flatMap(one => one.personKey ?? []);
  const seen = new Seen();
  if (people.length > 0) {
    touched.push(...(await lastJudged(ctx, file, naming(people))));
    for await (const rows of cellsOf(ctx.db, ctx.deps.keys, file.id, naming(people))) {
      const judged = await judgeOf(ctx, file, rows, grounds, seen);
      await updateRows(ctx.db, ctx.deps.keys, file.id, rows, judged);
      touched.push(...judged);
    }
  }
  await shareAgain(
    ctx,
    file,
    grounds,
    touched.map(one => one.phoneKey),
  );
  await countRows(ctx.db, file.id, ctx.now);
}
