import { and, eq, isNull, sql } from 'drizzle-orm';
import { accountManagerRole } from '#contract/policy.ts';
import type { Queryable } from '../client.ts';
import { appUser, machineAccount, role } from '../schema/index.ts';

/** SQL condition: the account is a person's. Machine accounts are no users: another screen has them. */
export const isPersonAccount = sql`not exists (
  select from ${machineAccount} where ${machineAccount.userId} = ${appUser.id})`;

/** Checks that an account is an active account manager. */
export async function isAccountManager(db: Queryable, id: number): Promise<boolean> {
  const found = await db
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(
        eq(appUser.id, id),
        eq(role.peranDasar, accountManagerRole),
        isNull(appUser.deletedAt),
        eq(appUser.isActive, true),
      ),
    );
  return found.length > 0;
}

/** Counts the accounts of people of a company, without the deleted ones. */
export async function countAccountsOfBhbu(db: Queryable, bhbuId: number): Promise<number> {
  return await db.$count(
    appUser,
    and(eq(appUser.bhbuId, bhbuId), isNull(appUser.deletedAt), isPersonAccount),
  );
}
