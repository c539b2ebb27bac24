import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { endSessionsOf } from '../auth/session.ts';
import type { Queryable } from '../db/client.ts';
import type { Role } from '#contract/policy.ts';
import { appUser } from '../db/schema/index.ts';
import type { Use } from '../faskes/in-use.ts';
import { findRole } from './open-account.ts';

/** Ends the sessions of every account with a role whose rights have changed. */
export async function endSessionsOfRole(db: Queryable, roleId: number, now: Date): Promise<void> {
  const holders = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.roleId, roleId));
  for (const { id } of holders) await endSessionsOf(db, id, 'akun berubah', now);
}

/**
 * Moves the deleted accounts of a role to the built-in role with the same rights, so that the role
 * can be deleted and the accounts can still be restored.
 */
export async function freeOfDeleted(db: Queryable, roleId: number, base: Role): Promise<void> {
  const builtIn = await findRole(db, base);
  await db
    .update(appUser)
    .set({ roleId: builtIn.id })
    .where(and(eq(appUser.roleId, roleId), isNotNull(appUser.deletedAt)));
}

/** Declares that live accounts reference faskes. */
export const usedByAccounts: Use = {
  from: sql`app_user where deleted_at is null and faskes_id =`,
  called: 'akun',
};

/** Checks that an account exists or existed; a deleted one still owns its uploads. */
export async function hasAccount(db: Queryable, id: number): Promise<boolean> {
  return (await db.$count(appUser, eq(appUser.id, id))) > 0;
}

/** Returns the faskes id of an account, or null. */
export async function faskesOfAccount(db: Queryable, id: number): Promise<number | null> {
  const [found] = await db
    .select({ faskesId: appUser.faskesId })
    .from(appUser)
    .where(eq(appUser.id, id));
  return found?.faskesId ?? null;
}

/**
 * Subquery of the account ids of a faskes, including deleted accounts, whose uploads stay with it.
 */
export const accountsOfFaskes = (faskesId: number): SQL =>
  sql`(select ${appUser.id} from ${appUser} where ${appUser.faskesId} = ${faskesId})`;

/** Counts the live accounts of a company. */
export async function accountsOfBhbu(db: Queryable, bhbuId: number): Promise<number> {
  return await db.$count(appUser, and(eq(appUser.bhbuId, bhbuId), isNull(appUser.deletedAt)));
}

/** Ends the sessions of every account of a company that is being deactivated. */
export async function endSessionsOfBhbu(db: Queryable, bhbuId: number, now: Date): Promise<void> {
  const members = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.bhbuId, bhbuId));
  for (const { id } of members) await endSessionsOf(db, id, 'akun berubah', now);
}
