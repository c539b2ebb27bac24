import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import { transaction, violatedConstraint, type Db } from '../db/client.ts';
import { appUser, role } from '../db/schema/index.ts';

/** How long a first password may wait to be used. */
const firstPasswordDays = 7;

/** Letters and digits that nobody mistakes for one another when read aloud or typed off. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password in groups of four, some 79 bits: it is read off a screen once. */
export function randomPassword(): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return [group(), group(), group(), group()].join('-');
}

/**
 * Makes a SUPERADMIN account with a random first password, which it gives back this once. For
 * whoever holds the machine; there is no default account.
 * @throws Error in Indonesian when the name is taken
 */
export async function createFirstAdmin(
  db: Db,
  admin: { userName: string; fullName: string; email: string | null; now: Date },
): Promise<string> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const at = admin.now.toISOString();
  await transaction(db, async tx => {
    const [superadmin] = await tx
      .select({ id: role.id })
      .from(role)
      .where(eq(role.name, 'SUPERADMIN'));
    if (!superadmin) throw new Error('Peran SUPERADMIN tidak ada; jalankan npm run db:migrate.');
    await tx.insert(appUser).values({
      username: admin.userName,
      fullName: admin.fullName,
      email: admin.email,
      passwordHash,
      passwordExpiresAt: new Date(
        admin.now.getTime() + firstPasswordDays * 86_400_000,
      ).toISOString(),
      roleId: superadmin.id,
      createdAt: at,
      createdBy: 'Baris perintah',
      modifiedAt: at,
      modifiedBy: 'Baris perintah',
    });
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === 'app_user_username_unique') {
      throw new Error(`Nama pengguna ${admin.userName} sudah ada.`, { cause: error });
    }
    throw error;
  });
  return password;
}
