import { and, eq, isNull, sql } from 'drizzle-orm';
import { asRole, highestRole, canGrantRole, roleScope } from '#contract/policy.ts';
import type { Context } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { appUser, role, session } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { accounts, type StoredAccount } from './records.ts';

/**
 * Serializes transactions that change administrators, with an advisory lock. Without it two
 * administrators could remove each other's rights concurrently, and none would remain.
 */
export async function lockAccountAdministration(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pengelolaan akun'))`);
}

/**
 * Locks another user's account for a change and rechecks the caller's own rights, which may have
 * been lost while waiting for the lock. Since the account is never the caller's own and only
 * SUPERADMIN changes administrators, at least one SUPERADMIN remains after any change.
 * @param submitted the form, or null for an action without one; without it the version is not checked
 * @throws Problem 404, 409 for the caller's own account, 403 for an account with a higher role, 401
 * when the caller's session has ended, 412
 */
export async function lockAccount(
  ctx: Context,
  id: number,
  { submitted, which }: { submitted?: unknown; which?: 'deleted' } = {},
): Promise<StoredAccount> {
  await lockAccountAdministration(ctx.db);
  await checkCallerStillAdministers(ctx);
  const account = await accounts.lock(ctx, id, { strength: 'update', which });
  if (id === ctx.user.id) {
    throw new Problem('KEADAAN_SALAH', message('user.ownAccount'));
  }
  if (!canGrantRole(ctx.user.role, account.roleName)) {
    throw new Problem('AKSES_DITOLAK', message('user.administratorAccount'));
  }
  if (submitted !== undefined) checkVersion(ctx.expectedVersion, account, submitted);
  return account;
}

/** Rechecks the caller's session and rights after the lock was acquired. @throws Problem 401 */
async function checkCallerStillAdministers(ctx: Context): Promise<void> {
  const [current] = await ctx.db
    .select({ base: role.peranDasar })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(
        eq(session.id, ctx.user.sessionId),
        isNull(session.endedAt),
        eq(appUser.isActive, true),
        isNull(appUser.deletedAt),
      ),
    );
  const base = asRole(current?.base ?? '');
  if (base !== ctx.user.role || !roleScope(base, 'user.update')) {
    throw new Problem('SESI_BERAKHIR', message('auth.sessionEnded'));
  }
}

/**
 * Requires an active SUPERADMIN to remain. Changing a role affects all its accounts, so call this
 * after the write, in a transaction that called `lockAccountAdministration` first.
 * @throws Problem 409
 */
export async function checkSuperadminRemains(db: Queryable): Promise<void> {
  const remaining = await db
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(eq(role.peranDasar, highestRole), eq(appUser.isActive, true), isNull(appUser.deletedAt)),
    )
    .limit(1);
  if (remaining.length === 0) {
    throw new Problem('KEADAAN_SALAH', message('user.lastSuperadmin', { peran: highestRole }));
  }
}
