import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Role } from '#contract/policy.ts';

const issuer = 'portal-vaksin';

/**
 * Signs a session token: a JWT with a `RoleName` claim for clients. The server trusts only its
 * session secret; role and account state are read from the database on each call.
 */
export async function signSessionToken(
  key: Uint8Array,
  session: { secret: string; userId: number; role: Role; issuedAt: Date; expiresAt: Date },
): Promise<string> {
  return await new SignJWT({ RoleName: session.role, sid: session.secret })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(issuer)
    .setSubject(String(session.userId))
    .setIssuedAt(session.issuedAt)
    .setExpirationTime(session.expiresAt)
    .sign(key);
}

/** A token whose signature was verified. */
interface VerifiedToken {
  readonly sessionId: string;
  /** In ms since 1970. */
  readonly expiresAt: number;
}

/** Tokens that are remembered; the one that was verified first is forgotten first. */
const maxRemembered = 10_000;

/**
 * Returns a function that returns the session of a token, or null when the token is invalid or
 * expired. A signature is verified once; the token is remembered as a hash.
 * @param toSessionId returns the id of the session of a secret
 */
export function createTokenVerifier(
  key: Uint8Array,
  toSessionId: (secret: string) => string,
): (token: string, now: Date) => Promise<string | null> {
  const remembered = new Map<string, VerifiedToken>();
  return async (token, now) => {
    const hash = createHash('sha256').update(token).digest('base64url');
    const known = remembered.get(hash);
    if (known) return now.getTime() < known.expiresAt ? known.sessionId : null;
    const verified = await verifySessionToken(key, token, now);
    if (!verified) return null;
    const sessionId = toSessionId(verified.secret);
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= maxRemembered) remembered.delete(oldest);
    remembered.set(hash, { sessionId, expiresAt: verified.expiresAt });
    return sessionId;
  };
}

/** Returns the session secret of a token and its end, or null when the token is invalid or expired. */
async function verifySessionToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<{ readonly secret: string; readonly expiresAt: number } | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      audience: issuer,
      currentDate: now,
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    const { sid, exp } = payload;
    if (typeof sid !== 'string' || exp === undefined) return null;
    return { secret: sid, expiresAt: exp * 1000 };
  } catch {
    return null;
  }
}
