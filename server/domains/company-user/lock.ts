import { eq } from 'drizzle-orm';
import { canAccess, companyRole } from '#contract/policy.ts';
import { bhbuRecords } from '#server/domains/bhbu/index.ts';
import { accounts, hasOtherOrderers, type StoredAccount } from '#server/domains/user/index.ts';
import type { Context } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { appUser } from '#server/platform/db/schema/index.ts';
import { findAccountsWithRight } from '#server/platform/db/views/company-accounts.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';

type Company = Awaited<ReturnType<typeof bhbuRecords.get>>;

/** The context of writes to accounts of a company, whose scope was checked by the company. */
export const everyAccount = (ctx: Context): Context => ({ ...ctx, scope: 'all' });

/**
 * Locks a company, which makes changes of its accounts wait for each other, and rechecks the right of a caller of
 * the company, who may have lost it while waiting.
 * @throws Problem 404 for another company, 403
 */
export async function lockCompany(ctx: Context, bhbuId: number): Promise<Company> {
  const company = await bhbuRecords.lock(ctx, bhbuId);
  if (ctx.scope === 'all') return company;
  const [caller] = await ctx.db
    .select({ hak: appUser.hak, isActive: appUser.isActive })
    .from(appUser)
    .where(eq(appUser.id, ctx.user.id));
  const { role } = ctx.user;
  if (!caller?.isActive || !canAccess({ role, hak: caller.hak }, 'companyUser.update')) {
    throw new Problem('AKSES_DITOLAK', message('auth.forbidden'));
  }
  return company;
}

/** Whether an account is one of a company, in the caller's scope. */
const isReachable = ({ scope, user }: Context, { roleName, idReferensi }: StoredAccount): boolean =>
  roleName === companyRole &&
  idReferensi !== null &&
  (scope === 'all' || idReferensi === user.bhbuId);

/**
 * Locks an account of a company, and the company before it.
 * @param submitted the form, or null for an action without one, to check the version that the caller read
 * @throws Problem 404 for an account of another company, 403, 412
 */
export async function lockColleague(
  ctx: Context,
  id: number,
  submitted: unknown,
): Promise<{ company: Company; before: StoredAccount }> {
  const found = await accounts.find(everyAccount(ctx), id);
  if (!found || !isReachable(ctx, found)) throw notFound('account');
  const company = await lockCompany(ctx, found.idReferensi ?? 0);
  const before = await accounts.lock(everyAccount(ctx), id, { strength: 'update' });
  if (before.idReferensi !== company.id) throw notFound('account');
  checkVersion(ctx.expectedVersion, before, submitted);
  return { company, before };
}

/**
 * Requires that after a change of an account someone still manages the accounts of its company, and that two people
 * order where one approves what the other orders.
 * @param before the account before the change, which had the rights that it may have lost
 * @throws Problem 409
 */
export async function checkRemaining(
  ctx: Context,
  { id, persetujuanPesanan }: Company,
  { hak }: StoredAccount,
): Promise<void> {
  const managed = hak.includes('MENGELOLA_AKUN');
  if (managed && (await findAccountsWithRight(ctx.db, id, 'MENGELOLA_AKUN')).length === 0) {
    throw new Problem('KEADAAN_SALAH', message('companyUser.lastManager'));
  }
  const ordered = hak.includes('MEMESAN');
  if (persetujuanPesanan && ordered && !(await hasOtherOrderers(ctx.db, id))) {
    throw new Problem('KEADAAN_SALAH', message('companyUser.lastApprover'));
  }
}
