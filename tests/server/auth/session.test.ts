import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { appUser, session } from '#server/platform/db/schema/index.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const minute = 60_000;
let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());
afterAll(() => undefined);

const get = (token: string) => server.request('GET', '/negara', { token });

describe('a session', () => {
  it('ends after half an hour without use', async () => {
    const { token } = await server.signIn();
    server.advanceTime(29 * minute);
    expect((await get(token)).status).toBe(200);
    server.advanceTime(29 * minute);
    expect((await get(token)).status).toBe(200);
    server.advanceTime(31 * minute);
    expect((await get(token)).json).toMatchObject({ status: 401, code: 'SESI_BERAKHIR' });
    server.advanceTime(-31 * minute);
    expect((await get(token)).status).toBe(401);
  });

  it('ends after twelve hours regardless of use', async () => {
    const { token } = await server.signIn();
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      server.advanceTime(20 * minute);
      expect((await get(token)).status).toBe(200);
    }
    server.advanceTime(20 * minute);
    expect((await get(token)).status).toBe(401);
  });

  it('ends when the account is disabled', async () => {
    const user = await server.signIn();
    await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, user.id));
    expect((await get(user.token)).status).toBe(401);
  });

  it('ends at once for a token that was used before', async () => {
    const user = await server.signIn();
    expect((await get(user.token)).status).toBe(200);
    await server.db.update(session).set({ endedAt: server.now().toISOString() });
    expect((await get(user.token)).json).toMatchObject({ code: 'SESI_BERAKHIR' });
  });

  it('ends by signing out, without ending other sessions', async () => {
    const user = await server.signIn();
    const other = await server.signIn();
    expect((await server.request('POST', '/gtc/logout', { token: user.token })).json).toEqual({
      ended: true,
    });
    expect((await get(user.token)).status).toBe(401);
    expect((await get(other.token)).status).toBe(200);
  });

  it('is stored without its secret', async () => {
    const { token } = await server.signIn();
    const stored = JSON.stringify(await server.db.select().from(session));
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
    };
    expect(stored).not.toContain(claims.sid);
  });
});

describe('a token', () => {
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;

  it('is rejected when unsigned, foreign, changed or missing', async () => {
    const { token } = await server.signIn({ role: 'EM' });
    const [head, body, signature] = token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forgedPayload = Buffer.from(
      JSON.stringify({ ...claimsOf(token), RoleName: 'ADMIN' }),
    ).toString('base64url');
    const foreign = await new SignJWT(claimsOf(token))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new Uint8Array(32).fill(1));
    const forged = [
      `${none}.${body ?? ''}.`,
      `${head ?? ''}.${forgedPayload}.${signature ?? ''}`,
      foreign,
      'x',
      '',
    ];
    for (const one of forged) expect((await get(one)).status).toBe(401);
    expect((await server.request('GET', '/negara')).json['code']).toBe('BELUM_MASUK');
  });

  it('is trusted for its session only, not for the role it names', async () => {
    const { token } = await server.signIn({ role: 'EM' });
    const claims = claimsOf(token);
    const signedByUs = await new SignJWT({ ...claims, RoleName: 'ADMIN' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(server.deps.keys.token);
    expect((await server.request('GET', '/Role', { token: signedByUs })).status).toBe(403);
  });

  it('is ignored in a URL, a body or a cookie', async () => {
    const { token } = await server.signIn();
    expect((await server.request('GET', `/negara?token=${token}`)).status).toBe(401);
    const body = { token, authorization: `Bearer ${token}`, name: 'Baru', peranDasar: 'AM' };
    expect((await server.request('POST', '/Role', { body })).status).toBe(401);
    // No cookie authenticates, so no other site can make a request in the name of an account.
    const headers = { cookie: `token=${token}; __Host-token=${token}; authorization=${token}` };
    expect((await server.request('GET', '/negara', { headers })).status).toBe(401);
  });
});
