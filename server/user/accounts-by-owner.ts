import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { endSessionsOfUser } from '../auth/session.ts';
import type { Queryable } from '../db/client.ts';
import type { Role } from '#contract/policy.ts';
import { appUser } from '../db/schema/index.ts';
import type { FaskesUse } from '../faskes/edit/in-use.ts';
import { resolveRole } from './open-account.ts';

/** Ends the sessions of every account with a role whose rights have changed. */
export async function endSessionsOfRole(db: Queryable, roleId: number, now: Date): Promise<void> {
  const accounts = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.roleId, roleId));
  for (const { id } of accounts) await endSessionsOfUser(db, id, 'akun berubah', now);
}

/**
 * Moves the deleted accounts of a role to the built-in role with the same rights, so that the role
 * can be deleted and the accounts can still be restored.
 */
export async function moveDeletedAccountsToBuiltIn(
  db: Queryable,
  roleId: number,
  base: Role,
): Promise<void> {
  const builtIn = await resolveRole(db, base);
  await db
    .update(appUser)
    .set({ roleId: builtIn.id })
    .where(and(eq(appUser.roleId, roleId), isNotNull(appUser.deletedAt)));
}

/** Declares that live accounts reference faskes. */
export const accountFaskesUse: FaskesUse = {
  fromClause: sql`app_user where deleted_at is null and faskes_id =`,
  label: 'akun',
};

/** Checks that an account exists or existed; a deleted one still owns its uploads. */
export async function accountExisted(db: Queryable, id: number): Promise<boolean> {
  return (await db.$count(appUser, eq(appUser.id, id))) > 0;
}

/** Returns the faskes id of an account, or null. */
export async function findFaskesIdOfAccount(db: Queryable, id: number): Promise<number | null> {
  const [found] = await db
    .select({ faskesId: appUser.faskesId })
    .from(appUser)
    .where(eq(appUser.id, id));
  return found?.faskesId ?? null;
}

/**
 * Subquery of the account ids of a faskes, including deleted accounts, whose uploads stay with it.
 */
export const accountIdsOfFaskes = (faskesId: number): SQL =>
  sql`(select ${appUser.id} from ${appUser} where ${appUser.faskesId} = ${faskesId})`;

/** Counts the live accounts of a company. */
export async function countAccountsOfBhbu(db: Queryable, bhbuId: number): Promise<number> {
  return await db.$count(appUser, and(eq(appUser.bhbuId, bhbuId), isNull(appUser.deletedAt)));
}

/** Ends the sessions of every account of a company that is being deactivated. */
export async function endSessionsOfBhbu(db: Queryable, bhbuId: number, now: Date): Promise<void> {
  const accounts = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.bhbuId, bhbuId));
  for (const { id } of accounts) await endSessionsOfUser(db, id, 'akun berubah', now);
}
