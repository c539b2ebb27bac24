import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUser, auditLog, bhbu, pic } from '#server/db/schema/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const input = { namaPIC: 'Mira Contoh', noHP: '0812 3456 7890', email: 'mira@contoh.test' };
const createCompanyAccount = async () => {
  const bhbuId = await buildBhbu(server.db);
  return { bhbuId, ...(await server.signIn({ role: 'BHBU', bhbuId })) };
};
const get = async (token: string) =>
  (await server.request('GET', '/PIC/getByUserId', { token })).json;
const post = (token: string, body: object) => server.request('POST', '/PIC', { token, body });
const put = (token: string, body: object) => server.request('PUT', '/pic', { token, body });

describe('the person in charge', () => {
  it('is null at first, then saved with the company of the account', async () => {
    const me = await createCompanyAccount();
    const none = await server.request('GET', '/PIC/getByUserId', { token: me.token });
    expect([none.status, none.text]).toEqual([200, 'null']);
    expect((await post(me.token, input)).status).toBe(200);
    expect(await get(me.token)).toMatchObject({
      userId: me.id,
      idBHBU: me.bhbuId,
      namaInstansi: `PT Contoh ${me.bhbuId}`,
      namaPIC: 'Mira Contoh',
      noHP: '+6281234567890',
      version: 1,
    });
    const moved = await put(me.token, { ...input, namaPIC: 'Orang Lain', version: 1 });
    expect(moved.json).toMatchObject({ namaPIC: 'Orang Lain', version: 2 });
    const auditEntries = await server.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.actorId, me.id));
    expect(auditEntries.map(({ action }) => action)).toEqual(['pic.create', 'pic.update']);
  });

  it('is suggested from the registration of the own company only', async () => {
    const me = await createCompanyAccount();
    const suggest = async (token: string) =>
      (await server.request('GET', '/PIC/usulan', { token })).text;
    expect(await suggest(me.token)).toBe('null');
    const known = { namaPIC: 'Sari Pendaftar', noHP: '+6281234567891', email: 'sari@contoh.test' };
    await server.db.update(bhbu).set(known).where(eq(bhbu.id, me.bhbuId));
    expect(JSON.parse(await suggest(me.token))).toEqual(known);
    expect(await suggest((await createCompanyAccount()).token)).toBe('null');
  });

  it('belongs to the caller, whatever account or company the body names', async () => {
    const me = await createCompanyAccount();
    const other = await createCompanyAccount();
    const claimed = { userId: other.id, idBHBU: other.bhbuId, namaInstansi: 'PT Lain' };
    const result = await post(me.token, { ...input, ...claimed });
    expect(result.json).toMatchObject({ userId: me.id, idBHBU: me.bhbuId });
    expect(result.text).not.toContain('PT Lain');
    await put(me.token, { ...input, ...claimed, namaPIC: 'Nama Lain' });
    expect(await get(other.token)).toBeNull();
  });

  it('is created once, also by two simultaneous requests', async () => {
    const me = await createCompanyAccount();
    const result = await Promise.all([post(me.token, input), post(me.token, input)]);
    expect(result.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await server.db.$count(pic, eq(pic.userId, me.id))).toBe(1);
  });

  it('is not updated before it exists, nor with a stale version', async () => {
    const me = await createCompanyAccount();
    expect((await put(me.token, input)).status).toBe(404);
    await post(me.token, input);
    await put(me.token, { ...input, version: 1 });
    expect((await put(me.token, { ...input, version: 1 })).status).toBe(412);
  });

  it('follows the account to another company', async () => {
    const me = await createCompanyAccount();
    await post(me.token, input);
    const next = await buildBhbu(server.db);
    await server.db.update(appUser).set({ bhbuId: next }).where(eq(appUser.id, me.id));
    expect(await get(me.token)).toMatchObject({ idBHBU: next });
  });

  it.each([
    ['namaPIC', ''],
    ['noHP', '021 555'],
    ['email', 'bukan email'],
    ['entah', 'x'],
  ])('is rejected for its %s', async (key, value) => {
    const me = await createCompanyAccount();
    const result = await post(me.token, { ...input, [key]: value });
    expect(result.status).toBe(422);
    expect(Object.keys(result.json['errors'] as object)).toEqual([key]);
  });
});
