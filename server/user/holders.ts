import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { endSessionsOf } from '../auth/session.ts';
import type { Queryable } from '../db/client.ts';
import type { Role } from '#contract/policy.ts';
import { appUser } from '../db/schema/index.ts';
import type { Use } from '../faskes/in-use.ts';
import { findRole } from './open-account.ts';

/** Ends the sessions of everyone who holds a role: its rights have changed under them. */
export async function endSessionsOfRole(db: Queryable, roleId: number, now: Date): Promise<void> {
  const holders = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.roleId, roleId));
  for (const { id } of holders) await endSessionsOf(db, id, 'akun berubah', now);
}

/**
 * Gives deleted accounts of a role the built-in one with the same rights, so that the role can go and
 * they can still come back.
 */
export async function freeOfDeleted(db: Queryable, roleId: number, base: Role): Promise<void> {
  const builtIn = await findRole(db, base);
  await db
    .update(appUser)
    .set({ roleId: builtIn.id })
    .where(and(eq(appUser.roleId, roleId), isNotNull(appUser.deletedAt)));
}

/** Accounts keep the facility that they belong to. */
export const usedByAccounts: Use = {
  from: sql`app_user where deleted_at is null and faskes_id =`,
  called: 'akun',
};

/** Whether there is such an account, or was: one that was deleted keeps what it uploaded. */
export async function hasAccount(db: Queryable, id: number): Promise<boolean> {
  return (await db.$count(appUser, eq(appUser.id, id))) > 0;
}

/** The facility that an account belongs to; null where it belongs to none. */
export async function faskesOfAccount(db: Queryable, id: number): Promise<number | null> {
  const [found] = await db
    .select({ faskesId: appUser.faskesId })
    .from(appUser)
    .where(eq(appUser.id, id));
  return found?.faskesId ?? null;
}

/** The numbers of a facility's accounts as a subquery, deleted ones too: what they did stays its own. */
export const accountsOfFaskes = (faskesId: number): SQL =>
  sql`(select ${appUser.id} from ${appUser} where ${appUser.faskesId} = ${faskesId})`;

/** How many accounts a company has. */
export async function accountsOfBhbu(db: Queryable, bhbuId: number): Promise<number> {
  return await db.$count(appUser, and(eq(appUser.bhbuId, bhbuId), isNull(appUser.deletedAt)));
}

/** Ends the sessions of everyone who belongs to a company: it was set aside. */
export async function endSessionsOfBhbu(db: Queryable, bhbuId: number, now: Date): Promise<void> {
  const members = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.bhbuId, bhbuId));
  for (const { id } of members) await endSessionsOf(db, id, 'akun berubah', now);
}
