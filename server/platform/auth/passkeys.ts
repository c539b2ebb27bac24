import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { Config } from '#server/platform/config.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { passkey } from '#server/platform/db/schema/index.ts';

/** The name under which authenticators list the account. */
export const productName = 'Portal Vaksin';

type StoredPasskey = typeof passkey.$inferSelect;

/** The host to which passkeys are bound, and the address from which they are used: those of `PUBLIC_URL`. */
const relyingParty = ({ publicUrl }: Config) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

const toDescriptor = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

/** Returns the passkeys of an account, the oldest first. */
export const findPasskeys = (db: Queryable, userId: number): Promise<StoredPasskey[]> =>
  db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(passkey.id);

/** Returns the options with which a browser creates a passkey; their challenge is to be signed. */
export const newPasskeyOptions = (
  config: Config,
  account: { readonly id: number; readonly userName: string; readonly fullName: string },
  existing: readonly StoredPasskey[],
) =>
  generateRegistrationOptions({
    rpName: productName,
    rpID: relyingParty(config).rpID,
    userName: account.userName,
    userDisplayName: account.fullName,
    userID: new TextEncoder().encode(`portal-vaksin ${account.id}`),
    attestationType: 'none',
    excludeCredentials: existing.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });

/** Returns the options with which a browser uses one of some passkeys. */
export const passkeyOptions = (
  config: Config,
  passkeys: readonly StoredPasskey[],
  userVerification: 'preferred' | 'required',
) =>
  generateAuthenticationOptions({
    rpID: relyingParty(config).rpID,
    allowCredentials: passkeys.map(toDescriptor),
    userVerification,
  });

/** Returns the columns of a passkey that a browser has created, or null when its answer is not right. */
export async function verifyNewPasskey(config: Config, answer: object, challenge: string) {
  const { rpID, origin } = relyingParty(config);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: transports.slice(0, 10).map(String),
    };
  } catch {
    // The library throws for an answer of the wrong form, or for another challenge, host or address.
    return null;
  }
}

/** Verifies that a browser signed a challenge with a passkey of an account, and records the use. */
export async function usePasskey(
  { db, now, config }: { db: Queryable; now: Date; config: Config },
  userId: number,
  answer: { readonly id: string },
  { challenge, isUserVerified }: { challenge: string; isUserVerified: boolean },
): Promise<boolean> {
  const [stored] = await db
    .select()
    .from(passkey)
    .where(and(eq(passkey.userId, userId), eq(passkey.credentialId, answer.id)))
    .for('no key update');
  if (!stored) return false;
  const newCounter = await verifyUse(config, stored, answer, { challenge, isUserVerified });
  if (newCounter === null) return false;
  await db
    .update(passkey)
    .set({ counter: newCounter, lastUsedAt: now.toISOString() })
    .where(eq(passkey.id, stored.id));
  return true;
}

/** Returns the new count of a passkey's signatures, or null when the answer is not right. */
async function verifyUse(
  config: Config,
  stored: StoredPasskey,
  answer: object,
  { challenge, isUserVerified }: { challenge: string; isUserVerified: boolean },
): Promise<number | null> {
  const { rpID, origin } = relyingParty(config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: isUserVerified,
      credential: {
        ...toDescriptor(stored),
        publicKey: new Uint8Array(stored.publicKey),
        counter: stored.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // As in `verifyNewPasskey`.
    return null;
  }
}
