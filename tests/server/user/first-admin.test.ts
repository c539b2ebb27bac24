import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirstAdmin } from '#server/domains/user/first-admin.ts';
import { createReadablePassword } from '#server/platform/auth/readable-secret.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const createAdmin = (userName: string) =>
  createFirstAdmin(server.db, {
    userName,
    fullName: 'Pertama',
    email: null,
    now: server.now(),
  });
const login = (Username: string, Password: string) =>
  server.request('POST', '/gtc/logingtc', {
    body: { Username, Password, ApplicationCode: 'GTRY' },
  });

describe('the first administrator', () => {
  it('signs in with the displayed password and must change it', async () => {
    const password = await createAdmin('pertama');
    const response = await login('pertama', password);
    expect(response.json).toMatchObject({ roleName: 'SUPERADMIN', isChangedUser: 'False' });
    const refused = await server.request('GET', '/Role', { token: String(response.json['token']) });
    expect(refused.json['code']).toBe('GANTI_KATA_SANDI');
  });

  it('has a week to sign in', async () => {
    const password = await createAdmin('terlambat');
    server.advanceTime(7 * 86_400_000);
    expect((await login('terlambat', password)).status).toBe(401);
  });

  it('is rejected when the name is in use', async () => {
    await createAdmin('kembar');
    await expect(createAdmin('KEMBAR')).rejects.toThrow(
      'Nama pengguna KEMBAR sudah dipakai akun lain.',
    );
  });

  it('never gets the same password twice', () => {
    const many = new Set(Array.from({ length: 500 }, createReadablePassword));
    expect(many.size).toBe(500);
    for (const one of many) expect(one).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  });
});
