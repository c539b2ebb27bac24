import { inArray } from 'drizzle-orm';
import type { liveCalls } from '#contract/domains/live.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { findOwners } from '#server/platform/db/views/owners.ts';
import { appUser } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { announcePresences } from '#server/platform/announce/announce.ts';
import { mayLearn } from './may-learn.ts';

/** What the caller's colleagues have open, with their names. */
async function opened({ db, deps, user }: Context, tab: string) {
  const found = deps.live?.presences.visibleTo(user, tab) ?? [];
  if (found.length === 0) return { data: [] };
  const accounts = await db
    .select({ id: appUser.id, name: appUser.fullName })
    .from(appUser)
    .where(inArray(appUser.id, [...new Set(found.map(({ userId }) => userId))]));
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return {
    data: found.map(({ topic, id, userId }) => ({
      sumber: topic,
      id,
      nama: names.get(userId) ?? '',
      akunSendiri: userId === user.id,
    })),
  };
}

/** Handlers of what users see of each other's work at once. */
export const liveHandlers: Handlers<typeof liveCalls> = {
  stream({ deps, user }, { query }) {
    if (!deps.live) {
      throw new Problem('BELUM_SIAP', message('http.busy'), { headers: { 'retry-after': '60' } });
    }
    const response = new Response(deps.live.open(user, query.tab), {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        // Proxies neither compress nor collect it.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    });
    return Promise.resolve(response);
  },
  opened: (ctx, { query }) => opened(ctx, query.tab),
  async open(ctx, { body: { tab, data } }) {
    const { id: user, faskesId: faskes, bhbuId: bhbu } = ctx.user;
    if (data) {
      const owners = await findOwners(ctx.db, data.sumber, data.id);
      if (!owners || !mayLearn(ctx.user, data.sumber, owners)) throw notFound(data.sumber);
    }
    const open = data && { topic: data.sumber, id: data.id };
    await announcePresences(ctx.db, [{ tab, user, faskes, bhbu, open }]);
    return await opened(ctx, tab);
  },
};
