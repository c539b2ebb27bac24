import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { factorChallenge } from '#server/platform/db/schema/index.ts';
import { createLinkToken, hashOfLink } from './personal-link.ts';

/** What waits for an answer: the second step of a sign-in, a new passkey, or a proof for a sensitive act. */
export type ChallengePurpose = 'masuk' | 'passkey' | 'konfirmasi';

const lifetimeMs = 5 * 60_000;

/** Wrong answers after which a challenge ends. */
const maxAttempts = 5;

/**
 * Opens a challenge of an account and ends its earlier ones of the same purpose, except of sign-ins, which
 * may run in several browsers.
 * @param challenge what a passkey signs
 * @returns its token, of which only the hash is stored, and when it expires
 */
export async function openChallenge(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  userId: number,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = createLinkToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString();
  if (purpose !== 'masuk') {
    await db
      .delete(factorChallenge)
      .where(and(eq(factorChallenge.userId, userId), eq(factorChallenge.purpose, purpose)));
  }
  await db
    .insert(factorChallenge)
    .values({ id: hashOfLink(token), userId, purpose, challenge, expiresAt });
  return { token, expiresAt };
}

const isOpen = (token: string, purpose: ChallengePurpose, now: Date) =>
  and(
    eq(factorChallenge.id, hashOfLink(token)),
    eq(factorChallenge.purpose, purpose),
    gt(factorChallenge.expiresAt, now.toISOString()),
    lt(factorChallenge.attempts, maxAttempts),
  );

/** Returns the account of an open challenge. */
export async function findChallengeOwner(
  db: Queryable,
  token: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<number | undefined> {
  const [found] = await db
    .select({ userId: factorChallenge.userId })
    .from(factorChallenge)
    .where(isOpen(token, purpose, now));
  return found?.userId;
}

/** Ends an open challenge, so that it is answered once, and returns what a passkey has to sign. */
export async function takeChallenge(
  db: Queryable,
  token: string,
  { userId, purpose, now }: { userId: number; purpose: ChallengePurpose; now: Date },
): Promise<string | undefined> {
  const [taken] = await db
    .delete(factorChallenge)
    .where(and(isOpen(token, purpose, now), eq(factorChallenge.userId, userId)))
    .returning({ challenge: factorChallenge.challenge });
  return taken?.challenge;
}

/** Counts a wrong answer to a challenge. */
export async function countWrongAnswer(db: Queryable, token: string): Promise<void> {
  await db
    .update(factorChallenge)
    .set({ attempts: sql`${factorChallenge.attempts} + 1` })
    .where(eq(factorChallenge.id, hashOfLink(token)));
}

/** Ends every challenge of an account. */
export async function endChallengesOfUser(db: Queryable, userId: number): Promise<void> {
  await db.delete(factorChallenge).where(eq(factorChallenge.userId, userId));
}
