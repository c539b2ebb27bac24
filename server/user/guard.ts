import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { asRole, canAccess, highestRole, mayGrant } from '#contract/policy.ts';
import type { Account } from '#contract/user.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { appUser, role, session } from '../db/schema/index.ts';
import { notFound, Problem } from '../problem.ts';
import { readAccount } from './read.ts';

/**
 * Lets no more than one transaction at a time change who administers what. Without it two
 * administrators could take each other's rights away in the same moment, and none would be left.
 */
export async function oneAtATime(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pengelolaan akun'))`);
}

/**
 * Takes an account that somebody else is to change: no other change to accounts runs meanwhile, and
 * the row is locked. Whoever lost their own rights while waiting for their turn changes nothing. As
 * the account is never the caller's own, and only SUPERADMIN changes administrators, one of them is
 * left whatever is done to it.
 * @throws Problem 404, 409 for one's own account, 403 for one that stands above, 401 for a session
 * that has ended meanwhile
 */
export async function takeAccount(
  ctx: Context,
  id: number,
  { deleted = false } = {},
): Promise<Account> {
  await oneAtATime(ctx.db);
  await checkStillAdministers(ctx);
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
  const account = await readAccount(ctx.db, id);
  if (!mayGrant(ctx.user.role, account.roleName)) {
    throw new Problem('AKSES_DITOLAK', 'Hanya SUPERADMIN yang dapat mengubah akun administrator.');
  }
  return account;
}

/** The caller as they are now that it is their turn. @throws Problem 401 */
async function checkStillAdministers(ctx: Context): Promise<void> {
  const [now] = await ctx.db
    .select({ base: role.baseRole })
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
  const base = asRole(now?.base ?? '');
  if (base !== ctx.user.role || !canAccess(base, 'user.update')) {
    throw new Problem('SESI_BERAKHIR', 'Anda akan dikembalikan ke halaman login');
  }
}

/**
 * Refuses what has left nobody who can change administrators' accounts. For changes of a role, which
 * reach all who hold it; call it after the write, with `oneAtATime` before.
 * @throws Problem 409
 */
export async function checkHighestLeft(db: Queryable): Promise<void> {
  const left = await db
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(eq(role.baseRole, highestRole), eq(appUser.isActive, true), isNull(appUser.deletedAt)),
    )
    .limit(1);
  if (left.length === 0) {
    throw new Problem(
      'KEADAAN_SALAH',
      `Perubahan ini tidak menyisakan ${highestRole} yang aktif. Angkat yang lain lebih dahulu.`,
    );
  }
}
