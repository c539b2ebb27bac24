import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, notification, session, throttle } from '#server/platform/db/schema/index.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { cookieOf, signInStep } from './factor-steps.ts';
import { solveCaptcha } from './solve-captcha.ts';

const password = 'gerobak biru di tepi sawah';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.db.delete(throttle));
afterAll(() => server.stop());

const isOpen = async (token: string) =>
  (await server.request('GET', '/negara', { token })).status === 200;

describe('the sessions of an account', () => {
  it('are twenty at most: a further sign-in ends the oldest', async () => {
    const { userName, token: first } = await server.signIn({ password });
    const tokens = [first];
    for (let i = 0; i < 20; i += 1) {
      server.advanceTime(1_000);
      const { json } = await signInStep(server, userName, password);
      tokens.push(String(json['token']));
    }
    expect(await isOpen(first)).toBe(false);
    expect(await Promise.all(tokens.slice(1).map(isOpen))).not.toContain(false);
    const [ended] = await server.db
      .select()
      .from(session)
      .where(eq(session.endReason, 'terlalu banyak'));
    expect(ended?.endedAt).toBe(server.now().toISOString());
  });

  it('are ended by an administrator, of another account and not of a higher role', async () => {
    const admin = await server.signIn();
    const { id, token } = await server.signIn({ role: 'AM' });
    const path = `/gtc/pengguna/${id}/sesi`;
    const ended = await server.request('DELETE', path, { token: admin.token });
    expect(ended.json).toEqual({ ended: 1 });
    expect(await isOpen(token)).toBe(false);
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.actorId, admin.id));
    expect(entries).toMatchObject([{ action: 'user.endSessions', recordId: String(id) }]);
    const own = `/gtc/pengguna/${admin.id}/sesi`;
    expect((await server.request('DELETE', own, { token: admin.token })).status).toBe(409);
    const higher = await server.signIn({ role: 'SUPERADMIN' });
    const above = `/gtc/pengguna/${higher.id}/sesi`;
    expect((await server.request('DELETE', above, { token: admin.token })).status).toBe(403);
  });
});

describe('a device', () => {
  const messagesOf = async (userId: number) =>
    (await server.db.select().from(notification).where(eq(notification.userId, userId))).map(
      ({ message }) => message,
    );

  it('that is new is notified to the account, once, and not at its first sign-in', async () => {
    const { id, userName } = await server.signIn({ password });
    const first = await signInStep(server, userName, password);
    const cookie = cookieOf(first);
    expect(await messagesOf(id)).toEqual([]);
    await signInStep(server, userName, password);
    await signInStep(server, userName, password, { cookie, peer: '10.9.9.9' });
    expect(await messagesOf(id)).toEqual([]);
    await signInStep(server, userName, password, { peer: '10.8.8.8' });
    await signInStep(server, userName, password, { peer: '10.8.8.8' });
    expect(await messagesOf(id)).toEqual(['account.newDevice']);
  });

  it('that signed in before is not locked out by the failures of strangers', async () => {
    const { userName } = await server.signIn({ password });
    const cookie = cookieOf(await signInStep(server, userName, password));
    const attempt = { userName, deviceId: null };
    for (let i = 0; i < 100; i += 1)
      await server.deps.throttle.recordFailure({ ...attempt, address: `10.1.1.${i % 20}` });
    expect((await signInStep(server, userName, password)).status).toBe(429);
    // Not even a captcha is asked for.
    expect((await signInStep(server, userName, password, { cookie })).status).toBe(200);
  });

  it('guesses no more often than any other, and not with the cookie of another account', async () => {
    const { userName } = await server.signIn({ password });
    const other = await server.signIn({ password });
    const cookie = cookieOf(await signInStep(server, userName, password)) ?? '';
    const guess = async (name: string) => {
      const captchaToken = await solveCaptcha(server);
      const body = { Username: name, Password: 'salah', ApplicationCode: 'GTRY', captchaToken };
      return server.request('POST', '/gtc/logingtc', { body, headers: { cookie } });
    };
    for (let i = 0; i < 10; i += 1) expect((await guess(userName)).status).toBe(401);
    expect((await guess(userName)).status).toBe(429);
    for (let i = 0; i < 10; i += 1) await guess(other.userName);
    expect((await signInStep(server, other.userName, password)).status).toBe(429);
  });
});
