import type { FactorWay } from '#contract/core/errors.ts';
import type { FactorProof } from '#contract/domains/factor.ts';
import type { PublicContext } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, invalidFields, type Problem } from '#server/platform/problem.ts';
import { useTotpCode } from './factor-store.ts';
import { usePasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';

/** Returns the one proof of an input. @throws Problem 422 when there is none, or more than one */
export function wayOfProof(proof: FactorProof): FactorWay {
  const ways = (['totp', 'passkey', 'pemulihan'] as const).filter(way => proof[way] !== undefined);
  const [way] = ways;
  if (way === undefined || ways.length > 1) {
    const found = [message('factor.oneProof')];
    throw invalidFields({ totp: found });
  }
  return way;
}

/** Creates the 422 for a wrong proof. */
export const wrongProof = (way: FactorWay): Problem =>
  invalidField(way, message(`factor.wrong.${way}`));

/**
 * Verifies a proof of a second factor and uses it up.
 * @param challenge what a passkey had to sign
 * @returns whether it was right
 */
export async function useProof(
  { db, now, deps }: Pick<PublicContext, 'db' | 'now' | 'deps'>,
  userId: number,
  proof: FactorProof,
  { challenge, isUserVerified }: { challenge: string | undefined; isUserVerified: boolean },
): Promise<boolean> {
  const { keys, config } = deps;
  if (proof.totp !== undefined) {
    return await useTotpCode({ db, now, keys }, userId, proof.totp, { isSetUp: true });
  }
  if (proof.pemulihan !== undefined) {
    return await useRecoveryCode(db, userId, proof.pemulihan, now);
  }
  if (proof.passkey === undefined || challenge === undefined) return false;
  const { passkey } = proof;
  return await usePasskey({ db, now, config }, userId, passkey, { challenge, isUserVerified });
}
