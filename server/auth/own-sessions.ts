import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { authCalls, SessionRecord } from '#contract/auth.ts';
import type { Context, Verb } from '../context.ts';
import { session } from '../db/schema/index.ts';
import { notFound } from '../problem.ts';

const columns = (ctx: Context) => ({
  id: session.id,
  userAgent: session.userAgent,
  address: session.address,
  createdAt: session.createdAt,
  lastSeenAt: session.lastSeenAt,
  isCurrent: sql<boolean>`${session.id} = ${ctx.user.sessionId}`,
});

/** Condition for sessions that are still valid; with the scope `own`, only the user's. */
const open = (ctx: Context) => {
  const idleSince = ctx.now.getTime() - ctx.deps.config.session.idleMinutes * 60_000;
  return and(
    ctx.scope === 'own' ? eq(session.userId, ctx.user.id) : undefined,
    isNull(session.endedAt),
    gt(session.expiresAt, ctx.now.toISOString()),
    gt(session.lastSeenAt, new Date(idleSince).toISOString()),
  );
};

const end = (ctx: Context) => ({ endedAt: ctx.now.toISOString(), endReason: 'diakhiri' });

/** Lists the active sessions. */
export const sessions: Verb<typeof authCalls.sessions> = ctx =>
  ctx.db.select(columns(ctx)).from(session).where(open(ctx)).orderBy(desc(session.lastSeenAt));

/** Ends one session. */
export const endOne: Verb<typeof authCalls.endSession> = async (ctx, { params }) => {
  const [ended] = await ctx.db
    .update(session)
    .set(end(ctx))
    .where(and(eq(session.id, params.id), open(ctx)))
    .returning(columns(ctx));
  if (!ended) throw notFound('Sesi');
  await ctx.audit(onSessions(ctx, [ended]));
  return ended;
};

/** Ends all other sessions of the user. */
export const endOthers: Verb<typeof authCalls.endOtherSessions> = async ctx => {
  const ended = await ctx.db
    .update(session)
    .set(end(ctx))
    .where(and(eq(session.userId, ctx.user.id), ne(session.id, ctx.user.sessionId), open(ctx)))
    .returning(columns(ctx));
  if (ended.length > 0) await ctx.audit(onSessions(ctx, ended));
  return { ended: ended.length };
};

const onSessions = ({ user }: Context, ended: readonly SessionRecord[]) => ({
  action: 'sesi.end',
  resource: 'akun',
  recordId: user.id,
  recordLabel: user.userName,
  before: { sesi: ended.map(({ userAgent, address }) => ({ userAgent, address })) },
});
