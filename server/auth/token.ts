import { jwtVerify, SignJWT } from 'jose';
import type { Role } from '#contract/policy.ts';

const issuer = 'portal-vaksin';

/**
 * The token of a session: a signed JWT with a `RoleName` claim for whoever reads it. The server
 * itself trusts no claim but the session's number; role and state come from the database each call.
 */
export async function signToken(
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

/** The session secret that a token carries, or null for one that is not ours or has run out. */
export async function readToken(key: Uint8Array, token: string, now: Date): Promise<string | null> {
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
