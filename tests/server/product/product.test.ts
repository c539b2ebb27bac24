import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/domains/product.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { productBody } from '../../builders/product.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn({ role: 'ADMIN', fullName: 'Bagas Prasetya' })).token;
});
afterAll(() => server.stop());

const request = (method: string, path: string, body?: unknown) =>
  server.request(method, path, { token, body });
const create = async (overrides: Parameters<typeof productBody>[0] = {}) => {
  const response = await request('POST', '/Product', productBody(overrides));
  expect(response.status, response.text).toBe(201);
  return response.json as unknown as Product;
};
const read = async (id: number) =>
  (await request('GET', `/Product/${id}`)).json as unknown as Product;

describe('a product', () => {
  it('is saved as sent, with its first price', async () => {
    const created = await create({ kode: 'SINO-1', jenisVaksin: 'Inaktif', volumeMl: 0.5 });
    expect(created).toMatchObject({
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
    expect(created.riwayatHarga).toHaveLength(1);
    expect(await read(created.id)).toEqual(created);
  });

  it('has a unique code, ignoring case, also with simultaneous requests', async () => {
    await create({ kode: 'Ganda' });
    const again = await request('POST', '/Product', productBody({ kode: 'GANDA' }));
    expect(again.json).toMatchObject({
      status: 422,
      errors: { kode: ['Kode ini sudah dipakai produk lain'] },
    });
    const other = await create();
    const { id, ...whole } = other;
    const duplicate = await request('PUT', `/Product/${id}`, { ...whole, kode: 'ganda' });
    expect(duplicate.json['errors']).toHaveProperty('kode');
    const both = await Promise.all(
      ['serentak', 'SERENTAK'].map(kode => request('POST', '/Product', productBody({ kode }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('is updated by the id in the path or in the body', async () => {
    const created = await create();
    const inPath = await request('PUT', `/Product/${created.id}`, {
      ...created,
      nama: 'Nama kedua',
    });
    expect(inPath.json).toMatchObject({ nama: 'Nama kedua', version: 2, hargaSatuan: 300_000 });
    const inBody = await request('PUT', '/product/', { ...inPath.json, nama: 'Nama ketiga' });
    expect(inBody.json).toMatchObject({ nama: 'Nama ketiga', version: 3 });
    const stale = await request('PUT', '/Product', { ...created, nama: 'Nama keempat' });
    expect(stale.json).toMatchObject({ status: 412, current: { nama: 'Nama ketiga' } });
  });

  it('keeps its price when updated and rejects another', async () => {
    const created = await create();
    const response = await request('PUT', '/Product', { ...created, hargaSatuan: 310_000 });
    expect(response.status).toBe(422);
    expect(Object.keys(response.json['errors'] as object)).toEqual(['hargaSatuan']);
    expect(
      (
        await request('PUT', '/Product', {
          ...created,
          hargaSatuan: undefined,
          nama: 'Tanpa harga',
        })
      ).status,
    ).toBe(200);
    expect((await read(created.id)).riwayatHarga).toHaveLength(1);
  });

  it.each([
    [{ suhuMin: 8, suhuMax: 2 }, 'suhuMax'],
    [{ volumeMl: 0.123 }, 'volumeMl'],
    [{ dosisPerVial: 3 as 1 }, 'dosisPerVial'],
    [{ kode: 'dua kata' }, 'kode'],
    [{ hargaSatuan: 321_661 }, 'hargaSatuan'],
    [{ berlakuSampai: '2021-05-17' }, 'berlakuSampai'],
    [{ tipe: 'PAKET_LAYANAN' as const, hargaSatuan: 439_571 }, 'hargaSatuan'],
  ])('with %o is rejected at its field', async (invalid, field) => {
    const response = await request('POST', '/Product', productBody(invalid));
    expect(response.status).toBe(422);
    expect(Object.keys(response.json['errors'] as object)).toEqual([field]);
  });

  it('cannot change to a type whose price ceiling is lower than its price', async () => {
    const created = await create({ tipe: 'PAKET_LAYANAN', hargaSatuan: 439_570 });
    const response = await request('PUT', '/Product', { ...created, tipe: 'VAKSIN_PRIMER' });
    expect(Object.keys(response.json['errors'] as object)).toEqual(['tipe']);
  });

  it('is deactivated and activated, and never deleted', async () => {
    const created = await create({ nama: 'Vaksin yang berhenti' });
    const path = `/Product/UpdateAktif/${created.id}`;
    const off = await request('PUT', path, { isActive: false, version: created.version });
    expect(off.json).toMatchObject({ isActive: false, version: 2 });
    const names = async (query = '') =>
      (
        (await request('GET', `/Product/GetAll?${query}`)).json as unknown as { name: string }[]
      ).map(({ name }) => name);
    expect(await names()).not.toContain(created.nama);
    expect(await names(`id=${created.id}`)).toEqual([created.nama]);
    expect((await request('GET', '/Product?isActive=0')).json['totalRecords']).toBe(1);
    expect((await request('PUT', path, { isActive: true, version: 1 })).status).toBe(412);
    expect((await request('PUT', path, { isActive: true })).json['isActive']).toBe(true);
    expect(await names()).toContain(created.nama);
    expect((await request('DELETE', `/Product/${created.id}`)).status).toBe(405);
  });

  it("is listed by type, ignoring case, with today's price", async () => {
    const created = await create({ tipe: 'VAKSIN_BOOSTER', dosisPerOrang: 1, kode: 'BST' });
    const response = await request('GET', '/Product/getbyproducttype/vaksin_booster');
    expect(response.json).toEqual([
      {
        id: created.id,
        name: created.nama,
        kode: 'BST',
        tipe: 'VAKSIN_BOOSTER',
        satuan: 'dosis',
        dosisPerOrang: 1,
        hargaSatuan: 300_000,
      },
    ]);
    expect((await request('GET', '/Product/getbyproducttype/obat')).status).toBe(422);
  });

  it('is filtered by its fields and found by code, name or manufacturer', async () => {
    const created = await create({ kode: 'CARI-9', produsen: 'Laboratorium Rajawali' });
    const found = async (query: string) =>
      ((await request('GET', `/Product?${query}`)).json['data'] as Product[]).map(({ id }) => id);
    expect(await found('q=rajawali')).toEqual([created.id]);
    expect(await found('q=cari-9&tipe=VAKSIN_PRIMER&kelasPajak=PPN_DTP')).toEqual([created.id]);
    expect(await found('q=cari-9&kelasPajak=PPN')).toEqual([]);
    expect(await found(`id=${created.id}&sortBy=tipe&sortOrder=desc`)).toEqual([created.id]);
  });

  it('logs what changed', async () => {
    const created = await create({ kode: 'JEJAK' });
    await request('PUT', '/Product', { ...created, nama: 'Nama di jejak' });
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, String(created.id)))
      .orderBy(auditLog.id);
    expect(entries.map(({ action }) => action)).toEqual(['product.create', 'product.update']);
    expect(entries[0]?.after).toMatchObject({ kode: 'JEJAK', harga: 300_000 });
    expect(entries[1]).toMatchObject({
      before: { nama: created.nama },
      after: { nama: 'Nama di jejak' },
    });
  });
});
