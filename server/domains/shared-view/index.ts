import { and, asc, eq, sql } from 'drizzle-orm';
import { maxSharedViews, type sharedViewCalls } from '#contract/domains/shared-view.ts';
import { canAccess } from '#contract/policy.ts';
import type { Handlers } from '#server/platform/context.ts';
import { sharedView } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

const views = defineRecords({
  table: sharedView,
  resource: 'sharedView',
  noun: 'sharedView',
  select: ({ db }: ReadContext) => db.select().from(sharedView).$dynamic(),
  labelOf: ({ nama }) => nama,
  auditFields: ['daftar', 'nama', 'peran', 'tampilan'],
});

export const sharedViewHandlers: Handlers<typeof sharedViewCalls> = {
  async list({ db, user }, { query }) {
    // Who shares views sees all of a list, those of other roles too.
    const isVisible = canAccess(user, 'sharedView.create')
      ? undefined
      : sql`${user.role} = any(${sharedView.peran})`;
    return await db
      .select()
      .from(sharedView)
      .where(and(eq(sharedView.daftar, query.daftar), isVisible))
      .orderBy(asc(sql`lower(${sharedView.nama})`))
      .limit(maxSharedViews);
  },

  async create(ctx, { body }) {
    const { daftar, nama } = body;
    // Two calls at once wait for each other.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`view ${daftar}`}))`);
    const isOfName = sql`lower(${sharedView.nama}) = lower(${nama})`;
    const [same] = await ctx.db
      .select({ id: sharedView.id })
      .from(sharedView)
      .where(and(eq(sharedView.daftar, daftar), isOfName));
    if (same) return await views.update(ctx, await views.lock(ctx, same.id), body);
    if ((await ctx.db.$count(sharedView, eq(sharedView.daftar, daftar))) >= maxSharedViews) {
      throw new Problem('KEADAAN_SALAH', message('sharedView.tooMany', { jumlah: maxSharedViews }));
    }
    return await views.insert(ctx, body);
  },

  async remove(ctx, { params }) {
    const before = await views.lock(ctx, params.id, { strength: 'update' });
    return await views.remove(ctx, before);
  },
};
