import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { asRole, belongsTo, type Role } from '#contract/policy.ts';
import { hashPassword } from '../auth/password.ts';
import { isActiveBhbu } from '../bhbu/choices.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { appUser, role } from '../db/schema/index.ts';
import { mayChooseFaskes } from '../faskes/choices.ts';
import { invalid } from '../problem.ts';

/** How long a first password may wait to be used. */
export const firstPasswordDays = 7;

/** Letters and digits that nobody mistakes for one another when read aloud or typed off. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password in groups of four, some 79 bits: it is read off a screen once. */
export function randomPassword(): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return [group(), group(), group(), group()].join('-');
}

/** A new first password, and what an account keeps of it: it runs out, and has to be changed. */
export async function firstPassword(now: Date) {
  const password = randomPassword();
  const expiresAt = new Date(now.getTime() + firstPasswordDays * 86_400_000).toISOString();
  const kept = {
    passwordHash: await hashPassword(password),
    passwordExpiresAt: expiresAt,
    mustChangePassword: true,
  };
  return { password, expiresAt, kept };
}

/** What is said of an account that is to be opened. */
export interface NewAccount {
  readonly userName: string;
  readonly fullName: string;
  readonly email: string | null;
  /** As `parsePhone` gives it. */
  readonly phone: string | null;
  /** The number of a role, or the name of a base role for the built-in one. */
  readonly role: number | Role;
  /** The company or facility it belongs to, as its base role asks. */
  readonly bhbuId?: number | null;
  readonly faskesId?: number | null;
}

/** An account that was opened. The password is told this once: only its hash is kept. */
export interface OpenedAccount {
  readonly id: number;
  readonly userName: string;
  readonly firstPassword: string;
  readonly expiresAt: string;
}

/**
 * Opens an account with a random first password, in the transaction and in the name of whoever asks,
 * and writes it to the trail. Whether they may give that role is for the caller to say.
 * @throws Problem 422 on `userName` when the name is taken, on `idReferensi` when the company or
 * facility is missing or not for this role, on `roleId` for a role that is not there
 */
export async function openAccount(
  ctx: Pick<Context, 'db' | 'now' | 'user' | 'audit'>,
  account: NewAccount,
): Promise<OpenedAccount> {
  const opened = await insertAccount(ctx.db, account, { now: ctx.now, by: ctx.user.fullName });
  await ctx.audit({
    action: 'user.create',
    resource: 'user',
    recordId: opened.id,
    recordLabel: opened.userName,
    after: {
      userName: opened.userName,
      fullName: account.fullName,
      peran: opened.roleName,
      idBHBU: account.bhbuId ?? null,
      idFaskes: account.faskesId ?? null,
    },
  });
  return opened;
}

/** The same for whoever is no account: the command line. Writes no trail. */
export async function insertAccount(
  db: Queryable,
  account: NewAccount,
  { now, by }: { now: Date; by: string },
): Promise<OpenedAccount & { readonly roleName: string }> {
  const held = await findRole(db, account.role);
  await checkReference(db, held.base, account);
  const { password, expiresAt, kept } = await firstPassword(now);
  const at = now.toISOString();
  // No error of the database: that would end the transaction of whoever wants to try another name.
  const [made] = await db
    .insert(appUser)
    .values({
      username: account.userName,
      fullName: account.fullName,
      email: account.email,
      phone: account.phone,
      ...kept,
      roleId: held.id,
      bhbuId: account.bhbuId ?? null,
      faskesId: account.faskesId ?? null,
      createdAt: at,
      createdBy: by,
      modifiedAt: at,
      modifiedBy: by,
    })
    .onConflictDoNothing()
    .returning({ id: appUser.id });
  if (!made) throw invalid('userName', `Nama pengguna ${account.userName} sudah dipakai akun lain`);
  return {
    id: made.id,
    userName: account.userName,
    firstPassword: password,
    expiresAt,
    roleName: held.name,
  };
}

/** A role by its number or its name, with the base role whose rights it has. @throws Problem 422 on `roleId` */
export async function findRole(
  db: Queryable,
  asked: number | Role,
): Promise<{ id: number; name: string; base: Role }> {
  const [found] = await db
    .select({ id: role.id, name: role.name, base: role.baseRole })
    .from(role)
    .where(typeof asked === 'number' ? eq(role.id, asked) : eq(role.name, asked));
  const base = asRole(found?.base ?? '');
  if (!found || !base) throw invalid('roleId', 'Peran ini tidak ada lagi. Pilih yang lain.');
  return { ...found, base };
}

/**
 * An account belongs to what its base role is about, and to nothing else.
 * @throws Problem 422 on `idReferensi`
 */
export async function checkReference(
  db: Queryable,
  base: Role,
  { bhbuId = null, faskesId = null }: Pick<NewAccount, 'bhbuId' | 'faskesId'>,
): Promise<void> {
  const { kind, required } = belongsTo(base);
  const fault = (message: string) => invalid('idReferensi', message);
  if ((bhbuId !== null && kind !== 'bhbu') || (faskesId !== null && kind !== 'faskes')) {
    throw fault(`Akun ${base} tidak dimiliki BHBU atau faskes ini`);
  }
  if (required && bhbuId === null && faskesId === null) {
    throw fault(`Pilih ${kind === 'bhbu' ? 'BHBU' : 'faskes'} pemilik akun ini`);
  }
  if (bhbuId !== null && !(await isActiveBhbu(db, bhbuId))) {
    throw fault('BHBU ini tidak ada atau tidak aktif. Pilih yang lain.');
  }
  if (faskesId !== null && !(await mayChooseFaskes(db, faskesId, null))) {
    throw fault('Faskes ini tidak ada atau tidak aktif. Pilih yang lain.');
  }
}
