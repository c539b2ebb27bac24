import {
  maxHitsPerKind,
  type SearchGroup,
  type searchCalls,
} from '#contract/domains/search/calls.ts';
import type { SearchKind } from '#contract/domains/search/kinds.ts';
import { canAccess } from '#contract/policy.ts';
import { recordPages } from '#contract/record-pages.ts';
import { limitNikGuesses } from '#server/domains/peserta/index.ts';
import { limitCodeGuesses, voucherScope } from '#server/domains/voucher/index.ts';
import {
  withPrecheck,
  type Context,
  type Handler,
  type Handlers,
} from '#server/platform/context.ts';
import { finders } from './finders.ts';
import { parseQuery } from './query.ts';

/** Returns the context with the caller's scope for a kind; undefined without its permission. */
function contextOf(ctx: Context, kind: SearchKind): Context | undefined {
  const scope = canAccess(ctx.user, recordPages[kind].access);
  return scope && { ...ctx, scope };
}

/**
 * Counts a complete NIK and a voucher code against the limits of guesses, as the calls that look
 * them up do.
 * @throws Problem 429
 */
async function limitGuesses(ctx: Context, text: string): Promise<void> {
  const { q, code, identity } = parseQuery(text);
  const ofPeserta = identity && contextOf(ctx, 'peserta');
  if (ofPeserta) await limitNikGuesses(ofPeserta, [q]);
  const ofVoucher = code && contextOf(ctx, 'voucher');
  if (ofVoucher) await limitCodeGuesses(ofVoucher, code, voucherScope(ofVoucher));
}

const find: Handler<typeof searchCalls.find> = async (ctx, { body }) => {
  const query = parseQuery(body.q);
  const data: SearchGroup[] = [];
  // One after another, because a transaction has one connection.
  for (const jenis of query.kinds) {
    const inside = contextOf(ctx, jenis);
    const hasil = inside ? await finders[jenis](inside, query) : [];
    if (hasil.length > 0)
      data.push({
        jenis,
        hasil: hasil.slice(0, maxHitsPerKind),
        adaLagi: hasil.length > maxHitsPerKind,
      });
  }
  ctx.readsPeople(
    data.flatMap(({ jenis, hasil }) => (jenis === 'peserta' ? hasil.map(({ id }) => id) : [])),
  );
  if (query.identity) {
    const ditemukan = data.reduce((sum, { hasil }) => sum + hasil.length, 0);
    await ctx.audit({
      action: 'search.lookup',
      resource: 'search',
      recordLabel: query.identity,
      after: { jenis: query.identity, ditemukan },
    });
  }
  return { data };
};

export const searchHandlers: Handlers<typeof searchCalls> = {
  find: withPrecheck(find, (ctx, { body }) => limitGuesses(ctx, body.q)),
};
