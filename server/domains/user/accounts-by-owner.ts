import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { asRole, type Role } from '#contract/policy.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { appUser, role } from '#server/platform/db/schema/index.ts';
import { resolveRole } from './open-account.ts';

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

/** Checks that an account exists or existed; a deleted one still owns its uploads. */
export async function accountExisted(db: Queryable, id: number): Promise<boolean> {
  return (await db.$count(appUser, eq(appUser.id, id))) > 0;
}

/** Returns the role of an account, with the base role that grants its rights; undefined when there is none. */
export async function findAccountRole(
  db: Queryable,
  id: number,
): Promise<{ id: number; base: Role } | undefined> {
  const [found] = await db
    .select({ id: role.id, base: role.peranDasar })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(eq(appUser.id, id));
  const base = asRole(found?.base ?? '');
  return found && base ? { id: found.id, base } : undefined;
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
