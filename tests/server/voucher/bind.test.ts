import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { peserta, product, voucherContractFaskes } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes, buildPeserta, newNik } from '../../builders/peserta.ts';
import { buildSheetFile, sheetLine } from '../../builders/sheet-file.ts';
import { postponedBody } from '../../builders/vaksinasi.ts';
import {
  bindBody,
  paidDose,
  unknownCode,
  useClinicFixture,
  type ClinicFixture,
} from './clinic-fixture.ts';

const fixture = useClinicFixture();
let server: ClinicFixture['server'];
let world: ClinicFixture['world'];
let bind: ClinicFixture['bind'];
let oneVoucher: ClinicFixture['oneVoucher'];
let change: ClinicFixture['change'];
let get: ClinicFixture['get'];
let userId: number;
beforeAll(async () => {
  ({ server, world, bind, oneVoucher, change, get } = fixture());
  ({ id: userId } = await server.signIn({ role: 'ADMIN' }));
});

const readRow = async (id: number | undefined) => {
  const [row] = await server.db
    .select()
    .from(peserta)
    .where(eq(peserta.id, id ?? 0));
  return row;
};
const holderOf = async (id: number) => readRow((await get(id)).pemegang?.idPeserta);
const errorsOf = ({ json }: { json: Record<string, unknown> }) => Object.keys(json['errors'] ?? {});
/** A participant of the company at the clinic. */
const register = (overrides = {}) =>
  buildPeserta(server.deps, {
    userId,
    bhbuId: world.bhbuId,
    idFaskes: world.idFaskes,
    ...overrides,
  });
const bindExisting = (id: number, body: object, role: 'ADMIN' | 'FASKES' = 'FASKES') =>
  world.request(role, 'PUT', `/Voucher/${id}/peserta`, body);

describe('binding a voucher', () => {
  it('registers the person for the company, at the clinic, today', async () => {
    const { id, code } = await oneVoucher();
    const { status, json } = await bind(code);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      id,
      status: 'TERIKAT',
      idFaskes: world.idFaskes,
      pemegang: { nik: expect.stringMatching(/•/) as string },
    });
    expect(await holderOf(id)).toMatchObject({
      bhbuId: world.bhbuId,
      vaccinationType: 0,
      isVoucher: true,
      isValid: true,
      faskesId: world.idFaskes,
      rencanaTanggal: '2030-01-02',
    });
  });

  it('succeeds for one of 50 people at the same time', async () => {
    const { code } = await oneVoucher();
    const before = await server.db.$count(peserta);
    const results = await Promise.all(Array.from({ length: 50 }, () => bind(code)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = results.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    expect(new Set(refused.map(({ json }) => json['currentState']))).toEqual(new Set(['TERIKAT']));
    expect(await server.db.$count(peserta)).toBe(before + 1);
  });

  it('respects the limit per person when two vouchers are bound at the same time', async () => {
    const [first, second] = await fixture().vouchers(2, { kuotaVoucher: 2 });
    const body = bindBody(first?.code ?? '');
    const results = await Promise.all(
      [first, second].map(one =>
        world.request('FASKES', 'POST', '/peserta/pesertavoucher', { ...body, kode: one?.code }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = results.find(({ status }) => status === 409);
    expect(refused?.json).toMatchObject({ reason: 'perNikMaks', currentState: 'AKTIF' });
  });

  it.each([
    ['kode', () => ({ kode: unknownCode() })],
    ['nik', () => ({ nik: '3273010101900001x' })],
    ['persetujuan', () => ({ persetujuan: false })],
    ['idFaskes', () => ({ idFaskes: fixture().otherFaskesId })],
    ['rencanaTanggal', () => ({ rencanaTanggal: '2030-01-01' })],
    ['rencanaTanggal', () => ({ rencanaTanggal: '2031-01-01' })],
  ])('is refused at %s', async (field, overrides) => {
    const { id, code } = await oneVoucher();
    const refused = await bind(code, overrides());
    expect([refused.status, errorsOf(refused)]).toEqual([422, [field]]);
    expect((await get(id)).status).toBe('AKTIF');
  });

  it('is for employees only where the contract says so', async () => {
    const { code } = await oneVoucher({ jenisPenerima: 'KARYAWAN' });
    expect(errorsOf(await bind(code, { kategori: 'UMUM' }))).toEqual(['kategori']);
    expect((await bind(code, { kategori: 'KARYAWAN' })).status).toBe(201);
  });

  it('is for the facilities of the contract, and staff name one', async () => {
    const { id, code, voucherContractId } = await oneVoucher();
    await server.db
      .insert(voucherContractFaskes)
      .values({ idContract: voucherContractId, idFaskes: fixture().otherFaskesId });
    expect((await bind(code)).json).toMatchObject({ status: 409, reason: 'mayCirculate' });
    expect(errorsOf(await bind(code, {}, 'ADMIN'))).toEqual(['idFaskes']);
    const bound = await bind(code, { idFaskes: fixture().otherFaskesId }, 'ADMIN');
    expect(bound.json).toMatchObject({ id, status: 'TERIKAT', idFaskes: fixture().otherFaskesId });
  });

  it('uses the registration of the same person, and refuses another name', async () => {
    const known = await register({ nama: 'Dewi Contoh', rencanaTanggal: null });
    const { id, code } = await oneVoucher();
    const same = { nik: known.nik, tanggalLahir: (await readRow(known.id))?.tanggalLahir };
    expect(errorsOf(await bind(code, { ...same, nama: 'Orang Lain' }))).toEqual(['nik']);
    expect((await bind(code, { ...same, nama: 'DEWI  contoh' })).status).toBe(201);
    expect(await holderOf(id)).toMatchObject({ id: known.id, isVoucher: true });
  });

  it('is refused for a person whom another company holds, without naming it', async () => {
    const otherBhbu = await buildBhbu(server.db);
    const held = await register({ bhbuId: otherBhbu });
    const { code } = await oneVoucher();
    const before = await server.db.$count(peserta);
    const row = await readRow(held.id);
    const refused = await bind(code, {
      nik: held.nik,
      nama: row?.nama,
      tanggalLahir: row?.tanggalLahir,
    });
    expect([refused.status, errorsOf(refused)]).toEqual([422, ['nik']]);
    expect(refused.text).not.toMatch(/PT Contoh|perusahaan lain/);
    expect(await server.db.$count(peserta)).toBe(before);
  });

  it('is refused for a booster that may not be given yet', async () => {
    const { id, code } = await oneVoucher();
    const [tipe] = ['VAKSIN_BOOSTER', 'VAKSIN_PRIMER'] as const;
    const setType = (type: typeof tipe | 'VAKSIN_PRIMER') =>
      server.db.update(product).set({ tipe: type }).where(eq(product.id, world.idProduk));
    await setType(tipe);
    const history = { vaksinPrimer: 'Sinopharm', jenisBooster: 'Sinopharm' };
    const missing = await bind(code);
    const early = await bind(code, { ...history, tanggalDosis2: '2029-12-20' });
    const due = await bind(code, { ...history, tanggalDosis2: '2029-01-20' });
    await setType('VAKSIN_PRIMER');
    expect(errorsOf(missing).sort()).toEqual(['jenisBooster', 'tanggalDosis2', 'vaksinPrimer']);
    expect(early.status).toBe(422);
    expect(due.status).toBe(201);
    expect(await holderOf(id)).toMatchObject({ vaccinationType: 1, isEligible: true });
  });

  it('repeats its answer for the same idempotency key', async () => {
    const { code } = await oneVoucher();
    const ask = {
      token: world.tokens.FASKES,
      body: bindBody(code),
      headers: { 'idempotency-key': `ikat-${code.slice(-4)}` },
    };
    const first = await server.request('POST', '/peserta/pesertavoucher', ask);
    const again = await server.request('POST', '/peserta/pesertavoucher', ask);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json).toEqual(first.json);
  });

  it('never fails with a server error for hostile input', async () => {
    const { id, code } = await oneVoucher();
    const hostile = [
      { kode: 'x'.repeat(5_000) },
      { kode: "'; drop table voucher; --" },
      { nik: '\u0000' },
    ];
    for (const overrides of hostile) {
      expect((await bind(code, overrides)).status).toBeLessThan(500);
    }
    for (const body of ['', '[]', '{"dosis":[]}', { dosis: 'x' }, { version: -1 }]) {
      expect((await fixture().use(id, body)).status).toBeLessThan(500);
    }
  });
});

describe('binding a voucher to a registered participant', () => {
  it('needs the code from a facility, whose participant it must be', async () => {
    const { id, code } = await oneVoucher();
    const one = await register();
    const elsewhere = await register({ idFaskes: fixture().otherFaskesId });
    expect(errorsOf(await bindExisting(id, { idPeserta: one.id }))).toEqual(['kode']);
    expect((await bindExisting(id, { idPeserta: one.id, kode: unknownCode() })).status).toBe(404);
    expect((await bindExisting(id, { idPeserta: elsewhere.id, kode: code })).status).toBe(404);
    expect((await bindExisting(id, { idPeserta: one.id, kode: code })).json).toMatchObject({
      status: 'TERIKAT',
      pemegang: { idPeserta: one.id },
    });
    expect(await readRow(one.id)).toMatchObject({ isVoucher: true, rencanaTanggal: '2030-01-02' });
  });

  it('is refused for a participant of another company', async () => {
    const { id } = await oneVoucher();
    const stranger = await register({ bhbuId: await buildBhbu(server.db) });
    const refused = await bindExisting(id, { idPeserta: stranger.id }, 'ADMIN');
    expect(errorsOf(refused)).toEqual(['idPeserta']);
  });
});

describe('an import', () => {
  it('leaves the holder of an unused voucher at the facility', async () => {
    const nik = newNik();
    const { id, code } = await oneVoucher();
    expect((await bind(code, { nik })).status).toBe(201);
    const idPeserta = (await get(id)).pemegang?.idPeserta;
    const faskesId = await buildFaskes(server.db, { serves: [world.bhbuId] });
    const line = sheetLine({ nik, alamat: 'Jalan Asia Afrika Nomor 8' });
    const body = new FormData();
    body.append('berkas', await buildSheetFile([line]));
    const saved = await server.request('POST', `/Peserta/Import/${faskesId}`, {
      token: world.tokens.BHBU,
      body,
    });
    expect(saved.json, saved.text).toMatchObject({ status: 'DISIMPAN' });
    expect(await readRow(idPeserta)).toMatchObject({
      alamat: 'Jalan Asia Afrika Nomor 8',
      faskesId: world.idFaskes,
      isVoucher: true,
    });
  });
});

describe('unbinding a voucher', () => {
  it('deletes a registration that was made for it', async () => {
    const { id, pemegang } = await fixture().bound();
    const row = await readRow(pemegang?.idPeserta);
    expect((await change(id, 'unbind', 'FASKES')).json).toMatchObject({
      status: 'AKTIF',
      pemegang: null,
      idFaskes: null,
    });
    expect((await readRow(row?.id))?.deletedAt).not.toBeNull();
    // The person may be entered again.
    const { code } = await get(id);
    expect((await bind(code, { nik: newNik() })).status).toBeLessThan(500);
    // A restored participant has no voucher.
    const restored = await world.request('ADMIN', 'POST', `/Peserta/pulihkan/${row?.id ?? 0}`);
    expect(restored.status, restored.text).toBe(200);
    expect(await readRow(row?.id)).toMatchObject({ deletedAt: null, isVoucher: false });
  });

  it('keeps a registration with visits, and one that was there before', async () => {
    const visited = await fixture().bound();
    const idPeserta = visited.pemegang?.idPeserta ?? 0;
    await world.request('FASKES', 'POST', '/Vaksinasi', postponedBody(idPeserta, world.idFaskes));
    expect((await change(visited.id, 'unbind')).status).toBe(200);
    expect(await readRow(idPeserta)).toMatchObject({ deletedAt: null, isVoucher: false });

    const known = await register();
    const { id, code } = await oneVoucher();
    await bindExisting(id, { idPeserta: known.id, kode: code });
    expect((await change(id, 'unbind')).status).toBe(200);
    expect(await readRow(known.id)).toMatchObject({ deletedAt: null, isVoucher: false });
  });

  it('is impossible after the use, and a holder cannot be deleted', async () => {
    const { id, pemegang } = await fixture().bound();
    const remove = () => world.request('ADMIN', 'DELETE', `/Peserta/${pemegang?.idPeserta ?? 0}`);
    expect((await remove()).status).toBe(409);
    await fixture().use(id, { dosis: paidDose() });
    expect((await change(id, 'unbind')).json).toMatchObject({
      status: 409,
      currentState: 'TERPAKAI',
    });
  });
});

describe('a change of state', () => {
  it('needs a reason without an identity number', async () => {
    const { id } = await oneVoucher();
    const freeze = (alasan: string | null) =>
      world.request('ADMIN', 'PUT', `/Voucher/keadaan/${id}`, { event: 'freeze', alasan });
    expect(errorsOf(await freeze(null))).toEqual(['alasan']);
    expect(errorsOf(await freeze('Milik 3273050101900001'))).toEqual(['alasan']);
    expect((await freeze('Dilaporkan hilang')).json).toMatchObject({
      status: 'DIBEKUKAN',
      voidReason: 'Dilaporkan hilang',
    });
  });
});

describe('voiding a bound voucher', () => {
  it('frees the registration and returns the quota; the company cannot do it', async () => {
    const { id, pemegang, voucherContractId } = await fixture().bound();
    expect((await change(id, 'void', 'BHBU')).status).toBe(403);
    expect((await change(id, 'void')).json).toMatchObject({ status: 'DIBATALKAN', pemegang: null });
    expect((await readRow(pemegang?.idPeserta))?.deletedAt).not.toBeNull();
    expect(await world.getContract(voucherContractId)).toMatchObject({ status: 'AKTIF', sisa: 1 });
  });
});
