import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { FactorWay } from '#contract/core/errors.ts';
import { decryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { appUser, passkey, recoveryCode, totp } from '#server/platform/db/schema/index.ts';
import { endChallengesOfUser } from './factor-challenge.ts';
import { findPasskeys } from './passkeys.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { findTotpStep } from './totp-code.ts';

/** SQL expression: the account of the row has a second factor. */
export const hasFactor = sql<boolean>`(
  exists (select from ${totp} where ${totp.userId} = ${appUser.id} and ${totp.confirmedAt} is not null)
  or exists (select from ${passkey} where ${passkey.userId} = ${appUser.id}))`;

/** Returns the second factors of an account, and the ways in which it can prove one; none without a factor. */
export async function findFactors(db: Queryable, userId: number) {
  const [app] = await db
    .select({ confirmedAt: totp.confirmedAt })
    .from(totp)
    .where(and(eq(totp.userId, userId), isNotNull(totp.confirmedAt)));
  const passkeys = await findPasskeys(db, userId);
  const codesLeft = await countRecoveryCodes(db, userId);
  const ways: FactorWay[] = [
    ...(app ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ];
  if (ways.length > 0 && codesLeft > 0) ways.push('pemulihan');
  return { totpSince: app?.confirmedAt ?? null, passkeys, codesLeft, ways };
}

/**
 * Uses a code of the account's authenticator app, of which each works once (RFC 6238, 5.2).
 * @param isSetUp whether the app was set up before; otherwise this is its first code
 * @returns whether the code was right and unused
 */
export async function useTotpCode(
  { db, now, keys }: { db: Queryable; now: Date; keys: Keys },
  userId: number,
  code: string,
  { isSetUp }: { isSetUp: boolean },
): Promise<boolean> {
  const [stored] = await db
    .select({ secret: totp.secret, confirmedAt: totp.confirmedAt })
    .from(totp)
    .where(eq(totp.userId, userId));
  if (!stored || (stored.confirmedAt !== null) !== isSetUp) return false;
  const step = findTotpStep(decryptField(keys, 'totp.secret', stored.secret), code, now);
  if (step === null) return false;
  const used = await db
    .update(totp)
    .set({ lastStep: step, ...(isSetUp ? {} : { confirmedAt: now.toISOString() }) })
    .where(and(eq(totp.userId, userId), lt(totp.lastStep, step)))
    .returning({ userId: totp.userId });
  return used.length > 0;
}

/** Removes every second factor of an account, its recovery codes and its open challenges. */
export async function removeFactors(db: Queryable, userId: number): Promise<void> {
  await db.delete(totp).where(eq(totp.userId, userId));
  await db.delete(passkey).where(eq(passkey.userId, userId));
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await endChallengesOfUser(db, userId);
}
