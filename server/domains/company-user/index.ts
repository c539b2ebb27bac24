import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { companyUserCalls, CompanyUsers } from '#contract/domains/company-user.ts';
import { canAccess, companyRole } from '#contract/policy.ts';
import { listPages } from '#contract/record-pages.ts';
import { bhbuRecords } from '#server/domains/bhbu/index.ts';
import {
  accounts,
  activateAccount,
  giveFirstPassword,
  hasOtherOrderers,
  openNumberedAccount,
  type StoredAccount,
} from '#server/domains/user/index.ts';
import { endSessionsOfUser } from '#server/platform/auth/session.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { appUser, role } from '#server/platform/db/schema/index.ts';
import { isPersonAccount } from '#server/platform/db/views/accounts.ts';
import { findAccountsWithRight } from '#server/platform/db/views/company-accounts.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { checkRemaining, everyAccount, lockColleague, lockCompany } from './lock.ts';
import { mailFirstPassword } from './mails.ts';

/** Whether an account of the company manages the others, so that the staff need not. */
const hasManager = async ({ db }: Pick<Context, 'db'>, bhbuId: number): Promise<boolean> =>
  (await findAccountsWithRight(db, bhbuId, 'MENGELOLA_AKUN')).length > 0;

/** Whether the caller opens accounts although others manage those of the company: one of its own, or an administrator. */
const mayAlwaysInvite = ({ user }: Pick<Context, 'user'>): boolean =>
  canAccess(user, 'companyUser.update') !== undefined;

async function readAll(ctx: Context, bhbuId: number): Promise<CompanyUsers> {
  const { id, isActive, persetujuanPesanan } = await bhbuRecords.get(ctx, bhbuId);
  const data = await ctx.db
    .select({
      id: appUser.id,
      userName: appUser.userName,
      fullName: appUser.fullName,
      email: appUser.email,
      noHP: appUser.noHP,
      hak: appUser.hak,
      isActive: appUser.isActive,
      kataSandiAwalSampai: appUser.passwordExpiresAt,
      lastSignedInAt: appUser.lastSignedInAt,
      version: appUser.version,
      createdAt: appUser.createdAt,
      createdBy: appUser.createdBy,
      modifiedAt: appUser.modifiedAt,
      modifiedBy: appUser.modifiedBy,
    })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(
        eq(appUser.bhbuId, id),
        eq(role.peranDasar, companyRole),
        isNull(appUser.deletedAt),
        isPersonAccount,
      ),
    )
    .orderBy(desc(appUser.isActive), asc(appUser.fullName), asc(appUser.id));
  const bolehMengundang =
    isActive &&
    canAccess(ctx.user, 'companyUser.create') !== undefined &&
    (mayAlwaysInvite(ctx) || !(await hasManager(ctx, id)));
  return { persetujuanPesanan, bolehMengundang, data };
}

/** Returns a user name made from the part of an email before the `@`. */
function userNameFromEmail(email: string): string {
  const name = (email.split('@')[0] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '.')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, 24);
  return name.length >= 3 ? name : `akun.${name || 'baru'}`;
}

/** Returns the email of an account, where a first password can be sent. @throws Problem 409 */
function emailOf({ email, fullName }: StoredAccount): string {
  if (email) return email;
  throw new Problem('KEADAAN_SALAH', message('companyUser.noEmail', { nama: fullName }));
}

/** Handlers of the accounts of a company. */
export const companyUserHandlers: Handlers<typeof companyUserCalls> = {
  list: (ctx, { params }) => readAll(ctx, params.id),

  async create(ctx, { params, body }) {
    const company = await lockCompany(ctx, params.id);
    const isManaged = await hasManager(ctx, company.id);
    if (isManaged && !mayAlwaysInvite(ctx)) {
      throw new Problem('KEADAAN_SALAH', message('companyUser.hasManager'));
    }
    if (!isManaged && !body.hak.includes('MENGELOLA_AKUN')) {
      throw invalidField('hak', message('companyUser.firstManages'));
    }
    const { email } = body;
    const { id, userName, firstPassword, expiresAt } = await openNumberedAccount(ctx, {
      userName: userNameFromEmail(email),
      fullName: body.fullName,
      email,
      phone: body.noHP ?? null,
      role: companyRole,
      bhbuId: company.id,
      hak: body.hak,
    });
    const invited = { id, userName, email, password: firstPassword, expiresAt };
    await mailFirstPassword(ctx, company.namaBHBU, invited, 'invite');
    return await accounts.get(everyAccount(ctx), id);
  },

  async setApproval(ctx, { params, body }) {
    const company = await lockCompany(ctx, params.id);
    const { persetujuanPesanan } = body;
    if (persetujuanPesanan && !(await hasOtherOrderers(ctx.db, company.id))) {
      throw new Problem('KEADAAN_SALAH', message('companyUser.approvalNeedsTwo'));
    }
    if (persetujuanPesanan !== company.persetujuanPesanan) {
      const options = { action: 'setApproval', keepsVersion: true };
      await bhbuRecords.update(ctx, company, { persetujuanPesanan }, options);
      await notifyAccounts(
        ctx,
        'ownerBhbu',
        { bhbuId: company.id },
        {
          resource: 'bhbu',
          recordId: company.id,
          message: `bhbu.${persetujuanPesanan ? 'startApproval' : 'stopApproval'}`,
          params: { nama: ctx.user.fullName },
          path: listPages.companyUserOwn,
        },
      );
    }
    return await readAll(ctx, company.id);
  },

  async update(ctx, { params, body }) {
    const { company, before } = await lockColleague(ctx, params.id, body);
    const after = await accounts.update(
      everyAccount(ctx),
      before,
      { hak: body.hak },
      { action: 'setRights' },
    );
    await checkRemaining(ctx, company, before);
    // The console of an open session shows the rights that it read at the sign-in.
    const kept = after.id === ctx.user.id ? ctx.user.sessionId : undefined;
    await endSessionsOfUser(ctx.db, after.id, 'akun berubah', ctx.now, kept);
    return after;
  },

  async setActive(ctx, { params, body }) {
    const { company, before } = await lockColleague(ctx, params.id, body);
    if (before.id === ctx.user.id) {
      throw new Problem('KEADAAN_SALAH', message('companyUser.ownAccount'));
    }
    const after = await activateAccount(everyAccount(ctx), before, body.isActive);
    if (!body.isActive) await checkRemaining(ctx, company, before);
    return after;
  },

  async resetPassword(ctx, { params }) {
    const { company, before } = await lockColleague(ctx, params.id, null);
    if (before.id === ctx.user.id) {
      throw new Problem('KEADAAN_SALAH', message('companyUser.ownPassword'));
    }
    const email = emailOf(before);
    const { after, password, expiresAt } = await giveFirstPassword(everyAccount(ctx), before);
    const { id, userName } = after;
    const reset = { id, userName, email, password, expiresAt };
    await mailFirstPassword(ctx, company.namaBHBU, reset, 'reset');
    return after;
  },
};
