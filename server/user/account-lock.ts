import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { asRole, canAccess, highestRole, canGrantRole } from '#contract/policy.ts';
import type { Account } from '#contract/user.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { appUser, role, session } from '../db/schema/index.ts';
import { notFound, Problem } from '../problem.ts';
import { getAccountOrDeleted } from './read.ts';

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
 * @throws Problem 404, 409 for the caller's own account, 403 for an account with a higher role, 401
 * when the caller's session has ended
 */
export async function lockAccount(
  ctx: Context,
  id: number,
  { deleted = false } = {},
): Promise<Account> {
  await lockAccountAdministration(ctx.db);
  await checkCallerStillAdministers(ctx);
  const locked = await ctx.db
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(eq(appUser.id, id), deleted ? isNotNull(appUser.deletedAt) : isNull(appUser.deletedAt)),
    )
    .for('update');
  if (locked.length === 0) throw notFound('Akun');
  if (id === ctx.user.id) {
    throw new Problem(
      'KEADAAN_SALAH',
      'Ini akun Anda sendiri. Ubah data diri dan kata sandi lewat menu akun; selebihnya lewat administrator lain.',
    );
  }
  const account = await getAccountOrDeleted(ctx.db, id);
  if (!canGrantRole(ctx.user.role, account.roleName)) {
    throw new Problem('AKSES_DITOLAK', 'Hanya SUPERADMIN yang dapat mengubah akun administrator.');
  }
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
  if (base !== ctx.user.role || !canAccess(base, 'user.update')) {
    throw new Problem('SESI_BERAKHIR', 'Anda akan dikembalikan ke halaman login');
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
    throw new Problem(
      'KEADAAN_SALAH',
      `Perubahan ini tidak menyisakan ${highestRole} yang aktif. Angkat yang lain lebih dahulu.`,
    );
  }
}
