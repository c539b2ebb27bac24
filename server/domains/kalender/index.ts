import { and, eq, isNull } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { kalenderCalls } from '#contract/domains/kalender.ts';
import { asRole } from '#contract/policy.ts';
import { tellAccount } from '#server/platform/auth/account-notice.ts';
import { createLinkToken, hashOfLink } from '#server/platform/auth/personal-link.ts';
import { isOrganizationActive } from '#server/platform/auth/session.ts';
import type { Context, Handlers, PublicContext } from '#server/platform/context.ts';
import { appUser, bhbu, calendarFeed, faskes, role } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound } from '#server/platform/problem.ts';
import { findEvents } from './events.ts';
import { writeCalendar } from './ical.ts';

type FeedRow = typeof calendarFeed.$inferSelect;

async function findOwn({ db, user }: Context): Promise<FeedRow | undefined> {
  const [found] = await db.select().from(calendarFeed).where(eq(calendarFeed.userId, user.id));
  return found;
}

const toFeed = ({ bahasa, createdAt }: FeedRow) => ({ bahasa, dibuat: createdAt });

/** Writes the audit entry of a change of one's own calendar. */
const auditOwn = ({ audit, user }: Context, action: 'create' | 'delete') =>
  audit({
    action: `kalender.${action}`,
    resource: 'kalender',
    recordId: user.id,
    recordLabel: user.fullName,
  });

/**
 * Returns the account behind a secret address, and the language of its calendar. It is read on every call, so that the
 * calendar ends with the account or its organisation.
 * @throws Problem 404
 */
async function findReader({ db }: PublicContext, token: string) {
  const [found] = await db
    .select({
      id: appUser.id,
      hak: appUser.hak,
      bhbuId: appUser.bhbuId,
      faskesId: appUser.faskesId,
      baseRole: role.peranDasar,
      bahasa: calendarFeed.bahasa,
    })
    .from(calendarFeed)
    .innerJoin(appUser, eq(appUser.id, calendarFeed.userId))
    .innerJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .where(
      and(
        eq(calendarFeed.tokenHash, hashOfLink(token)),
        eq(appUser.isActive, true),
        isNull(appUser.deletedAt),
        isOrganizationActive,
      ),
    );
  const accountRole = asRole(found?.baseRole ?? '');
  if (!found || !accountRole) throw notFound('kalender');
  const { baseRole: _, bahasa, ...account } = found;
  return { bahasa, user: { ...account, role: accountRole } };
}

export const kalenderHandlers: Handlers<typeof kalenderCalls> = {
  async get(ctx) {
    const found = await findOwn(ctx);
    return found ? toFeed(found) : null;
  },

  async create(ctx, { body: { bahasa } }) {
    const token = createLinkToken();
    const values = { tokenHash: hashOfLink(token), bahasa, createdAt: ctx.now.toISOString() };
    const [saved] = await ctx.db
      .insert(calendarFeed)
      .values({ userId: ctx.user.id, ...values })
      .onConflictDoUpdate({ target: calendarFeed.userId, set: values })
      .returning();
    if (!saved) throw new Error('The calendar was not saved.');
    await auditOwn(ctx, 'create');
    const [{ email } = { email: null }] = await ctx.db
      .select({ email: appUser.email })
      .from(appUser)
      .where(eq(appUser.id, ctx.user.id));
    await tellAccount(ctx, { ...ctx.user, email }, 'calendar');
    const alamat = `${ctx.deps.config.publicUrl}/api/kalender/${token}.ics`;
    return { ...toFeed(saved), alamat };
  },

  async remove(ctx) {
    const [removed] = await ctx.db
      .delete(calendarFeed)
      .where(eq(calendarFeed.userId, ctx.user.id))
      .returning();
    if (!removed) throw notFound('kalender');
    await auditOwn(ctx, 'delete');
    return toFeed(removed);
  },

  async feed(ctx, { params: { token } }) {
    const { throttle, messages } = ctx.deps;
    await throttle.countCalendarRead({ token, address: ctx.address });
    const { user, bahasa } = await findReader(ctx, token);
    const { db, deps, now } = ctx;
    const events = await findEvents({ db, deps, now, user, bahasa });
    const text = writeCalendar(messages.render(message('kalender.name'), bahasa), events);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    return new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="portal-vaksin.ics"',
        // A weak tag, because the text may be sent compressed.
        etag: `W/"${hash}"`,
        'cache-control': 'private, no-cache',
      },
    });
  },
};
