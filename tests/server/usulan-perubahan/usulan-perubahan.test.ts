import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/index.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { maxOpenProposals, proposalDays } from '#contract/domains/usulan-perubahan.ts';
import { proposableChanges } from '#contract/two-persons.ts';
import {
  appUser,
  auditLog,
  notification,
  price,
  role,
  usulanPerubahan,
} from '#server/platform/db/schema/index.ts';
import { expireProposals } from '#server/domains/usulan-perubahan/index.ts';
import { runJob } from '#server/platform/scheduler/scheduler.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { buildProduct } from '../../builders/batch.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let product: number;
let one: { id: number; token: string };
let two: { id: number; token: string };

beforeEach(async () => {
  server = await startTestServer({ secondPerson: true });
  product = await buildProduct(server.db);
  one = await server.signIn({ role: 'SUPERADMIN', fullName: 'Wulan Satu' });
  two = await server.signIn({ role: 'SUPERADMIN', fullName: 'Bagus Dua' });
});
afterEach(() => server.stop());

interface Person {
  readonly token: string;
}
const newPrice = (harga = 300_000) => ({
  harga,
  berlakuDari: '2030-02-01',
  noSK: 'SK/PRODUK/2',
});
const ask = (by: Person, method: string, path: string, body?: unknown) =>
  server.request(method, path, { token: by.token, body });
const addPrice = (by: Person, harga?: number) =>
  ask(by, 'POST', `/Product/harga/${product}`, newPrice(harga));
const propose = (by: Person, perubahan: string, params: object, isi: object) =>
  ask(by, 'POST', '/UsulanPerubahan', { perubahan, params, isi, alasan: 'SK baru dari direksi' });
const proposePrice = async (by: Person, harga?: number) => {
  const { status, json, text } = await propose(
    by,
    'product.addPrice',
    { id: product },
    newPrice(harga),
  );
  expect(status, text).toBe(201);
  return json;
};
const decide = (by: Person, id: unknown, event: string, alasan?: string, version = 1) =>
  ask(by, 'PUT', `/UsulanPerubahan/keadaan/${Number(id)}`, { event, alasan, version });
const countPrices = () => server.db.$count(price, eq(price.productId, product));

describe('a change that needs a second person', () => {
  it('has the right of its call', () => {
    for (const [name, { right }] of Object.entries(proposableChanges)) {
      const [domain = '', call = ''] = name.split('.');
      const all = calls as unknown as Record<string, Record<string, Endpoint>>;
      expect(all[domain]?.[call]?.access, name).toBe(right);
    }
  });

  it('is not made by its call, which names what to propose', async () => {
    const before = await countPrices();
    expect((await addPrice(one)).json).toMatchObject({
      status: 409,
      code: 'ORANG_KEDUA_DIPERLUKAN',
      perubahan: 'product.addPrice',
    });
    expect(await countPrices()).toBe(before);
  });

  it('is proposed without being made, then made by another person, with both in the audit log', async () => {
    const before = await countPrices();
    const proposal = await proposePrice(one);
    expect(proposal).toMatchObject({
      status: 'DIAJUKAN',
      sumber: 'product',
      idRekaman: product,
      pengusul: 'Wulan Satu',
      sesudah: { harga: 300_000, berlakuDari: '2030-02-01' },
    });
    expect(await countPrices()).toBe(before);
    const [trial] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'product.addPrice'));
    expect(trial).toBeUndefined();

    const accepted = await decide(two, proposal['id'], 'accept');
    expect(accepted.json, accepted.text).toMatchObject({
      status: 'DITERAPKAN',
      pemutus: 'Bagus Dua',
    });
    expect(await countPrices()).toBe(before + 1);
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'product.addPrice'));
    expect(entry).toMatchObject({
      actorId: two.id,
      reason: expect.stringContaining('dari Wulan Satu: SK baru dari direksi') as string,
    });
    // And only once.
    expect((await decide(two, proposal['id'], 'accept', undefined, 2)).status).toBe(409);
    expect(await countPrices()).toBe(before + 1);
  });

  it('is made once when two accept it at the same time', async () => {
    const before = await countPrices();
    const third = await server.signIn({ role: 'ADMIN' });
    const { id } = await proposePrice(one);
    const answers = await Promise.all([two, third].map(by => decide(by, id, 'accept')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(await countPrices()).toBe(before + 1);
  });

  it('is not accepted by its proposer, nor with an account that they made or reset', async () => {
    const { id } = await proposePrice(one);
    expect((await decide(one, id, 'accept')).json).toMatchObject({
      status: 409,
      reason: 'twoPersons',
    });
    await ask(one, 'POST', `/GTC/ResetPassword/${two.id}`);
    const again = await server.signIn({ role: 'SUPERADMIN' });
    await server.db.insert(auditLog).values({
      at: server.now().toISOString(),
      action: 'user.create',
      resource: 'user',
      recordId: String(again.id),
      actorId: one.id,
      actorName: 'Wulan Satu',
      actorRole: 'SUPERADMIN',
    });
    expect((await decide(again, id, 'accept')).json).toMatchObject({ reason: 'twoPersons' });
    expect(await server.db.$count(usulanPerubahan, eq(usulanPerubahan.status, 'DIAJUKAN'))).toBe(1);
  });

  it('is refused with a reason, withdrawn by its proposer alone, and expires', async () => {
    const refused = await proposePrice(one);
    expect((await decide(two, refused['id'], 'refuse')).status).toBe(422);
    expect((await decide(two, refused['id'], 'refuse', 'Harganya keliru')).json).toMatchObject({
      status: 'DITOLAK',
      alasanPutusan: 'Harganya keliru',
    });
    const withdrawn = await proposePrice(one);
    expect((await decide(two, withdrawn['id'], 'withdraw')).json).toMatchObject({
      reason: 'isOwn',
    });
    expect((await decide(one, withdrawn['id'], 'withdraw')).json).toMatchObject({
      status: 'DITARIK',
    });
    const { id } = await proposePrice(one, 310_000);
    server.advanceTime(proposalDays * 86_400_000);
    two = await server.signIn({ role: 'SUPERADMIN' });
    expect((await decide(two, id, 'accept')).json).toMatchObject({ reason: 'mayDecide' });
    await runJob({ db: server.db, clock: server.now, log: server.deps.log }, expireProposals);
    expect((await ask(two, 'GET', `/UsulanPerubahan/${Number(id)}`)).json).toMatchObject({
      status: 'KEDALUWARSA',
    });
  });

  it('is checked when it is proposed, and again when it is accepted', async () => {
    const invalid = await propose(one, 'product.addPrice', { id: product }, newPrice(-1));
    expect([invalid.status, Object.keys(invalid.json['errors'] as object)]).toEqual([
      422,
      ['harga'],
    ]);
    expect((await propose(one, 'product.addPrice', { id: 999_999 }, newPrice())).status).toBe(404);
    const first = await proposePrice(one, 300_000);
    const second = await proposePrice(one, 310_000);
    expect((await decide(two, first['id'], 'accept')).status).toBe(200);
    // A price from that day exists now.
    expect((await decide(two, second['id'], 'accept')).json).toMatchObject({
      status: 409,
      reason: 'notPossible',
    });
  });

  it('is not made when it would no longer do what was shown', async () => {
    const helper = await server.signIn({ role: 'FASKES', fullName: 'Nama Lama' });
    const [staff] = await server.db.select().from(role).where(eq(role.name, 'FINANCE'));
    const isi = { fullName: 'Nama Baru', roleId: staff?.id };
    const { json, status } = await propose(one, 'user.update', { id: helper.id }, isi);
    expect(status).toBe(201);
    await server.db.update(appUser).set({ fullName: 'Nama Lain' }).where(eq(appUser.id, helper.id));
    expect((await decide(two, json['id'], 'accept')).json).toMatchObject({ reason: 'outdated' });
    const [after] = await server.db.select().from(appUser).where(eq(appUser.id, helper.id));
    expect(after?.fullName).toBe('Nama Lain');
  });

  it('may be proposed a number of times by one account', async () => {
    const { id } = await proposePrice(one);
    const [row] = await server.db
      .select()
      .from(usulanPerubahan)
      .where(eq(usulanPerubahan.id, Number(id)));
    if (!row) throw new Error('no proposal');
    const { id: _, ...copy } = row;
    await server.db
      .insert(usulanPerubahan)
      .values(Array.from({ length: maxOpenProposals - 1 }, () => copy));
    expect((await propose(one, 'product.addPrice', { id: product }, newPrice())).status).toBe(409);
  });
});

describe('rights', () => {
  const roleId = async (name: string) => {
    const [found] = await server.db.select({ id: role.id }).from(role).where(eq(role.name, name));
    return found?.id ?? 0;
  };

  it('over accounts of the seller need a second person, those of a company do not', async () => {
    const bhbuId = await buildBhbu(server.db);
    const isi = {
      userName: 'akun.baru',
      fullName: 'Akun Baru',
      email: null,
      noHP: null,
      idReferensi: bhbuId,
    };
    const company = await ask(one, 'POST', '/GTC/Register', {
      ...isi,
      roleId: await roleId('BHBU'),
    });
    expect(company.status, company.text).toBe(201);
    const staff = {
      ...isi,
      userName: 'akun.keuangan',
      idReferensi: null,
      roleId: await roleId('FINANCE'),
    };
    expect((await ask(one, 'POST', '/GTC/Register', staff)).json).toMatchObject({
      perubahan: 'user.create',
    });
    const { json, text } = await propose(one, 'user.create', {}, staff);
    expect(json, text).toMatchObject({ idRekaman: null, namaRekaman: 'akun.keuangan' });
    expect(text).not.toContain('kataSandi');
    expect((await decide(two, json['id'], 'accept')).status).toBe(200);
    expect(await server.db.$count(appUser, eq(appUser.userName, 'akun.keuangan'))).toBe(1);
  });

  it('are proposed when the role of an account or of a role changes, not with another name', async () => {
    const finance = await server.signIn({ role: 'FINANCE', fullName: 'Sari Uji' });
    const isi = { fullName: 'Sari Uji Dua', roleId: await roleId('FINANCE') };
    expect((await ask(one, 'PUT', `/GTC/UpdateUser/${finance.id}`, isi)).status).toBe(200);
    const more = { ...isi, roleId: await roleId('ADMIN') };
    expect((await ask(one, 'PUT', `/GTC/UpdateUser/${finance.id}`, more)).json).toMatchObject({
      perubahan: 'user.update',
    });
    const made = await ask(one, 'POST', '/Role', { name: 'Pengawas', peranDasar: 'LEGAL' });
    const base = (peranDasar: string) =>
      ask(one, 'PUT', `/Role/${Number(made.json['id'])}`, { name: 'Pengawas', peranDasar });
    // Without accounts the role gives rights to no one.
    expect((await base('FINANCE')).status).toBe(200);
    await server.signIn({ roleId: Number(made.json['id']) });
    expect((await base('ADMIN')).json).toMatchObject({ perubahan: 'role.update' });
  });

  it('are not gained by deleting the account, changing its role and restoring it', async () => {
    const made = await ask(one, 'POST', '/Role', { name: 'Tamu', peranDasar: 'EXTERNAL' });
    const roleOfGuest = Number(made.json['id']);
    const guest = await server.signIn({ role: 'EXTERNAL', roleId: roleOfGuest });
    await ask(one, 'DELETE', `/GTC/deletebyid/${guest.id}`);
    const body = { name: 'Tamu', peranDasar: 'FINANCE' };
    expect((await ask(one, 'PUT', `/Role/${roleOfGuest}`, body)).status).toBe(200);
    const restored = await ask(one, 'POST', `/GTC/pulihkan/${guest.id}`);
    expect(restored.json, restored.text).toMatchObject({ roleName: 'EXTERNAL' });
  });

  it('of administrators are decided by the highest role, and seen by no lower one', async () => {
    const admin = await server.signIn({ role: 'ADMIN' });
    const finance = await server.signIn({ role: 'FINANCE', fullName: 'Sari Uji' });
    const isi = { fullName: 'Sari Uji', roleId: await roleId('ADMIN') };
    const { json } = await propose(one, 'user.update', { id: finance.id }, isi);
    expect(json['peranPemutus']).toEqual(['SUPERADMIN']);
    const notified = await server.db
      .select({ userId: notification.userId })
      .from(notification)
      .where(eq(notification.message, 'usulanPerubahan.create'));
    expect(notified).toEqual([{ userId: two.id }]);
    expect((await decide(admin, json['id'], 'accept')).status).toBe(404);
    expect((await decide(two, json['id'], 'accept')).status).toBe(200);
  });

  it('are proposed by those alone who may change them', async () => {
    const manager = await server.signIn({ role: 'AM' });
    const isi = { fullName: 'Wulan Satu', roleId: await roleId('AM') };
    expect((await propose(manager, 'user.update', { id: two.id }, isi)).status).toBe(403);
    expect((await propose(manager, 'product.addPrice', { id: product }, newPrice())).status).toBe(
      201,
    );
  });
});

describe('an installation', () => {
  it('with one account that may decide makes the change at once, and its audit entry says so', async () => {
    await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, two.id));
    expect((await addPrice(one)).status).toBe(201);
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'product.addPrice'), eq(auditLog.actorId, one.id)));
    expect(entry?.reason).toContain('diputuskan sendiri');
  });

  it('does not become one by deactivating the others', async () => {
    await server.db
      .update(appUser)
      .set({ isActive: false, lastSignedInAt: server.now().toISOString() })
      .where(eq(appUser.id, two.id));
    expect((await addPrice(one)).json).toMatchObject({ code: 'ORANG_KEDUA_DIPERLUKAN' });
  });

  it('that does not ask for it makes changes at once', async () => {
    const direct = await startTestServer();
    const id = await buildProduct(direct.db);
    const { token } = await direct.signIn({ role: 'ADMIN' });
    await direct.signIn({ role: 'ADMIN' });
    const path = `/Product/harga/${id}`;
    expect((await direct.request('POST', path, { token, body: newPrice() })).status).toBe(201);
    await direct.stop();
  });
});
