import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/product.ts';
import { auditLog } from '#server/db/schema/index.ts';
import { productBody } from '../../builders/product.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn({ role: 'ADMIN', fullName: 'Bagas Prasetya' })).token;
});
afterAll(() => server.stop());

const send = (method: string, path: string, body?: unknown) =>
  server.ask(method, path, { token, body });
const create = async (overrides: Parameters<typeof productBody>[0] = {}) => {
  const told = await send('POST', '/Product', productBody(overrides));
  expect(told.status, told.text).toBe(201);
  return told.json as unknown as Product;
};
const read = async (id: number) => (await send('GET', `/Product/${id}`)).json as unknown as Product;

describe('a product', () => {
  it('is saved as sent, with its first price', async () => {
    const made = await create({ kode: 'SINO-1', jenisVaksin: 'Inaktif', volumeMl: 0.5 });
    expect(made).toMatchObject({
      kode: 'SINO-1',
      jenisVaksin: 'Inaktif',
      volumeMl: 0.5,
      satuan: 'dosis',
      intervalHari: null,
      isActive: true,
      hargaSatuan: 300_000,
      berlakuDari: '2021-05-18',
      berlakuSampai: null,
      noSK: 'KMK HK.01.07/MENKES/4643/2021',
      createdBy: 'Bagas Prasetya',
    });
    expect(made.riwayatHarga).toHaveLength(1);
    expect(await read(made.id)).toEqual(made);
  });

  it('has a unique code, ignoring case, also with simultaneous requests', async () => {
    await create({ kode: 'Ganda' });
    const again = await send('POST', '/Product', productBody({ kode: 'GANDA' }));
    expect(again.json).toMatchObject({
      status: 422,
      errors: { kode: ['Kode ini sudah dipakai produk lain'] },
    });
    const other = await create();
    const { id, ...whole } = other;
    const taken = await send('PUT', `/Product/${id}`, { ...whole, kode: 'ganda' });
    expect(taken.json['errors']).toHaveProperty('kode');
    const both = await Promise.all(
      ['serentak', 'SERENTAK'].map(kode => send('POST', '/Product', productBody({ kode }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('is updated by the id in the path or in the body', async () => {
    const made = await create();
    const inPath = await send('PUT', `/Product/${made.id}`, { ...made, nama: 'Nama kedua' });
    expect(inPath.json).toMatchObject({ nama: 'Nama kedua', version: 2, hargaSatuan: 300_000 });
    const inBody = await send('PUT', '/product/', { ...inPath.json, nama: 'Nama ketiga' });
    expect(inBody.json).toMatchObject({ nama: 'Nama ketiga', version: 3 });
    const stale = await send('PUT', '/Product', { ...made, nama: 'Nama keempat' });
    expect(stale.json).toMatchObject({ status: 412, current: { nama: 'Nama ketiga' } });
  });

  it('keeps its price when updated and rejects another', async () => {
    const made = await create();
    const told = await send('PUT', '/Product', { ...made, hargaSatuan: 310_000 });
    expect(told.status).toBe(422);
    expect(Object.keys(told.json['errors'] as object)).toEqual(['hargaSatuan']);
    expect(
      (await send('PUT', '/Product', { ...made, hargaSatuan: undefined, nama: 'Tanpa harga' }))
        .status,
    ).toBe(200);
    expect((await read(made.id)).riwayatHarga).toHaveLength(1);
  });

  it.each([
    [{ suhuMin: 8, suhuMax: 2 }, 'suhuMax'],
    [{ volumeMl: 0.123 }, 'volumeMl'],
    [{ dosisPerVial: 3 as 1 }, 'dosisPerVial'],
    [{ kode: 'dua kata' }, 'kode'],
    [{ hargaSatuan: 321_661 }, 'hargaSatuan'],
    [{ berlakuSampai: '2021-05-17' }, 'berlakuSampai'],
    [{ tipe: 'PAKET_LAYANAN' as const, hargaSatuan: 439_571 }, 'hargaSatuan'],
  ])('with %o is rejected at its field', async (odd, field) => {
    const told = await send('POST', '/Product', productBody(odd));
    expect(told.status).toBe(422);
    expect(Object.keys(told.json['errors'] as object)).toEqual([field]);
  });

  it('cannot change to a type whose price ceiling is lower than its price', async () => {
    const made = await create({ tipe: 'PAKET_LAYANAN', hargaSatuan: 439_570 });
    const told = await send('PUT', '/Product', { ...made, tipe: 'VAKSIN_PRIMER' });
    expect(Object.keys(told.json['errors'] as object)).toEqual(['tipe']);
  });

  it('is deactivated and activated, and never deleted', async () => {
    const made = await create({ nama: 'Vaksin yang berhenti' });
    const path = `/Product/UpdateAktif/${made.id}`;
    const off = await send('PUT', path, { isActive: false, version: made.version });
    expect(off.json).toMatchObject({ isActive: false, version: 2 });
    const names = async (query = '') =>
      ((await send('GET', `/Product/GetAll?${query}`)).json as unknown as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await names()).not.toContain(made.nama);
    expect(await names(`id=${made.id}`)).toEqual([made.nama]);
    expect((await send('GET', '/Product?isActive=0')).json['totalRecords']).toBe(1);
    expect((await send('PUT', path, { isActive: true, version: 1 })).status).toBe(412);
    expect((await send('PUT', path, { isActive: true })).json['isActive']).toBe(true);
    expect(await names()).toContain(made.nama);
    expect((await send('DELETE', `/Product/${made.id}`)).status).toBe(405);
  });

  it('is listed by type, ignoring case, with the price of today', async () => {
    const made = await create({ tipe: 'VAKSIN_BOOSTER', dosisPerOrang: 1, kode: 'BST' });
    const told = await send('GET', '/Product/getbyproducttype/vaksin_booster');
    expect(told.json).toEqual([
      {
        id: made.id,
        name: made.nama,
        kode: 'BST',
        tipe: 'VAKSIN_BOOSTER',
        satuan: 'dosis',
        dosisPerOrang: 1,
        hargaSatuan: 300_000,
      },
    ]);
    expect((await send('GET', '/Product/getbyproducttype/obat')).status).toBe(422);
  });

  it('is filtered by its fields and found by code, name or manufacturer', async () => {
    const made = await create({ kode: 'CARI-9', produsen: 'Laboratorium Rajawali' });
    const found = async (query: string) =>
      ((await send('GET', `/Product?${query}`)).json['data'] as Product[]).map(({ id }) => id);
    expect(await found('q=rajawali')).toEqual([made.id]);
    expect(await found('q=cari-9&tipe=VAKSIN_PRIMER&kelasPajak=PPN_DTP')).toEqual([made.id]);
    expect(await found('q=cari-9&kelasPajak=PPN')).toEqual([]);
    expect(await found(`id=${made.id}&sortBy=tipe&sortOrder=desc`)).toEqual([made.id]);
  });

  it('logs what changed', async () => {
    const made = await create({ kode: 'JEJAK' });
    await send('PUT', '/Product', { ...made, nama: 'Nama di jejak' });
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, String(made.id)))
      .orderBy(auditLog.id);
    expect(entries.map(({ action }) => action)).toEqual(['product.create', 'product.update']);
    expect(entries[0]?.after).toMatchObject({ kode: 'JEJAK', harga: 300_000 });
    expect(entries[1]).toMatchObject({
      before: { nama: made.nama },
      after: { nama: 'Nama di jejak' },
    });
  });
});
