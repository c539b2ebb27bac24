import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUser, auditLog, bhbu, pic } from '#server/platform/db/schema/index.ts';
import { createBhbu } from '../../builders/bhbu.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { buildStockWorld } from '../../builders/stock.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const input = { namaPIC: 'Mira Contoh', noHP: '0812 3456 7890', email: 'mira@contoh.test' };
const known = { namaPIC: 'Sari Pendaftar', noHP: '+6281234567891', email: 'sari@contoh.test' };

const createCompanyAccount = async () => {
  const bhbuId = await buildBhbu(server.db);
  return { bhbuId, ...(await server.signIn({ role: 'BHBU', bhbuId })) };
};
const get = async (token: string) =>
  (await server.request('GET', '/PIC/getByUserId', { token })).json;
const suggest = async (token: string) => {
  const { text } = await server.request('GET', '/PIC/usulan', { token });
  return JSON.parse(text) as unknown;
};
const post = (token: string, body: object) => server.request('POST', '/PIC', { token, body });
const put = (token: string, body: object) => server.request('PUT', '/pic', { token, body });
const readCompany = async (id: number) =>
  (await server.db.select().from(bhbu).where(eq(bhbu.id, id))).at(0);
/** Returns the actions of an account with what they changed, oldest first. */
const readAudit = async (actorId: number) =>
  await server.db
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.actorId, actorId))
    .orderBy(auditLog.id);

describe('the contact of a company', () => {
  it('changes orders and recalls when the company edits it in its account', async () => {
    const world = await buildStockWorld(server);
    await world.receive();
    const recalled = { namaPIC: 'Mira Contoh', noHP: '+6281234567890' };
    await post(world.tokens.BHBU, input);
    const readOrder = async () =>
      (await world.request('BHBU', 'GET', `/Order/pilihan/${world.bhbuId}`)).json['perusahaan'];
    const readRecall = async () =>
      (await world.request('PS', 'GET', `/Batch/penarikan/${world.idBatch}`)).json['perusahaan'];
    expect(await readOrder()).toMatchObject(recalled);
    expect(await readRecall()).toMatchObject([
      { kontak: { nama: recalled.namaPIC, hp: recalled.noHP }, email: input.email },
    ]);
    await put(world.tokens.BHBU, { ...input, namaPIC: 'Orang Lain', noHP: '081234567899' });
    expect(await readOrder()).toMatchObject({ namaPIC: 'Orang Lain', noHP: '+6281234567899' });
    expect(await readRecall()).toMatchObject([
      { kontak: { nama: 'Orang Lain', hp: '+6281234567899' } },
    ]);
  });

  it('is that of the company record, with its version, once the account has confirmed it', async () => {
    const me = await createCompanyAccount();
    await server.db.update(bhbu).set(known).where(eq(bhbu.id, me.bhbuId));
    expect(await get(me.token)).toBeNull();
    expect(await suggest(me.token)).toEqual({ ...known, version: 1 });
    const confirmed = await post(me.token, { ...known, version: 1 });
    expect(confirmed.json).toMatchObject({
      ...known,
      userId: me.id,
      idBHBU: me.bhbuId,
      version: 1,
    });
    // The company did not change, so open forms of it stay valid.
    expect(await readCompany(me.bhbuId)).toMatchObject({ ...known, version: 1 });
    const admin = await server.signIn({ role: 'ADMIN' });
    const { json } = await server.request('GET', `/bhbu/getBHBURequestbyid/${me.bhbuId}`, {
      token: admin.token,
    });
    expect(json).toMatchObject(known);
    await server.db
      .update(bhbu)
      .set({ namaPIC: 'Dari Staf', version: 2 })
      .where(eq(bhbu.id, me.bhbuId));
    expect(await get(me.token)).toMatchObject({ namaPIC: 'Dari Staf', version: 2 });
  });

  it('is audited at the company with its old and new values', async () => {
    const me = await createCompanyAccount();
    await server.db.update(bhbu).set(known).where(eq(bhbu.id, me.bhbuId));
    await post(me.token, known);
    const changed = await put(me.token, { ...known, namaPIC: 'Orang Lain' });
    expect(changed.json).toMatchObject({ namaPIC: 'Orang Lain', version: 2 });
    expect(await readAudit(me.id)).toEqual([
      { action: 'pic.confirm', before: null, after: known },
      {
        action: 'bhbu.update',
        before: { namaPIC: 'Sari Pendaftar' },
        after: { namaPIC: 'Orang Lain' },
      },
    ]);
    const [entry] = await server.db
      .select({ id: auditLog.recordId, label: auditLog.recordLabel })
      .from(auditLog)
      .where(and(eq(auditLog.actorId, me.id), eq(auditLog.action, 'bhbu.update')));
    expect(entry).toEqual({ id: String(me.bhbuId), label: `PT Contoh ${me.bhbuId}` });
    // Saving what is stored writes nothing.
    expect((await put(me.token, { ...known, namaPIC: 'Orang Lain' })).json).toMatchObject({
      version: 2,
    });
    expect(await readAudit(me.id)).toHaveLength(2);
  });

  it('is shared by the accounts of a company, each of which confirms it', async () => {
    const me = await createCompanyAccount();
    const colleague = await server.signIn({ role: 'BHBU', bhbuId: me.bhbuId });
    await post(me.token, input);
    expect(await get(colleague.token)).toBeNull();
    expect(await suggest(colleague.token)).toMatchObject({ namaPIC: 'Mira Contoh', version: 2 });
    const stale = await post(colleague.token, { ...input, namaPIC: 'Orang Lain', version: 1 });
    expect(stale.status).toBe(412);
    expect(stale.json['current']).toMatchObject({ namaPIC: 'Mira Contoh', version: 2 });
    await post(colleague.token, { ...input, namaPIC: 'Orang Lain', version: 2 });
    expect(await get(me.token)).toMatchObject({ namaPIC: 'Orang Lain', version: 3 });
  });

  it('conflicts with a form of the company that was opened before, and with its undo', async () => {
    const { token } = await server.signIn({ role: 'ADMIN' });
    const { id, version, body } = await createBhbu(server, token);
    const me = await server.signIn({ role: 'BHBU', bhbuId: id });
    await post(me.token, { ...input, version });
    const late = await server.request('PUT', `/bhbu/updateBHBURequest/${id}`, {
      token,
      body: { ...body, sektor: 'Pengolahan rotan', version },
    });
    expect(late.status).toBe(412);
    expect(late.json['current']).toMatchObject({ namaPIC: 'Mira Contoh', version: version + 1 });
    expect((await put(me.token, { ...input, namaPIC: 'Orang Lain', version })).status).toBe(412);
    expect(await readCompany(id)).toMatchObject({ namaPIC: 'Mira Contoh', version: version + 1 });
  });

  it('is that of the new company when the account moves, and confirmed again', async () => {
    const me = await createCompanyAccount();
    await post(me.token, input);
    const next = await buildBhbu(server.db);
    await server.db.update(bhbu).set(known).where(eq(bhbu.id, next));
    await server.db.update(appUser).set({ bhbuId: next }).where(eq(appUser.id, me.id));
    expect(await get(me.token)).toBeNull();
    expect((await put(me.token, input)).status).toBe(404);
    await post(me.token, { ...known, version: 1 });
    expect(await get(me.token)).toMatchObject({ ...known, idBHBU: next });
    expect(await readCompany(me.bhbuId)).toMatchObject({ namaPIC: 'Mira Contoh' });
  });

  it('is not stored for accounts of other roles, also those of the company', async () => {
    const bhbuId = await buildBhbu(server.db);
    const guest = await server.signIn({ role: 'EXTERNAL', bhbuId });
    expect(await suggest(guest.token)).toBeNull();
    expect((await post(guest.token, input)).json).toMatchObject({
      ...input,
      noHP: '+6281234567890',
    });
    const changed = await put(guest.token, { ...input, namaPIC: 'Orang Lain', version: 1 });
    expect(changed.json).toMatchObject({ namaPIC: 'Orang Lain', version: 2 });
    expect(await readCompany(bhbuId)).toMatchObject({ namaPIC: null, version: 1 });
    expect((await readAudit(guest.id)).map(({ action }) => action)).toEqual([
      'pic.create',
      'pic.update',
    ]);
  });
});

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
    });
  });

  it('is suggested from the registration of the own company only', async () => {
    const me = await createCompanyAccount();
    expect(await suggest(me.token)).toBeNull();
    await server.db.update(bhbu).set(known).where(eq(bhbu.id, me.bhbuId));
    expect(await suggest(me.token)).toMatchObject(known);
    expect(await suggest((await createCompanyAccount()).token)).toBeNull();
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
    expect(await readCompany(other.bhbuId)).toMatchObject({ namaPIC: null });
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
    await put(me.token, { ...input, namaPIC: 'Orang Lain', version: 2 });
    expect((await put(me.token, { ...input, version: 2 })).status).toBe(412);
  });

  it.each([
    ['namaPIC', ''],
    ['namaPIC', 'Mira 3273050101900001'],
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
