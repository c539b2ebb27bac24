import type { authCalls } from '#contract/domains/auth.ts';
import type { PendingSignIn } from '#contract/core/errors.ts';
import { asRole } from '#contract/policy.ts';
import { withoutTransaction, type PublicContext, type Handler } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { message } from '#server/platform/messages/message.ts';
import { networkOf } from '#server/platform/network.ts';
import { Problem } from '#server/platform/problem.ts';
import { consumeCaptcha } from './captcha.ts';
import { findKnownDevice } from './devices.ts';
import { openChallenge } from './factor-challenge.ts';
import { findFactors } from './factor-store.ts';
import { passkeyOptions } from './passkeys.ts';
import { verifyPassword } from './password.ts';
import {
  completeSignIn,
  findSignInAccount,
  invalidCredentials,
  lockUnchanged,
  type SignInAccount,
} from './sign-in.ts';

/**
 * Signs a user in. An unknown name, a wrong password and a disabled account get the same message
 * after the same work, so that accounts cannot be enumerated. It runs without a transaction,
 * because failures must be counted and a used captcha stays used.
 * @throws Problem 401 FAKTOR_DIPERLUKAN with a token for `factor.signIn` when the account has a second
 * factor and does not trust this device
 */
export const login: Handler<typeof authCalls.login> = withoutTransaction(async (ctx, { body }) => {
  const device = await findKnownDevice(ctx, body.Username.trim());
  const attempt = {
    userName: body.Username,
    address: ctx.address,
    deviceId: device?.id ?? null,
  };
  await ctx.deps.throttle.assertAllowed(attempt);
  if (body.captchaToken !== undefined) {
    await consumeCaptcha(ctx, body.captchaToken);
  } else if (await ctx.deps.throttle.needsCaptcha(attempt)) {
    throw new Problem('CAPTCHA_DIPERLUKAN', message('captcha.missing'), {
      errors: { captchaToken: [message('captcha.missing')] },
    });
  }

  const account = await findSignInAccount(ctx, { userName: body.Username });
  const isUsable = account?.isActive === true && account.firstPasswordUsable;
  const isPasswordCorrect = await verifyPassword(
    isUsable ? account.passwordHash : null,
    body.Password,
  );
  if (!account || !asRole(account.baseRole) || !isPasswordCorrect) {
    await ctx.deps.throttle.recordFailure(attempt);
    const { hashForLog } = ctx.deps.throttle;
    ctx.log.info(
      {
        from: hashForLog(networkOf(ctx.address)),
        userName: hashForLog(body.Username.trim().toLowerCase()),
        ...(account ? { account: account.id } : {}),
      },
      'sign-in refused',
    );
    throw invalidCredentials();
  }
  await ctx.deps.throttle.recordSuccess(attempt);
  // Disclosed only after the password was verified.
  if (!account.organizationTakesPart) {
    throw new Problem(
      'GAGAL_MASUK',
      message(account.faskesId === null ? 'auth.companyInactive' : 'auth.faskesInactive'),
    );
  }
  if (device?.isTrusted !== true) {
    const pending = await openPendingSignIn(ctx, account);
    if (pending) {
      throw new Problem('FAKTOR_DIPERLUKAN', message('factor.needed'), { faktor: pending });
    }
  }
  return await transaction(ctx.deps.db, async tx => {
    const txContext = { ...ctx, db: tx };
    await lockUnchanged(tx, account);
    return await completeSignIn(txContext, account, { trusts: false });
  });
});

/** Opens the second step of a sign-in; null for an account without a second factor. */
async function openPendingSignIn(
  ctx: PublicContext,
  account: SignInAccount,
): Promise<PendingSignIn | null> {
  const { ways, passkeys } = await findFactors(ctx.db, account.id);
  if (ways.length === 0) return null;
  const options = await passkeyOptions(ctx.deps.config, passkeys, 'preferred');
  const { token, expiresAt } = await transaction(ctx.deps.db, async tx => {
    await lockUnchanged(tx, account);
    return await openChallenge({ db: tx, now: ctx.now }, account.id, 'masuk', options.challenge);
  });
  return {
    token,
    cara: ways,
    passkey: passkeys.length > 0 ? { ...options } : null,
    sampai: expiresAt,
  };
}
