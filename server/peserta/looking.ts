import { and } from 'drizzle-orm';
import { withoutTransaction, type Context } from '../context.ts';
import { transaction } from '../db/client.ts';
import { peserta } from '../db/schema/index.ts';
import { isWholeNik, matching } from './filter.ts';
import { plainNik } from './identity.ts';
import { reachOf } from './scope.ts';

/**
 * Counts NIKs that are looked for and that nobody within reach has.
 * @param texts what is looked for; those that are no whole NIK find by a part, which guesses nothing
 * @throws Problem 429 when there were too many
 */
export async function boundGuesses(
  ctx: Context,
  texts: readonly (string | undefined)[],
): Promise<void> {
  const { db, throttle } = ctx.deps;
  for (const text of texts) {
    if (text === undefined || !isWholeNik(text)) continue;
    await throttle.looksFor(
      ctx,
      plainNik(text),
      async () => (await db.$count(peserta, and(reachOf(ctx), matching(ctx, text)))) > 0,
    );
  }
}

/**
 * Makes a verb that reads look for people within the bounds of guessing. It has its transaction to
 * itself: what is counted stays counted, and nobody waits for a second connection while holding one.
 * @param textsOf where in the input a whole NIK may be
 */
export const looking = <I, A>(
  verb: (ctx: Context, input: I) => Promise<A>,
  textsOf: (input: I) => readonly (string | undefined)[],
): ((ctx: Context, input: I) => Promise<A>) =>
  withoutTransaction(async (ctx, input) => {
    await boundGuesses(ctx, textsOf(input));
    return await transaction(ctx.deps.db, db => verb({ ...ctx, db }, input));
  });
