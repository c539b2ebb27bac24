import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PriceCeiling, SavedPriceCeiling } from '#contract/domains/price/ceiling-decree.ts';
import type { Product } from '#contract/domains/product.ts';
import { auditLog, priceCeiling, product } from '#server/platform/db/schema/index.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { issuedPks } from '../../builders/pks.ts';
import { productBody, serviceBody } from '../../builders/product.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let legal: string;
let manager: string;

beforeAll(async () => {
  // The clock starts on 2 January 2030, 10:00 in Jakarta.
  server = await startTestServer();
  legal = (await server.signIn({ role: 'LEGAL', fullName: 'Laras Hukum' })).token;
  manager = (await server.signIn({ role: 'AM' })).token;
});
afterAll(() => server.stop());
// Only the decree that the migration recorded.
beforeEach(() =>
  server.db.delete(priceCeiling).where(gte(priceCeiling.berlakuMulai, '2022-01-01')),
);

const decree = (more: object = {}) => ({
  nomor: 'HK.01.07/MENKES/12/2030',
  tanggal: '2030-01-02',
  judul: 'Harga tertinggi vaksin contoh',
  berlakuMulai: '2030-02-01',
  batasVaksin: 400_000,
  batasLayanan: 120_000,
  ...more,
});
const record = (more: object = {}, token = legal) =>
  server.request('POST', '/BatasHarga', { token, body: decree(more) });
const price = (harga: number, berlakuDari: string, berlakuSampai: string | null = null) => ({
  harga,
  berlakuDari,
  berlakuSampai,
  noSK: 'SK-DIR/9/2030',
});
const newProduct = async (more: object = {}) =>
  (await server.request('POST', '/Product', { token: manager, body: productBody(more) }))
    .json as unknown as Product;
const addPrice = (id: number, body: object) =>
  server.request('POST', `/Product/harga/${id}`, { token: manager, body });

describe('a decree with price ceilings', () => {
  it('of 2021 is recorded, and every reader of prices reads it', async () => {
    const { token } = await server.signIn({ role: 'BHBU' });
    const { json } = await server.request('GET', '/BatasHarga/semua', { token });
    expect(json).toEqual([
      {
        nomor: 'HK.01.07/MENKES/4643/2021',
        berlakuMulai: '2021-05-11',
        batasVaksin: 321_660,
        batasLayanan: 117_910,
      },
    ]);
    const list = await server.request('GET', '/BatasHarga', { token: manager });
    expect(list.json).toMatchObject({
      data: [
        { judul: expect.stringMatching(/^Penetapan .+ PT Bio Farma \(Persero\) .+/) as string },
      ],
    });
    expect((await record({}, token)).status).toBe(403);
    expect((await record({}, manager)).status).toBe(403);
  });

  it('raises the ceiling from its first day, and not the day before', async () => {
    const { id } = await newProduct();
    expect((await addPrice(id, price(400_000, '2030-02-01'))).json).toMatchObject({
      errors: { harga: [expect.stringContaining('KMK HK.01.07/MENKES/4643/2021')] },
    });
    expect((await record()).status).toBe(201);
    const dayBefore = await addPrice(id, price(400_000, '2030-01-31'));
    expect(dayBefore.status).toBe(422);
    expect(dayBefore.json).toHaveProperty('errors.harga');
    const over = await addPrice(id, price(400_001, '2030-02-01'));
    expect(over.json).toMatchObject({
      errors: { harga: [expect.stringMatching(/400\.000.*1 Februari 2030.*MENKES\/12\/2030/)] },
    });
    expect((await addPrice(id, price(400_000, '2030-02-01'))).status).toBe(201);
    // A service, and a package of both.
    const service = (tarifPerDosis: number) =>
      server.request('POST', '/Service', {
        token: manager,
        body: serviceBody({ tarifPerDosis, berlakuDari: '2030-02-01' }),
      });
    expect((await service(120_001)).status).toBe(422);
    expect((await service(120_000)).status).toBe(201);
    const bundle = (hargaSatuan: number) =>
      server.request('POST', '/Product', {
        token: manager,
        body: productBody({ tipe: 'PAKET_LAYANAN', hargaSatuan, berlakuDari: '2030-02-01' }),
      });
    expect((await bundle(520_001)).status).toBe(422);
    expect((await bundle(520_000)).status).toBe(201);
  });

  it('that is lower names the prices that exceed it, which stay', async () => {
    const { nama, id } = await newProduct({ hargaSatuan: 300_000 });
    const saved = (await record({ batasVaksin: 299_999 })).json as unknown as SavedPriceCeiling;
    expect(saved.melampaui).toContainEqual({ nama, harga: 300_000 });
    const after = await server.request('GET', `/Product/${id}`, { token: manager });
    expect(after.json['hargaSatuan']).toBe(300_000);
    // A price that ends before its first day does not exceed it.
    await server.db.update(product).set({ isActive: false }).where(eq(product.id, id));
    const other = await newProduct({ hargaSatuan: 300_000, berlakuSampai: '2030-01-31' });
    const updated = await server.request('PUT', `/BatasHarga/${saved.id}`, {
      token: legal,
      body: { ...decree({ batasVaksin: 299_998 }), version: saved.version },
    });
    expect(updated.status).toBe(200);
    const names = (updated.json as unknown as SavedPriceCeiling).melampaui.map(one => one.nama);
    expect(names).not.toContain(nama);
    expect(names).not.toContain(other.nama);
  });

  it('is audited, and not changed, deleted or overtaken once it has begun', async () => {
    const future = (await record()).json as unknown as PriceCeiling;
    const [entry] = await server.db
      .select({ sesudah: auditLog.after, pelaku: auditLog.actorName })
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'priceCeiling'), eq(auditLog.recordId, String(future.id))));
    expect(entry).toMatchObject({
      pelaku: 'Laras Hukum',
      sesudah: { batasVaksin: 400_000, berlakuMulai: '2030-02-01' },
    });
    const removed = await server.request('DELETE', `/BatasHarga/${future.id}`, { token: legal });
    expect(removed.status).toBe(200);

    const begun = (await record({ berlakuMulai: '2030-01-02' })).json as unknown as PriceCeiling;
    const body = { ...decree({ berlakuMulai: '2031-01-01' }), version: begun.version };
    const path = `/BatasHarga/${begun.id}`;
    expect((await server.request('PUT', path, { token: legal, body })).status).toBe(409);
    expect((await server.request('DELETE', path, { token: legal })).status).toBe(409);
    for (const berlakuMulai of ['2030-01-02', '2030-01-01', '2021-05-10']) {
      expect((await record({ berlakuMulai })).json).toMatchObject({
        errors: { berlakuMulai: [expect.stringContaining('KMK HK.01.07/MENKES/12/2030')] },
      });
    }
    expect((await record({ berlakuMulai: '2030-01-03' })).status).toBe(201);
    expect((await record({ berlakuMulai: '2030-01-03' })).json).toMatchObject({
      errors: { berlakuMulai: ['Sudah ada keputusan yang berlaku mulai hari ini'] },
    });
  });

  it('has a number without words before it, and at least one ceiling', async () => {
    expect((await record({ nomor: 'KMK HK.01.07/1' })).json).toMatchObject({
      errors: { nomor: ['Tulis nomornya saja, misalnya HK.01.07/MENKES/4643/2021'] },
    });
    expect((await record({ batasVaksin: null, batasLayanan: null })).json).toMatchObject({
      errors: { batasVaksin: ['Isi batas harga vaksin, batas harga layanan, atau keduanya'] },
    });
    expect((await record({ batasLayanan: null })).status).toBe(201);
  });
});

it('an agreement cites the decrees in force on the day of its issue', async () => {
  await record({ berlakuMulai: '2030-01-02', batasLayanan: null });
  await record({ nomor: 'HK.01.07/MENKES/13/2030', berlakuMulai: '2030-03-01' });
  const { isi } = await issuedPks(await buildOrderWorld(server));
  expect(isi?.aturanHarga).toEqual(['HK.01.07/MENKES/4643/2021', 'HK.01.07/MENKES/12/2030']);
});
