import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { preferenceCalls } from '#contract/domains/preference.ts';
import type { Handlers } from '#server/platform/context.ts';
import { preference } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';

type Json = z.output<ReturnType<typeof z.json>>;

/** Most preferences of an account; the console has one for each list and panel. */
export const maxPreferences = 200;

/** Handlers of the caller's own display preferences; values are arbitrary JSON. */
export const preferenceHandlers: Handlers<typeof preferenceCalls> = {
  get: async (ctx, { params }) => {
    const [found] = await ctx.db
      .select()
      .from(preference)
      .where(and(eq(preference.userId, ctx.user.id), eq(preference.key, params.key)));
    return { key: params.key, value: (found?.value ?? null) as Json };
  },
  put: async (ctx, { params, body }) => {
    const others = and(eq(preference.userId, ctx.user.id), ne(preference.key, params.key));
    if ((await ctx.db.$count(preference, others)) >= maxPreferences) {
      throw invalidField('key', message('preference.tooMany', { max: maxPreferences }));
    }
    const value = sql`${JSON.stringify(body.value)}::jsonb`;
    const modifiedAt = ctx.now.toISOString();
    await ctx.db
      .insert(preference)
      .values({ userId: ctx.user.id, key: params.key, value, modifiedAt })
      .onConflictDoUpdate({
        target: [preference.userId, preference.key],
        set: { value, modifiedAt },
      });
    return { key: params.key, value: body.value };
  },
};
