import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, gte, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { tokenPrefix } from '#contract/domains/machine-account.ts';
import { asRole } from '#contract/policy.ts';
import type { CurrentUser, Deps, PublicContext } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { preparedOnce } from '#server/platform/db/prepared.ts';
import {
  appUser,
  bhbu,
  calendarFeed,
  factorRule,
  faskes,
  machineAccount,
  role,
  session,
} from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { endChallengesOfUser } from './factor-challenge.ts';
import { mustSetFactor } from './factor-rules.ts';
import { createTokenVerifier, signSessionToken } from './session-token.ts';

/** Why a session ended, as shown in the user's list of sessions. */
export type EndReason =
  | 'keluar'
  | 'diakhiri'
  | 'ganti kata sandi'
  | 'akun berubah'
  | 'tidak dipakai'
  | 'habis waktu'
  | 'terlalu banyak'
  | 'dicabut';

/** Minimum interval between updates of `lastSeenAt`, so that reads do not write a row each time. */
const lastSeenIntervalMs = 60_000;

/** Hashes a session secret. The table stores only the hash, so a leaked table grants no access. */
const hashSessionSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/**
 * Creates a session for an account and returns its token. Beyond the limit of sessions the oldest ends.
 */
export async function openSession(
  ctx: PublicContext,
  account: { id: number; role: CurrentUser['role'] },
): Promise<string> {
  const { config, keys } = ctx.deps;
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.now.getTime() + config.session.absoluteHours * 3_600_000);
  await ctx.db.insert(session).values({
    id: hashSessionSecret(secret),
    userId: account.id,
    createdAt: ctx.now.toISOString(),
    lastSeenAt: ctx.now.toISOString(),
    confirmedAt: ctx.now.toISOString(),
    expiresAt: expiresAt.toISOString(),
    userAgent: ctx.userAgent?.slice(0, 300) ?? null,
    address: ctx.address,
    // The account may have written in another session.
    ...(ctx.deps.replica && { lastWrite: sql`pg_current_wal_insert_lsn()` }),
  });
  await endOldestSessions(ctx, account.id);
  return await signSessionToken(keys.token, {
    secret,
    userId: account.id,
    role: account.role,
    issuedAt: ctx.now,
    expiresAt,
  });
}

/** Ends the oldest sessions of an account beyond the limit. */
async function endOldestSessions(
  { db, now, deps }: Pick<PublicContext, 'db' | 'now' | 'deps'>,
  userId: number,
): Promise<void> {
  const surplus = db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.userId, userId), isNull(session.endedAt)))
    .orderBy(desc(session.createdAt), desc(session.id))
    .offset(deps.config.session.perAccount);
  await db
    .update(session)
    .set({ endedAt: now.toISOString(), endReason: 'terlalu banyak' satisfies EndReason })
    .where(inArray(session.id, surplus));
}

/**
 * Creates a session of a machine account and returns its token, which is the secret itself: a long-lived token holds
 * nothing to read. It never counts as a recent proof of a person.
 */
export async function openMachineSession(
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  userId: number,
  expiresAt: Date,
): Promise<string> {
  const token = tokenPrefix + randomBytes(32).toString('base64url');
  await db.insert(session).values({
    id: hashSessionSecret(token),
    userId,
    createdAt: now.toISOString(),
    // Not used yet, so that its first use is recorded at once.
    lastSeenAt: new Date(0).toISOString(),
    confirmedAt: new Date(0).toISOString(),
    expiresAt: expiresAt.toISOString(),
  });
  return token;
}

/** Ends one session; returns whether it was open. */
export async function endSession(
  db: Queryable,
  id: string,
  reason: EndReason,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(session)
    .set({ endedAt: now.toISOString(), endReason: reason })
    .where(and(eq(session.id, id), isNull(session.endedAt)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/**
 * Ends every session of an account, optionally except the one with the ID `exceptId`, and its sign-ins
 * that wait for a second factor. Without a session that stays, its calendar address ends too, which those who used the
 * account may know.
 */
export async function endSessionsOfUser(
  db: Queryable,
  userId: number,
  reason: EndReason,
  now: Date,
  exceptId?: string,
): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: now.toISOString(), endReason: reason })
    .where(
      and(
        eq(session.userId, userId),
        isNull(session.endedAt),
        exceptId === undefined ? undefined : ne(session.id, exceptId),
      ),
    );
  await endChallengesOfUser(db, userId);
  if (exceptId === undefined) await db.delete(calendarFeed).where(eq(calendarFeed.userId, userId));
}

/** Ends every session and calendar address of the accounts of a company that is being deactivated. */
export const endSessionsOfBhbu = (db: Queryable, bhbuId: number, now: Date): Promise<void> =>
  endSessionsOfAccounts(db, eq(appUser.bhbuId, bhbuId), now);

/** Ends every session and calendar address of the accounts of a facility that is being deactivated. */
export const endSessionsOfFaskes = (db: Queryable, faskesId: number, now: Date): Promise<void> =>
  endSessionsOfAccounts(db, eq(appUser.faskesId, faskesId), now);

/** Ends every session and calendar address of the accounts with a role whose rights have changed. */
export const endSessionsOfRole = (db: Queryable, roleId: number, now: Date): Promise<void> =>
  endSessionsOfAccounts(db, eq(appUser.roleId, roleId), now);

async function endSessionsOfAccounts(db: Queryable, condition: SQL, now: Date): Promise<void> {
  const accounts = db.select({ id: appUser.id }).from(appUser).where(condition);
  await db
    .update(session)
    .set({ endedAt: now.toISOString(), endReason: 'akun berubah' satisfies EndReason })
    .where(and(inArray(session.userId, accounts), isNull(session.endedAt)));
  await db.delete(calendarFeed).where(inArray(calendarFeed.userId, accounts));
}

/** Creates the function that authenticates the token of a session or of a machine account. */
export function createTokenAuthenticator(
  deps: Deps,
): (token: string | null) => Promise<CurrentUser> {
  const verify = createTokenVerifier(deps.keys.token, hashSessionSecret);
  return async token => {
    if (token === null) throw new Problem('BELUM_MASUK', message('auth.signInFirst'));
    const sessionId = token.startsWith(tokenPrefix)
      ? hashSessionSecret(token)
      : await verify(token, deps.clock());
    return await getSessionUser(deps, sessionId);
  };
}

/**
 * Returns the user of a session as currently stored, so that a disabled account, a changed role or
 * an ended session takes effect on the next call.
 * @throws Problem 401
 */
export async function getSessionUser(deps: Deps, sessionId: string | null): Promise<CurrentUser> {
  const now = deps.clock();
  const found = sessionId === null ? undefined : await findSession(deps, sessionId, now);
  const problem = () => new Problem('SESI_BERAKHIR', message('auth.sessionEnded'));
  const accountRole = asRole(found?.baseRole ?? '');
  if (
    !found ||
    !accountRole ||
    found.endedAt !== null ||
    (!found.isActive && found.machineRights === null) ||
    found.deletedAt !== null
  )
    throw problem();
  if (!found.organizationTakesPart) throw problem();

  const idleMs = now.getTime() - Date.parse(found.lastSeenAt);
  const isExpired = now >= new Date(found.expiresAt);
  const isIdle = found.machineRights === null && idleMs > deps.config.session.idleMinutes * 60_000;
  if (isExpired || isIdle) {
    await endSession(deps.db, found.sessionId, isExpired ? 'habis waktu' : 'tidak dipakai', now);
    throw problem();
  }
  if (idleMs > lastSeenIntervalMs) {
    await deps.db
      .update(session)
      .set({ lastSeenAt: now.toISOString() })
      .where(eq(session.id, found.sessionId));
  }
  const { id, userName, fullName, hak, bhbuId, faskesId, mustChangePassword, lastWrite } = found;
  return {
    id,
    userName,
    fullName,
    role: accountRole,
    hak,
    bhbuId,
    faskesId,
    sessionId: found.sessionId,
    mustChangePassword,
    mustSetFactor: found.mustSetFactor && found.machineRights === null,
    confirmedAt: found.confirmedAt,
    lastWrite,
    ...(found.machineRights && { machineRights: found.machineRights }),
  };
}

/**
 * Returns those of some sessions that are still open, without counting as a use of them, so that what only
 * watches keeps no session open.
 */
export async function findOpenSessions(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const now = clock();
  const idleSince = new Date(now.getTime() - config.session.idleMinutes * 60_000);
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .where(
      and(
        inArray(session.id, [...new Set(ids)]),
        isNull(session.endedAt),
        gt(session.expiresAt, now.toISOString()),
        gte(session.lastSeenAt, idleSince.toISOString()),
        eq(appUser.isActive, true),
        isNull(appUser.deletedAt),
        isOrganizationActive,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** SQL expression: the company or facility of the account, if it has one, is active and not deleted. */
export const isOrganizationActive = sql<boolean>`(
  (${bhbu.id} is null or (${bhbu.isActive} and ${bhbu.deletedAt} is null))
  and (${faskes.id} is null or (${faskes.isActive} and ${faskes.deletedAt} is null)))`;

const sessionById = preparedOnce(db =>
  db
    .select({
      sessionId: session.id,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      endedAt: session.endedAt,
      lastWrite: session.lastWrite,
      id: appUser.id,
      userName: appUser.userName,
      fullName: appUser.fullName,
      hak: appUser.hak,
      bhbuId: appUser.bhbuId,
      faskesId: appUser.faskesId,
      isActive: appUser.isActive,
      deletedAt: appUser.deletedAt,
      mustChangePassword: appUser.mustChangePassword,
      mustSetFactor: mustSetFactor(sql.placeholder('now')),
      confirmedAt: session.confirmedAt,
      baseRole: role.peranDasar,
      organizationTakesPart: isOrganizationActive,
      machineRights: machineAccount.hak,
    })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(machineAccount, eq(machineAccount.userId, appUser.id))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .leftJoin(factorRule, eq(factorRule.role, role.peranDasar))
    .where(eq(session.id, sql.placeholder('id')))
    .limit(1)
    .prepare('session_by_id'),
);

async function findSession(deps: Deps, sessionId: string, now: Date) {
  const [found] = await sessionById(deps.db).execute({ id: sessionId, now: now.toISOString() });
  return found;
}
