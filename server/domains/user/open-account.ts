import { eq } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { maxCompanyUsers } from '#contract/domains/company-user.ts';
import { asRole, organizationRuleOf, type CompanyRight, type Role } from '#contract/policy.ts';
import { isActiveBhbu } from '#server/domains/bhbu/index.ts';
import { canChooseFaskes } from '#server/domains/faskes/index.ts';
import { hashPassword } from '#server/platform/auth/password.ts';
import { createReadablePassword } from '#server/platform/auth/readable-secret.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { appUser, role } from '#server/platform/db/schema/index.ts';
import { countAccountsOfBhbu } from '#server/platform/db/views/accounts.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { insertStamps } from '#server/platform/record/index.ts';

/** Days until an unused first password expires. */
export const firstPasswordDays = 7;

/** Generates a first password and its account columns: hash, expiry and the duty to change it. */
export async function createFirstPassword(now: Date) {
  const password = createReadablePassword();
  const expiresAt = new Date(now.getTime() + firstPasswordDays * 86_400_000).toISOString();
  const passwordColumns = {
    passwordHash: await hashPassword(password),
    passwordExpiresAt: expiresAt,
    mustChangePassword: true,
  };
  return { password, expiresAt, passwordColumns };
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
  /** What the company of the account lets it do; everything when omitted. */
  readonly hak?: readonly CompanyRight[];
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
  ctx: Pick<Context, 'db' | 'now' | 'audit'> & { readonly user: { readonly fullName: string } },
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
      ...(account.hak && { hak: account.hak }),
    },
  });
  return opened;
}

/** Highest number appended to a user name that other accounts already use. */
const maxNumberedNames = 50;

/**
 * Opens an account with a user name, followed by a number where others use it.
 * @throws Problem 409 when every numbered user name is in use, and as `openAccount`
 */
export async function openNumberedAccount(
  ctx: Parameters<typeof openAccount>[0],
  account: NewAccount,
): Promise<OpenedAccount> {
  const { userName: base } = account;
  for (let n = 1; n <= maxNumberedNames; n++) {
    try {
      return await openAccount(ctx, { ...account, userName: n === 1 ? base : `${base}${n}` });
    } catch (error) {
      if (!(error instanceof Problem && error.extensions.errors?.['userName'])) throw error;
    }
  }
  throw new Problem('KEADAAN_SALAH', message('user.noUserNameLeft', { nama: base }));
}

/** Inserts an account without an audit entry, for the command line. @throws Problem 422 */
export async function insertAccount(
  db: Queryable,
  account: NewAccount,
  { now, by }: { now: Date; by: string },
): Promise<OpenedAccount & { readonly roleName: string }> {
  const resolvedRole = await resolveRole(db, account.role);
  await checkAccountOwner(db, resolvedRole.base, account);
  const { password, expiresAt, passwordColumns } = await createFirstPassword(now);
  // A constraint error would abort the transaction, where `openFirstAccount` tries another name.
  const [inserted] = await db
    .insert(appUser)
    .values({
      userName: account.userName,
      fullName: account.fullName,
      email: account.email,
      noHP: account.phone,
      ...passwordColumns,
      roleId: resolvedRole.id,
      bhbuId: account.bhbuId ?? null,
      faskesId: account.faskesId ?? null,
      ...(account.hak && { hak: [...account.hak] }),
      ...insertStamps({ now, user: { fullName: by } }),
    })
    .onConflictDoNothing()
    .returning({ id: appUser.id });
  if (!inserted)
    throw invalidField('userName', message('user.userNameTaken', { nama: account.userName }));
  return {
    id: inserted.id,
    userName: account.userName,
    firstPassword: password,
    expiresAt,
    roleName: resolvedRole.name,
  };
}

/**
 * Returns a role by id or name, with the base role that grants its rights.
 * @throws Problem 422 on `roleId`
 */
export async function resolveRole(
  db: Queryable,
  idOrName: number | Role,
): Promise<{ id: number; name: string; base: Role }> {
  const [found] = await db
    .select({ id: role.id, name: role.name, base: role.peranDasar })
    .from(role)
    .where(typeof idOrName === 'number' ? eq(role.id, idOrName) : eq(role.name, idOrName));
  const base = asRole(found?.base ?? '');
  if (!found || !base) throw invalidField('roleId', message('user.roleGone'));
  return { ...found, base };
}

/**
 * Requires the company or faskes of an account to fit its base role, to be active, and to have
 * fewer accounts than a company can have.
 * @throws Problem 422 on `idReferensi`
 */
export async function checkAccountOwner(
  db: Queryable,
  base: Role,
  { bhbuId = null, faskesId = null }: Pick<NewAccount, 'bhbuId' | 'faskesId'>,
): Promise<void> {
  const { kind, required } = organizationRuleOf(base);
  const invalidReference = (found: Message) => invalidField('idReferensi', found);
  if ((bhbuId !== null && kind !== 'bhbu') || (faskesId !== null && kind !== 'faskes')) {
    throw invalidReference(message('user.roleWithOtherOwner', { peran: base }));
  }
  if (required && bhbuId === null && faskesId === null) {
    throw invalidReference(
      kind === 'bhbu' ? message('user.companyMissing') : message('user.facilityMissing'),
    );
  }
  if (bhbuId !== null && !(await isActiveBhbu(db, bhbuId))) {
    throw invalidReference(message('user.companyNotChoosable'));
  }
  if (bhbuId !== null && (await countAccountsOfBhbu(db, bhbuId)) >= maxCompanyUsers) {
    throw invalidReference(message('user.tooManyOfCompany', { jumlah: maxCompanyUsers }));
  }
  if (faskesId !== null && !(await canChooseFaskes(db, faskesId, null))) {
    throw invalidReference(message('user.facilityNotChoosable'));
  }
}
