import { and } from 'drizzle-orm';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withPrecheck, type Context } from '#server/platform/context.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { nikExists } from './by-nik.ts';
import { isFullNik, searchCondition } from './filter.ts';
import { plainNik } from './identity.ts';
import { livePesertaScope } from './scope.ts';

/**
 * Rate-limits searches for NIKs that do not occur in the caller's scope, which prevents guessing.
 * @param texts search texts; a text that is not a full NIK is ignored
 * @throws Problem 429 when the limit is exceeded
 */
export async function limitNikGuesses(
  ctx: Context,
  texts: readonly (string | undefined)[],
): Promise<void> {
  const { db, throttle } = ctx.deps;
  for (const text of texts) {
    if (text === undefined || !isFullNik(text)) continue;
    await throttle.countLookup(ctx, plainNik(text), async () =>
      ctx.scope === 'all'
        ? await nikExists(ctx, text)
        : (await db.$count(peserta, and(livePesertaScope(ctx), searchCondition(ctx, text)))) > 0,
    );
  }
}

/**
 * Adds the NIK guess limit to a read handler, and an audit entry for each search by a full NIK.
 * @param textsOf returns the input texts that may be a full NIK
 */
export const withNikGuessLimit = <I, A>(
  handler: (ctx: Context, input: I) => Promise<A>,
  textsOf: (input: I) => readonly (string | undefined)[],
): ((ctx: Context, input: I) => Promise<A>) =>
  withPrecheck(handler, async (ctx, input) => {
    const texts = textsOf(input);
    await limitNikGuesses(ctx, texts);
    if (!texts.some(text => text !== undefined && isFullNik(text))) return;
    // The call itself reads only.
    await writeAudit(
      { ...ctx, announces: false },
      { action: 'peserta.lookup', resource: 'peserta' },
    );
  });
