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

/** Returns the session secret of a token, or null when it is invalid or expired. */
export async function verifySessionToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      audience: issuer,
      currentDate: now,
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    return typeof payload['sid'] === 'string' ? payload['sid'] : null;
  } catch {
    return null;
  }
}
