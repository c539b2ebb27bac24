import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { appUser, bhbu, faskes, passwordLink } from '#server/platform/db/schema/index.ts';
import { invalidField } from '#server/platform/problem.ts';
import { tellAccount } from './account-notice.ts';
import { distrustDevices } from './devices.ts';
import { hashPassword } from './password.ts';
import { passwordWeakness } from './password-strength.ts';
import { endSessionsOfUser } from './session.ts';

interface PasswordOwner {
  readonly id: number;
  readonly userName: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
}

/** Refuses a password that is easy to guess for this account. @throws Problem 422 on `passwordBaru` */
async function checkStrength(db: Queryable, owner: PasswordOwner, password: string): Promise<void> {
  const [organization] = await db
    .select({ company: bhbu.namaBHBU, facility: faskes.namaFaskes })
    .from(appUser)
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .where(eq(appUser.id, owner.id));
  const names = [owner.userName, owner.fullName, organization?.company, organization?.facility];
  const weakness = passwordWeakness(
    password,
    names.flatMap(name => name ?? []),
  );
  if (weakness) throw invalidField('passwordBaru', weakness);
}

/**
 * Stores a password that the owner of an account chose. Every session, second step, trusted device and link
 * for a new password of the account ends, and the account is notified.
 * @throws Problem 422 on `passwordBaru` when it is easy to guess
 */
export async function storeChosenPassword(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  owner: PasswordOwner,
  password: string,
): Promise<void> {
  await checkStrength(db, owner, password);
  await db
    .update(appUser)
    .set({
      passwordHash: await hashPassword(password),
      passwordChangedAt: now.toISOString(),
      passwordExpiresAt: null,
      mustChangePassword: false,
      version: sql`${appUser.version} + 1`,
    })
    .where(eq(appUser.id, owner.id));
  await endSessionsOfUser(db, owner.id, 'ganti kata sandi', now);
  await distrustDevices(db, owner.id);
  await db.delete(passwordLink).where(eq(passwordLink.userId, owner.id));
  await tellAccount({ db, now }, owner, 'password');
}
