import { eq } from 'drizzle-orm';
import { stepUpMinutes } from '#contract/core/endpoint.ts';
import type { factorCalls } from '#contract/domains/factor.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { appUser, session } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { confirmPassword } from './confirm-password.ts';
import { findKnownDevice } from './devices.ts';
import { openChallenge, takeChallenge } from './factor-challenge.ts';
import { useProof, wayOfProof, wrongProof } from './factor-proof.ts';
import { findFactors } from './factor-store.ts';
import { passkeyOptions } from './passkeys.ts';

const stepUpMs = stepUpMinutes * 60_000;

/**
 * Requires that the password or the second factor was proved in the session a short time ago, so that an
 * unlocked screen does not suffice for a sensitive act.
 * @throws Problem 403 KONFIRMASI_DIPERLUKAN
 */
export function requireRecentProof(user: Pick<Context['user'], 'confirmedAt'>, now: Date): void {
  if (now.getTime() - Date.parse(user.confirmedAt) <= stepUpMs) return;
  throw new Problem('KONFIRMASI_DIPERLUKAN', message('factor.confirm'));
}

/** Says with what the caller can prove who they are, and opens a challenge for their passkeys. */
export const startConfirmation: Handler<typeof factorCalls.startConfirmation> = async ctx => {
  const { ways, passkeys } = await findFactors(ctx.db, ctx.user.id);
  const cara = ['kataSandi' as const, ...ways.filter(way => way !== 'pemulihan')];
  if (passkeys.length === 0) return { cara, token: null, passkey: null };
  // Without the password, touching a key must not suffice: it has to ask for a fingerprint or a PIN.
  const options = await passkeyOptions(ctx.deps.config, passkeys, 'required');
  const { token } = await openChallenge(ctx, ctx.user.id, 'konfirmasi', options.challenge);
  return { cara, token, passkey: { ...options } };
};

/** Verifies the password or the second factor again. Failures are counted, so it opens its own transaction. */
export const confirmIdentity: Handler<typeof factorCalls.confirm> = withoutTransaction(
  async (ctx, { body }) => {
    const { passwordLama, token, ...proof } = body;
    if (passwordLama === undefined) {
      await proveFactor(ctx, proof, token);
    } else {
      const [account] = await ctx.db
        .select({ passwordHash: appUser.passwordHash })
        .from(appUser)
        .where(eq(appUser.id, ctx.user.id));
      await confirmPassword(ctx, account?.passwordHash ?? null, passwordLama);
    }
    await ctx.db
      .update(session)
      .set({ confirmedAt: ctx.now.toISOString() })
      .where(eq(session.id, ctx.user.sessionId));
    return { sampai: new Date(ctx.now.getTime() + stepUpMs).toISOString() };
  },
);

/** Verifies a second factor of the caller. @throws Problem 422, 429 */
async function proveFactor(
  ctx: Context,
  proof: Parameters<typeof wayOfProof>[0],
  token: string | undefined,
): Promise<void> {
  const { throttle } = ctx.deps;
  const way = wayOfProof(proof);
  const device = await findKnownDevice(ctx, ctx.user.userName);
  const attempt = { userId: ctx.user.id, deviceId: device?.id ?? null };
  await throttle.assertFactorAllowed(attempt);
  const isRight = await transaction(ctx.deps.db, async tx => {
    const challenge =
      token === undefined
        ? undefined
        : await takeChallenge(tx, token, {
            userId: ctx.user.id,
            purpose: 'konfirmasi',
            now: ctx.now,
          });
    return await useProof({ ...ctx, db: tx }, ctx.user.id, proof, {
      challenge,
      isUserVerified: true,
    });
  });
  if (isRight) {
    await throttle.recordFactorSuccess(attempt);
    return;
  }
  await throttle.recordFactorFailure(attempt);
  throw wrongProof(way);
}
