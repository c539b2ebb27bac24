import { and, eq, isNotNull } from 'drizzle-orm';
import { endSessionsOf } from '../auth/session.ts';
import type { Queryable } from '../db/client.ts';
import type { Role } from '#contract/policy.ts';
import { appUser } from '../db/schema/index.ts';
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
