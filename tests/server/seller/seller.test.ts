import { eq, ne } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
import type { Seller } from '#contract/domains/seller.ts';
import { appUser, auditLog, seller } from '#server/platform/db/schema/index.ts';
import { sellerOn } from '#server/domains/seller/index.ts';
import { createPng } from '#server/app/demo/documents.ts';
import { toFormData } from '../../builders/application.ts';
import { sellerBody } from '../../builders/seller.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

/** Today in the tests is 2 January 2030. */
let server: TestServer;
let tokens: Record<'ADMIN' | 'ADMIN2' | 'FINANCE' | 'LEGAL' | 'BHBU' | 'AM', string>;

beforeEach(async () => {
  server = await startTestServer();
  const signIn = async (role: Role) => (await server.signIn({ role })).token;
  tokens = {
    ADMIN: await signIn('ADMIN'),
    ADMIN2: await signIn('ADMIN'),
    FINANCE: await signIn('FINANCE'),
    LEGAL: await signIn('LEGAL'),
    BHBU: await signIn('BHBU'),
    AM: await signIn('AM'),
  };
});
afterEach(() => server.stop());

type Caller = keyof typeof tokens;
const request = (method: string, path: string, body?: unknown, by: Caller = 'ADMIN') =>
  server.request(method, path, { token: tokens[by], body });

const propose = async (overrides: Parameters<typeof sellerBody>[0] = {}, by: Caller = 'ADMIN') => {
  const response = await request('POST', '/Seller', sellerBody(overrides), by);
  expect(response.status, response.text).toBe(201);
  return response.json as unknown as Seller;
};
/** Triggers an event of a version as it is stored now. */
async function change({ id }: Seller, event: string, by: Caller, alasan?: string) {
  const [stored] = await server.db.select().from(seller).where(eq(seller.id, id));
  const body = { event, alasan, version: stored?.version };
  return await request('PUT', `/Seller/keadaan/${id}`, body, by);
}
const approved = async (overrides: Parameters<typeof sellerBody>[0], by: Caller = 'FINANCE') => {
  const proposal = await propose(overrides);
  const response = await change(proposal, 'approve', by);
  expect(response.json, response.text).toMatchObject({ status: 'DISETUJUI' });
  return proposal;
};
const nameOn = async (day: string) => (await sellerOn({ db: server.db }, day)).nama;
const uploadLogo = ({ id }: Seller, by: Caller = 'ADMIN') =>
  request(
    'POST',
    `/Seller/logo/${id}`,
    toFormData({ logo: new File([createPng([10, 110, 105])], 'logo.png') }),
    by,
  );

describe('the data of the seller', () => {
  it('apply from their first day until the next approved version begins', async () => {
    await approved({ nama: 'PT Lama', berlakuMulai: '2030-01-02' });
    await approved({ nama: 'PT Baru', berlakuMulai: '2030-03-01' }, 'ADMIN2');
    await propose({ nama: 'PT Usulan', berlakuMulai: '2030-06-01' });
    expect(await nameOn('2030-02-28')).toBe('PT Lama');
    expect(await nameOn('2030-03-01')).toBe('PT Baru');
    expect(await nameOn('2031-01-01')).toBe('PT Baru');
    await expect(nameOn('2030-01-01')).rejects.toMatchObject({ code: 'TIDAK_DITEMUKAN' });
    const list = await request('GET', '/Seller?sortBy=berlakuMulai');
    expect(list.json['data']).toMatchObject([
      { nama: 'PT Lama', berlakuSampai: '2030-02-28', sedangBerlaku: true, gantiRekening: true },
      { nama: 'PT Baru', berlakuSampai: null, sedangBerlaku: false, gantiRekening: false },
      { nama: 'PT Usulan', status: 'DIAJUKAN', sedangBerlaku: false, gantiRekening: false },
    ]);
  });

  it('may be read for printing by all but EXTERNAL, and in all versions by few', async () => {
    await approved({ nama: 'PT Cetak', berlakuMulai: '2030-01-02' });
    const today = await request('GET', '/Seller/berlaku', undefined, 'BHBU');
    expect(today.json).toMatchObject({
      nama: 'PT Cetak',
      npwp: '0021832415051000',
      noRekening: '1310012345678',
    });
    expect((await request('GET', '/Seller', undefined, 'BHBU')).status).toBe(403);
    expect((await request('GET', '/Seller', undefined, 'LEGAL')).status).toBe(200);
    expect((await request('POST', '/Seller', sellerBody(), 'LEGAL')).status).toBe(403);
    expect((await request('POST', '/Seller', sellerBody(), 'AM')).status).toBe(403);
  });

  it('need a company NPWP, an account number, and a day after the present version', async () => {
    const errorsOf = async (overrides: Parameters<typeof sellerBody>[0]) =>
      Object.keys(
        (await request('POST', '/Seller', sellerBody(overrides))).json['errors'] as object,
      );
    expect(await errorsOf({ npwp: '3273056010900009' })).toEqual(['npwp']);
    expect(await errorsOf({ noRekening: '12-34' })).toEqual(['noRekening']);
    expect(await errorsOf({ berlakuMulai: '2030-01-01' })).toEqual(['berlakuMulai']);
    await approved({ berlakuMulai: '2030-01-02' });
    expect(await errorsOf({ berlakuMulai: '2030-01-02' })).toEqual(['berlakuMulai']);
    await approved({ berlakuMulai: '2030-05-01' });
    expect(await errorsOf({ berlakuMulai: '2030-05-01' })).toEqual(['berlakuMulai']);
  });

  it('are changed by their proposer only, until they are decided', async () => {
    const proposal = await propose();
    const edit = (body: object, by: Caller = 'ADMIN') =>
      request('PUT', `/Seller/${proposal.id}`, { ...proposal, ...body }, by);
    expect((await edit({ nama: 'PT Ubah' })).json).toMatchObject({ nama: 'PT Ubah', version: 2 });
    expect((await edit({ nama: 'PT Basi' })).status).toBe(412);
    expect((await edit({ version: 2 }, 'ADMIN2')).status).toBe(403);
    expect((await uploadLogo(proposal, 'ADMIN2')).status).toBe(403);
    await change(proposal, 'approve', 'FINANCE');
    expect((await edit({ version: 3 })).json).toMatchObject({ status: 409 });
    expect((await uploadLogo(proposal)).status).toBe(409);
    const sql = server.db
      .update(seller)
      .set({ noRekening: '999999' })
      .where(eq(seller.id, proposal.id));
    await expect(sql).rejects.toThrow();
    const reopened = server.db.update(seller).set({ status: 'DIAJUKAN' });
    await expect(reopened).rejects.toThrow();
    await expect(server.db.delete(seller)).rejects.toThrow();
  });

  it('keep their proposer in the database, also before they are decided', async () => {
    const proposal = await propose();
    const other = await server.signIn({ role: 'FINANCE' });
    const change = server.db.update(seller).set({ idPengusul: other.id });
    await expect(change).rejects.toThrow();
    expect((await request('GET', `/Seller/${proposal.id}`)).json).toMatchObject({
      idPengusul: proposal.idPengusul,
    });
  });

  it('that apply after today are read by the roles that read all versions', async () => {
    await approved({ berlakuMulai: '2030-01-02' });
    const later = await propose({ noRekening: '1310099999999' });
    expect((await uploadLogo(later)).status).toBe(200);
    await change(later, 'approve', 'FINANCE');
    const on = (day: string, by: Caller) =>
      request('GET', `/Seller/berlaku?tanggal=${day}`, undefined, by);
    const logo = (by: Caller) => request('GET', `/Seller/logo/${later.id}`, undefined, by);
    expect((await on('2030-01-02', 'AM')).json).toMatchObject({ noRekening: '1310012345678' });
    expect((await on('2030-02-01', 'AM')).status).toBe(403);
    expect((await logo('AM')).status).toBe(404);
    expect((await on('2030-02-01', 'LEGAL')).json).toMatchObject({ noRekening: '1310099999999' });
    expect((await logo('LEGAL')).status).toBe(200);
  });

  it('use the logo of the last version that has one', async () => {
    const first = await propose({ berlakuMulai: '2030-01-02' });
    expect((await uploadLogo(first)).status).toBe(200);
    const download = () => request('GET', `/Seller/logo/${first.id}`, undefined, 'BHBU');
    expect((await download()).status).toBe(404);
    await change(first, 'approve', 'FINANCE');
    await approved({ berlakuMulai: '2030-03-01' });
    const idLogo = async (day: string) => (await sellerOn({ db: server.db }, day)).idLogo;
    expect([await idLogo('2030-01-02'), await idLogo('2030-04-01')]).toEqual([first.id, first.id]);
    expect((await download()).headers.get('content-type')).toBe('image/png');
  });
});

describe('a new bank account', () => {
  it('is approved by somebody else than its proposer', async () => {
    await approved({ berlakuMulai: '2030-01-02' });
    const proposal = await propose({ noRekening: '1310099999999' });
    expect(proposal).toMatchObject({
      gantiRekening: true,
      rekeningSebelumnya:
        'Bank Contoh Negara Bandung, 1310012345678 a.n. PT Vaksin Contoh (Persero)',
    });
    const waitsFor = async (by: Caller) => {
      const { json } = await request('GET', '/Dashboard/pekerjaan', undefined, by);
      return (json['data'] as { jenis: string }[]).some(one => one.jenis === 'penjualDisetujui');
    };
    expect([await waitsFor('ADMIN'), await waitsFor('ADMIN2')]).toEqual([false, true]);
    expect((await change(proposal, 'approve', 'ADMIN')).json).toMatchObject({
      status: 409,
      reason: 'twoPersons',
    });
    expect((await change(proposal, 'approve', 'LEGAL')).status).toBe(403);
    expect((await change(proposal, 'approve', 'ADMIN2')).json).toMatchObject({
      status: 'DISETUJUI',
    });
    expect((await change(proposal, 'approve', 'FINANCE')).status).toBe(409);
  });

  it('is approved as the second person has seen it', async () => {
    const proposal = await propose();
    const approve = (version?: number) =>
      request('PUT', `/Seller/keadaan/${proposal.id}`, { event: 'approve', version }, 'FINANCE');
    const edited = { ...proposal, noRekening: '1310099999999' };
    expect((await request('PUT', `/Seller/${proposal.id}`, edited)).status).toBe(200);
    const without = await approve();
    expect([without.status, Object.keys(without.json['errors'] as object)]).toEqual([
      422,
      ['version'],
    ]);
    expect((await approve(1)).status).toBe(412);
    expect((await approve(2)).json).toMatchObject({ status: 'DISETUJUI' });
    expect((await approve(2)).json).toMatchObject({ status: 409, reason: 'state' });
  });

  it.each([
    { bank: 'Bank Lain' },
    { cabangBank: 'Jakarta' },
    { noRekening: '1310012345679' },
    { atasNamaRekening: 'Orang Lain' },
  ])('is any change of %o', async changed => {
    await approved({ berlakuMulai: '2030-01-02' });
    expect((await propose(changed)).gantiRekening).toBe(true);
  });

  it('is not the same account in other spelling; another person approves it all the same', async () => {
    await approved({ berlakuMulai: '2030-01-02' });
    const proposal = await propose({ noRekening: '1310 0123 45678', bank: 'BANK CONTOH NEGARA' });
    expect(proposal.gantiRekening).toBe(false);
    expect((await change(proposal, 'approve', 'ADMIN')).json).toMatchObject({
      reason: 'twoPersons',
    });
    expect((await change(proposal, 'approve', 'ADMIN2')).json).toMatchObject({
      status: 'DISETUJUI',
    });
  });

  it('is approved by its proposer while no one else could, and the audit log says so', async () => {
    await server.db.update(appUser).set({ isActive: false }).where(ne(appUser.userName, 'sendiri'));
    const { token } = await server.signIn({ role: 'SUPERADMIN', userName: 'sendiri' });
    const proposed = await server.request('POST', '/Seller', { token, body: sellerBody() });
    const path = `/Seller/keadaan/${Number(proposed.json['id'])}`;
    const body = { event: 'approve', version: 1 };
    expect((await server.request('PUT', path, { token, body })).status).toBe(200);
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'seller.approve'));
    expect(entry?.reason).toContain('tidak ada akun lain');
  });

  it('notifies who may approve, then who proposed', async () => {
    const proposal = await propose();
    const bellOf = async (by: Caller) =>
      ((await request('GET', '/notifikasi', undefined, by)).json['data'] as object[]).map(
        one => one as { pesan: string; tautan: string },
      );
    for (const by of ['ADMIN2', 'FINANCE'] as const) {
      expect(await bellOf(by)).toMatchObject([
        { pesan: 'seller.propose', tautan: `/admin/penjual/${proposal.id}` },
      ]);
    }
    expect([await bellOf('ADMIN'), await bellOf('LEGAL')]).toEqual([[], []]);
    await change(proposal, 'reject', 'FINANCE', 'Bukan rekening kami');
    expect(await bellOf('ADMIN')).toMatchObject([{ pesan: 'seller.reject' }]);
    const history = await request('GET', `/Seller/riwayat/${proposal.id}`);
    expect(history.json).toMatchObject([
      { event: 'reject', peran: 'FINANCE', alasan: 'Bukan rekening kami' },
      { event: 'propose', peran: 'ADMIN', ke: 'DIAJUKAN' },
    ]);
  });
});

describe('a decision', () => {
  it('comes before the first day', async () => {
    await approved({ berlakuMulai: '2030-01-02' });
    const late = await propose({ berlakuMulai: '2030-01-03' });
    server.advanceTime(86_400_000);
    tokens.FINANCE = (await server.signIn({ role: 'FINANCE' })).token;
    expect((await change(late, 'approve', 'FINANCE')).json).toMatchObject({ status: 409 });
  });

  it('is for versions in the order of their days', async () => {
    await approved({ berlakuMulai: '2030-01-02' });
    const earlier = await propose({ berlakuMulai: '2030-03-01' });
    const later = await propose({ berlakuMulai: '2030-04-01' });
    await change(later, 'approve', 'FINANCE');
    expect((await change(earlier, 'approve', 'FINANCE')).status).toBe(409);
    expect((await change(later, 'cancel', 'FINANCE')).json).toMatchObject({ status: 422 });
    expect((await change(later, 'cancel', 'FINANCE', 'Ditunda')).json).toMatchObject({
      status: 'DIBATALKAN',
    });
    expect((await change(earlier, 'approve', 'FINANCE')).status).toBe(200);
  });

  it('stands once the version has begun', async () => {
    const begun = await approved({ berlakuMulai: '2030-01-02' });
    expect((await change(begun, 'cancel', 'FINANCE', 'Salah')).json).toMatchObject({
      status: 409,
      reason: 'mayBeCancelled',
    });
  });

  it('stands while a later version is approved, whose account was compared with it', async () => {
    await approved({ berlakuMulai: '2030-01-02' });
    const account = { noRekening: '1310099999999' };
    const next = await approved({ ...account, berlakuMulai: '2030-03-01' });
    const last = await propose({ ...account, berlakuMulai: '2030-04-01' });
    expect((await change(last, 'approve', 'ADMIN2')).status).toBe(200);
    const refused = await change(next, 'cancel', 'ADMIN', 'Ditunda');
    expect(refused.json).toMatchObject({ status: 409, reason: 'mayBeCancelled' });
    expect(refused.text).toContain('1 April 2030');
    expect((await change(last, 'cancel', 'ADMIN', 'Ditunda')).status).toBe(200);
    expect((await change(next, 'cancel', 'ADMIN', 'Ditunda')).status).toBe(200);
  });

  it('is made once when two people make it at the same time', async () => {
    const proposals = [await propose(), await propose()];
    const results = await Promise.all(
      proposals.map(one => change(one, 'approve', 'FINANCE').then(({ status }) => status)),
    );
    expect(results.sort()).toEqual([200, 409]);
  });
});
