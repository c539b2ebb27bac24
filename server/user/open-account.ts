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

/** Days until an unused first password expires. */
export const firstPasswordDays = 7;

/** Letters and digits without look-alikes such as `l` and `1`, for reading aloud and copying. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Generates a password of about 79 bits, in groups of four, since a person copies it from a screen.
 */
export function randomPassword(): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return [group(), group(), group(), group()].join('-');
}

/** Generates a first password and its account columns: hash, expiry and the duty to change it. */
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

export interface NewAccount {
  readonly userName: string;
  readonly fullName: string;
  readonly email: string | null;
  /** Normalized by `parsePhone`. */
  readonly phone: string | null;
  /** Id of a role, or name of a base role for its built-in role. */
  readonly role: number | Role;
  /** Company or faskes of the account, as its base role requires. */
  readonly bhbuId?: number | null;
  readonly faskesId?: number | null;
}

/** A new account with its first password, of which only the hash is stored. */
export interface OpenedAccount {
  readonly id: number;
  readonly userName: string;
  readonly firstPassword: string;
  readonly expiresAt: string;
}

/**
 * Opens an account with a random first password and writes the audit entry. The calling code must
 * check that the user may grant the role.
 * @throws Problem 422 on `userName` when it is in use, on `idReferensi` when the company or faskes
 * is missing or not allowed for the role, on `roleId` when the role does not exist
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

/** Inserts an account without an audit entry, for the command line. @throws Problem 422 */
export async function insertAccount(
  db: Queryable,
  account: NewAccount,
  { now, by }: { now: Date; by: string },
): Promise<OpenedAccount & { readonly roleName: string }> {
  const held = await findRole(db, account.role);
  await checkReference(db, held.base, account);
  const { password, expiresAt, kept } = await firstPassword(now);
  const at = now.toISOString();
  // A constraint error would abort the transaction, where `openFirstAccount` tries another name.
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

/**
 * Returns a role by id or name, with the base role that grants its rights.
 * @throws Problem 422 on `roleId`
 */
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
 * Requires the company or faskes of an account to fit its base role and to be active.
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
