import { and } from 'drizzle-orm';
import { withoutTransaction, type Context } from '../context.ts';
import { transaction } from '../db/client.ts';
import { peserta } from '../db/schema/index.ts';
import { isWholeNik, matching } from './filter.ts';
import { plainNik } from './identity.ts';
import { reachOf } from './scope.ts';

/**
 * Rate-limits searches for NIKs that nobody in the caller's scope has, which prevents guessing.
 * @param texts search texts; a text that is not a full NIK is ignored
 * @throws Problem 429 when the limit is exceeded
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
 * Wraps a read handler with the NIK guess limit. The limit is counted outside the handler's
 * transaction, so the count survives a rollback and no request holds two connections.
 * @param textsOf returns the input texts that may be a full NIK
 */
export const looking = <I, A>(
  verb: (ctx: Context, input: I) => Promise<A>,
  textsOf: (input: I) => readonly (string | undefined)[],
): ((ctx: Context, input: I) => Promise<A>) =>
  withoutTransaction(async (ctx, input) => {
    await boundGuesses(ctx, textsOf(input));
    return await transaction(ctx.deps.db, db => verb({ ...ctx, db }, input));
  });
