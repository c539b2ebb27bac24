import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokenVerifier, signSessionToken } from '#server/platform/auth/session-token.ts';

/** Long enough for every algorithm that a forger could choose. */
const key = new Uint8Array(64).fill(7);
const issuedAt = new Date('2030-01-02T03:00:00Z');
const expiresAt = new Date('2030-01-02T15:00:00Z');
const now = new Date('2030-01-02T04:00:00Z');
const verify = () => createTokenVerifier(key, secret => `session of ${secret}`);

interface Changes {
  readonly alg?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly subject?: string;
  readonly sid?: unknown;
  readonly expires?: Date | null;
}

/** A token signed with our key, with some of its claims changed. */
async function signedByUs(changes: Changes): Promise<string> {
  const { alg = 'HS256', issuer = 'portal-vaksin', audience = 'portal-vaksin' } = changes;
  const { subject = '7', sid = 'abc', expires = expiresAt } = changes;
  const token = new SignJWT({ sid, RoleName: 'AM' })
    .setProtectedHeader({ alg, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(issuedAt);
  if (expires) token.setExpirationTime(expires);
  return await token.sign(key);
}

describe('a session token', () => {
  it('leads to its session until it expires, also when it is remembered', async () => {
    const token = await signSessionToken(key, {
      secret: 'abc',
      userId: 7,
      role: 'AM',
      issuedAt,
      expiresAt,
    });
    const find = verify();
    expect(await find(token, now)).toBe('session of abc');
    expect(await find(token, now)).toBe('session of abc');
    expect(await find(token, expiresAt)).toBeNull();
    expect(await verify()(token, expiresAt)).toBeNull();
  });

  it('is accepted as this test signs it, without changes', async () => {
    expect(await verify()(await signedByUs({}), now)).toBe('session of abc');
  });

  it.each([
    ['another algorithm', { alg: 'HS512' }],
    ['another issuer', { issuer: 'lain' }],
    ['another audience', { audience: 'lain' }],
    ['no end', { expires: null }],
    ['an end in the past', { expires: issuedAt }],
    ['no session', { sid: null }],
    ['a session that is no text', { sid: 7 }],
  ] satisfies [string, Changes][])(
    'is refused with %s, though the key is ours',
    async (_, changes) => {
      expect(await verify()(await signedByUs(changes), now)).toBeNull();
    },
  );
});
