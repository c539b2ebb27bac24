import type { factorCalls } from '#contract/domains/factor.ts';
import { withoutTransaction, type Handler } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { message } from '#server/platform/messages/message.ts';
import { networkOf } from '#server/platform/network.ts';
import { Problem } from '#server/platform/problem.ts';
import { tellAccount } from './account-notice.ts';
import { findKnownDevice } from './devices.ts';
import { countWrongAnswer, findChallengeOwner, takeChallenge } from './factor-challenge.ts';
import { useProof, wayOfProof, wrongProof } from './factor-proof.ts';
import { completeSignIn, findSignInAccount, lockUnchanged } from './sign-in.ts';

const signInAgain = (): Problem => new Problem('GAGAL_MASUK', message('factor.signInAgain'));

/**
 * The second step of a sign-in. A wrong proof is counted, so it runs without a transaction of the pipeline;
 * the token and the proof are used up in the one that opens the session.
 */
export const signInWithFactor: Handler<typeof factorCalls.signIn> = withoutTransaction(
  async (ctx, { body }) => {
    const { token, percayai = false, ...proof } = body;
    const { throttle } = ctx.deps;
    const way = wayOfProof(proof);
    const userId = await findChallengeOwner(ctx.db, token, 'masuk', ctx.now);
    const account = userId === undefined ? undefined : await findSignInAccount(ctx, { id: userId });
    if (!account?.isActive || !account.organizationTakesPart) throw signInAgain();
    const device = await findKnownDevice(ctx, account.username);
    const attempt = { userId: account.id, deviceId: device?.id ?? null };
    await throttle.assertFactorAllowed(attempt);

    const answer = await transaction(ctx.deps.db, async tx => {
      const txContext = { ...ctx, db: tx };
      await lockUnchanged(tx, account);
      const challenge = await takeChallenge(tx, token, {
        userId: account.id,
        purpose: 'masuk',
        now: ctx.now,
      });
      if (challenge === undefined) throw signInAgain();
      const isRight = await useProof(txContext, account.id, proof, {
        challenge,
        isUserVerified: false,
      });
      if (!isRight) throw new WrongProof();
      if (way === 'pemulihan') {
        await tellAccount(txContext, { ...account, userName: account.username }, 'recoveryCode');
      }
      return await completeSignIn(txContext, account, { trusts: percayai });
    }).catch((error: unknown) => {
      if (error instanceof WrongProof) return null;
      throw error;
    });
    if (answer === null) {
      await countWrongAnswer(ctx.db, token);
      await throttle.recordFactorFailure(attempt);
      const from = throttle.hashForLog(networkOf(ctx.address));
      ctx.log.info({ from, account: account.id, way }, 'second factor refused');
      throw wrongProof(way);
    }
    await throttle.recordFactorSuccess(attempt);
    return answer;
  },
);

/** Rolls the transaction of a sign-in back, so that its token can be used again. */
class WrongProof extends Error {}
