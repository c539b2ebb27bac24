import { and, count, desc, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import type { notificationCalls } from '#contract/domains/notification.ts';
import { announceNotifications } from '#server/platform/announce/announce.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { idIn } from '#server/platform/db/list-query.ts';
import { notification } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';

/** Maximum number of stored notifications of one account; older ones are deleted unread. */
export const maxNotifications = 500;

const ownNotifications = ({ scope, user }: Context) =>
  scope === 'all' ? undefined : eq(notification.userId, user.id);

const ownUnread = (ctx: Context) => and(ownNotifications(ctx), isNull(notification.readAt));

const countUnread = async (ctx: Context) => ({
  belumDibaca: await ctx.db.$count(notification, ownUnread(ctx)),
});

/** Handlers of the caller's own notifications. */
export const notificationHandlers: Handlers<typeof notificationCalls> = {
  async list(ctx, { query }) {
    const where = and(
      ownNotifications(ctx),
      idIn(notification.id, query.id),
      query.belumDibaca === undefined
        ? undefined
        : query.belumDibaca
          ? isNull(notification.readAt)
          : isNotNull(notification.readAt),
    );
    const order = query.sortOrder === 'asc' ? asc : desc;
    const rows = await ctx.db
      .select({
        id: notification.id,
        sumber: notification.resource,
        idRecord: notification.recordId,
        pesan: notification.message,
        isi: notification.params,
        tautan: notification.path,
        dibuat: notification.createdAt,
        dibaca: notification.readAt,
      })
      .from(notification)
      .where(where)
      .orderBy(order(notification.createdAt), order(notification.id))
      .limit(query.pageSize)
      .offset((query.pageNumber - 1) * query.pageSize);
    const [total] = await ctx.db.select({ n: count() }).from(notification).where(where);
    return toPage(rows, total?.n ?? 0, query);
  },
  count: countUnread,
  async markRead(ctx, { params }) {
    const { rowCount } = await ctx.db
      .update(notification)
      .set({ readAt: sql`coalesce(${notification.readAt}, ${ctx.now.toISOString()})` })
      .where(and(ownNotifications(ctx), eq(notification.id, params.id)));
    if (!rowCount) throw notFound('notification');
    await announceNotifications(ctx.db, [ctx.user.id]);
    return await countUnread(ctx);
  },
  async markAllRead(ctx) {
    await ctx.db.update(notification).set({ readAt: ctx.now.toISOString() }).where(ownUnread(ctx));
    await announceNotifications(ctx.db, [ctx.user.id]);
    return await countUnread(ctx);
  },
};
