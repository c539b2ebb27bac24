import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { authCalls, SessionRecord } from '#contract/domains/auth.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { session } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';

const sessionColumns = (ctx: Context) => ({
  id: session.id,
  userAgent: session.userAgent,
  address: session.address,
  createdAt: session.createdAt,
  lastSeenAt: session.lastSeenAt,
  isCurrent: sql<boolean>`${session.id} = ${ctx.user.sessionId}`,
});

/** Condition for sessions that are still valid. */
const isOpenSession = (ctx: Context) => {
  const idleSince = ctx.now.getTime() - ctx.deps.config.session.idleMinutes * 60_000;
  return and(
    isNull(session.endedAt),
    gt(session.expiresAt, ctx.now.toISOString()),
    gt(session.lastSeenAt, new Date(idleSince).toISOString()),
  );
};

/** Condition for sessions that are still valid; with the scope `own`, only the user's. */
const isActiveSession = (ctx: Context) =>
  and(ctx.scope === 'own' ? eq(session.userId, ctx.user.id) : undefined, isOpenSession(ctx));

const endedFields = (ctx: Context) => ({ endedAt: ctx.now.toISOString(), endReason: 'diakhiri' });

/** Lists the active sessions. */
export const listSessions: Handler<typeof authCalls.sessions> = ctx =>
  ctx.db
    .select(sessionColumns(ctx))
    .from(session)
    .where(isActiveSession(ctx))
    .orderBy(desc(session.lastSeenAt));

/** Lists the active sessions of an account. */
export const findSessionsOfUser = (ctx: Context, userId: number): Promise<SessionRecord[]> =>
  ctx.db
    .select(sessionColumns(ctx))
    .from(session)
    .where(and(eq(session.userId, userId), isOpenSession(ctx)))
    .orderBy(desc(session.lastSeenAt));

/** Ends one session. */
export const endSessionById: Handler<typeof authCalls.endSession> = async (ctx, { params }) => {
  const [ended] = await ctx.db
    .update(session)
    .set(endedFields(ctx))
    .where(and(eq(session.id, params.id), isActiveSession(ctx)))
    .returning(sessionColumns(ctx));
  if (!ended) throw notFound('session');
  await ctx.audit(sessionAuditEntry(ctx, [ended]));
  return ended;
};

/** Ends all other sessions of the user. */
export const endOtherSessions: Handler<typeof authCalls.endOtherSessions> = async ctx => {
  const ended = await ctx.db
    .update(session)
    .set(endedFields(ctx))
    .where(
      and(
        eq(session.userId, ctx.user.id),
        ne(session.id, ctx.user.sessionId),
        isActiveSession(ctx),
      ),
    )
    .returning(sessionColumns(ctx));
  if (ended.length > 0) await ctx.audit(sessionAuditEntry(ctx, ended));
  return { ended: ended.length };
};

const sessionAuditEntry = ({ user }: Context, ended: readonly SessionRecord[]) => ({
  action: 'session.end',
  resource: 'account',
  recordId: user.id,
  recordLabel: user.userName,
  before: { sesi: ended.map(({ userAgent, address }) => ({ userAgent, address })) },
});
