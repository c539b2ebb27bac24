import { and, eq, isNull, sql } from 'drizzle-orm';
import type { authCalls } from '#contract/domains/auth.ts';
import { asRole } from '#contract/policy.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type PublicContext, type Handler } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { zoneOfFaskes } from '#server/platform/db/facility-zone.ts';
import { appUser, bhbu, role } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { eraseSecretsOfUser } from '#server/platform/outbox/outbox.ts';
import { Problem } from '#server/platform/problem.ts';
import { consumeCaptcha } from './captcha.ts';
import { verifyPassword } from './password.ts';
import { isCompanyActive, openSession } from './session.ts';

/**
 * Signs a user in. An unknown name, a wrong password and a disabled account get the same message
 * after the same work, so that accounts cannot be enumerated. It runs without a transaction,
 * because failures must be counted and a used captcha stays used.
 */
export const login: Handler<typeof authCalls.login> = withoutTransaction(async (ctx, { body }) => {
  const attempt = { userName: body.Username, address: ctx.address };
  await ctx.deps.throttle.assertAllowed(attempt);
  if (body.captchaToken !== undefined) {
    await consumeCaptcha(ctx, body.captchaToken);
  } else if (await ctx.deps.throttle.needsCaptcha(attempt)) {
    throw new Problem('CAPTCHA_DIPERLUKAN', message('captcha.missing'), {
      errors: { captchaToken: [message('captcha.missing')] },
    });
  }

  const account = await findAccount(ctx, body.Username);
  const isUsable = account?.isActive === true && account.firstPasswordUsable;
  const isPasswordCorrect = await verifyPassword(
    isUsable ? account.passwordHash : null,
    body.Password,
  );
  const accountRole = asRole(account?.baseRole ?? '');
  if (!account || !accountRole || !isPasswordCorrect) {
    await ctx.deps.throttle.recordFailure(attempt);
    ctx.log.info({ address: ctx.address }, 'sign-in refused');
    throw invalidCredentials();
  }
  await ctx.deps.throttle.recordSuccess(attempt);
  // Disclosed only after the password was verified.
  if (!account.companyTakesPart) {
    throw new Problem('GAGAL_MASUK', message('auth.companyInactive'));
  }

  const token = await transaction(ctx.deps.db, async tx => {
    const txContext = { ...ctx, db: tx };
    const updated = await tx
      .update(appUser)
      .set({ lastSignedInAt: ctx.now.toISOString() })
      .where(and(eq(appUser.id, account.id), accountIsUnchanged(account)))
      .returning({ id: appUser.id });
    if (updated.length === 0) throw invalidCredentials();
    if (account.mustChangePassword) await eraseSecretsOfUser(tx, account.id);
    await writeAudit(
      {
        ...txContext,
        user: { ...account, userName: account.username, role: accountRole, sessionId: '' },
      },
      {
        action: 'session.start',
        resource: 'account',
        recordId: account.id,
        recordLabel: account.username,
      },
    );
    return await openSession(txContext, { id: account.id, role: accountRole });
  });
  return {
    token,
    userName: account.username,
    id: account.id,
    roleName: accountRole,
    idReferensi: account.bhbuId ?? account.faskesId,
    fullName: account.fullName,
    zona: await zoneOfFaskes(ctx.db, account.faskesId),
    hak: account.hak,
    isChangedUser: account.mustChangePassword ? ('False' as const) : ('True' as const),
  };
});

const invalidCredentials = (): Problem =>
  new Problem('GAGAL_MASUK', message('auth.wrongCredentials'));

/**
 * Condition that the account did not change while its password was verified: a session opened after
 * it was disabled or reset would survive that.
 */
const accountIsUnchanged = ({ passwordHash }: { passwordHash: string }) =>
  and(
    eq(appUser.passwordHash, passwordHash),
    eq(appUser.isActive, true),
    isNull(appUser.deletedAt),
  );

async function findAccount(ctx: PublicContext, userName: string) {
  const [account] = await ctx.db
    .select({
      id: appUser.id,
      username: appUser.userName,
      fullName: appUser.fullName,
      passwordHash: appUser.passwordHash,
      mustChangePassword: appUser.mustChangePassword,
      isActive: appUser.isActive,
      bhbuId: appUser.bhbuId,
      faskesId: appUser.faskesId,
      hak: appUser.hak,
      baseRole: role.peranDasar,
      companyTakesPart: isCompanyActive,
      /** Only an assigned first password expires. */
      firstPasswordUsable: sql<boolean>`(${appUser.passwordExpiresAt} is null or ${appUser.passwordExpiresAt} > ${ctx.now.toISOString()})`,
    })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .where(
      and(eq(sql`lower(${appUser.userName})`, userName.toLowerCase()), isNull(appUser.deletedAt)),
    );
  return account;
}
