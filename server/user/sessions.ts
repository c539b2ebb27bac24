import { eq } from 'drizzle-orm';
import { endSessionsOf } from '../auth/session.ts';
import type { Queryable } from '../db/client.ts';
import { appUser } from '../db/schema/index.ts';

/** Ends the sessions of everyone who holds a role: its rights have changed under them. */
export async function endSessionsOfRole(db: Queryable, roleId: number, now: Date): Promise<void> {
  const holders = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.roleId, roleId));
  for (const { id } of holders) await endSessionsOf(db, id, 'akun berubah', now);
}
