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
import { Seen } from './seen.ts';

export const groundsFor = (ctx: Pick<Context, 'db' | 'now'>, file: ImporRow): Promise<RowGrounds> =>
  groundsOf(ctx, file, file.columns as Match[]);

type Ctx = JudgeContext & Pick<Context, 'now'>;

/** Judges all rows of a file anew, in its order, and counts them. */
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

/** Rows of a file by their numbers, or by the people they name. */
const naming = (people: readonly Buffer[]): SQL => inArray(imporRow.personKey, [...people]);

/**
 * Judges rows that were mended, and with them all that name the same people, before or now: which of
 * several stands for a person may be another one then. Counts the file anew.
 */
export async function judgeMended(
  ctx: Ctx,
  file: ImporRow,
  mended: readonly NumberedRow[],
): Promise<void> {
  const grounds = await groundsFor(ctx, file);
  const numbers = mended.map(row => row.rowNumber);
  const before = await ctx.db
    .select({ personKey: imporRow.personKey })
    .from(imporRow)
    .where(and(eq(imporRow.imporId, file.id), inArray(imporRow.rowNumber, numbers)));
  const alone = await judgeOf(ctx, file, mended, grounds, new Seen());
  await updateRows(ctx.db, ctx.deps.keys, file.id, mended, alone);
  const people = [...before, ...alone].flatMap(one => one.personKey ?? []);
  const seen = new Seen();
  if (people.length > 0) {
    for await (const rows of cellsOf(ctx.db, ctx.deps.keys, file.id, naming(people))) {
      const judged = await judgeOf(ctx, file, rows, grounds, seen);
      await updateRows(ctx.db, ctx.deps.keys, file.id, rows, judged);
    }
  }
  await countRows(ctx.db, file.id, ctx.now);
}
