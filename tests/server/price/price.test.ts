import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/domains/product.ts';
import type { Service } from '#contract/domains/service.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { productBody, serviceBody } from '../../builders/product.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  // The clock starts on 2 January 2030, 10:00 in Jakarta.
  server = await startTestServer();
  token = (await server.signIn({ role: 'AM', fullName: 'Citra Lestari' })).token;
});
afterAll(() => server.stop());

const request = (method: string, path: string, body?: unknown, headers = {}) =>
  server.request(method, path, { token, body, headers });
const newProduct = async () =>
  (await request('POST', '/Product', productBody())).json as unknown as Product;
const newService = async () =>
  (await request('POST', '/Service', serviceBody())).json as unknown as Service;
const price = (berlakuDari: string, more: object = {}) => ({
  harga: 310_000,
  berlakuDari,
  noSK: 'SK-DIR/9/2030',
  ...more,
});
const addPrice = (id: number, body: object) => request('POST', `/Product/harga/${id}`, body);
const errorFieldsOf = (result: { json: Record<string, unknown> }) =>
  Object.keys(result.json['errors'] ?? {});
const dayMs = 86_400_000;

describe('a future price', () => {
  it('ends the present price the day before and applies from its first day', async () => {
    const { id } = await newProduct();
    const result = await addPrice(id, price('2030-02-01'));
    expect(result.status).toBe(201);
    const after = result.json as unknown as Product;
    expect(after).toMatchObject({ hargaSatuan: 300_000, berlakuSampai: '2030-01-31' });
    expect(after.riwayatHarga).toMatchObject([
      { harga: 300_000, berlakuDari: '2021-05-18', berlakuSampai: '2030-01-31', sampaiDiisi: null },
      {
        harga: 310_000,
        berlakuDari: '2030-02-01',
        berlakuSampai: null,
        createdBy: 'Citra Lestari',
      },
    ]);

    const at = server.now().getTime();
    // One minute before midnight in Jakarta, then midnight.
    server.advanceTime(Date.parse('2030-01-31T16:59:00Z') - at);
    token = (await server.signIn({ role: 'AM' })).token;
    const still = await request('GET', `/Product/${id}`);
    expect(still.json['hargaSatuan']).toBe(300_000);
    server.advanceTime(60_000);
    expect((await request('GET', `/Product/${id}`)).json).toMatchObject({
      hargaSatuan: 310_000,
      berlakuDari: '2030-02-01',
    });
    server.advanceTime(at - server.now().getTime());
    token = (await server.signIn({ role: 'AM', fullName: 'Citra Lestari' })).token;
  });

  it('may have a last day, after which there is no price', async () => {
    const { id } = await newProduct();
    await addPrice(id, price('2030-02-01', { berlakuSampai: '2030-02-28' }));
    const { riwayatHarga } = (await addPrice(id, price('2030-04-01'))).json as unknown as Product;
    expect(riwayatHarga.map(({ berlakuSampai }) => berlakuSampai)).toEqual([
      '2030-01-31',
      '2030-02-28',
      null,
    ]);
  });

  it('is rejected when its dates overlap another price or do not start in the future', async () => {
    const { id } = await newProduct();
    await addPrice(id, price('2030-02-01', { berlakuSampai: '2030-02-28' }));
    expect(errorFieldsOf(await addPrice(id, price('2030-02-01')))).toEqual(['berlakuDari']);
    expect(errorFieldsOf(await addPrice(id, price('2030-02-10')))).toEqual(['berlakuDari']);
    expect(errorFieldsOf(await addPrice(id, price('2030-01-02')))).toEqual(['berlakuDari']);
    expect(
      errorFieldsOf(await addPrice(id, price('2030-01-15', { berlakuSampai: '2030-02-01' }))),
    ).toEqual(['berlakuSampai']);
    expect(errorFieldsOf(await addPrice(id, price('2030-05-01', { harga: 321_661 })))).toEqual([
      'harga',
    ]);
  });

  it('is updated and deleted before it starts', async () => {
    const { id } = await newProduct();
    const { riwayatHarga } = (await addPrice(id, price('2030-02-01'))).json as unknown as Product;
    const coming = riwayatHarga[1];
    const path = `/Product/harga/${id}/${coming?.id ?? 0}`;
    const changed = await request('PUT', path, price('2030-03-01', { harga: 320_000, version: 1 }));
    expect(changed.json).toMatchObject({
      riwayatHarga: [{ berlakuSampai: '2030-02-28' }, { harga: 320_000, version: 2 }],
    });
    const stale = await request('PUT', path, price('2030-03-05', { version: 1 }));
    expect(stale.json).toMatchObject({ status: 412, current: { harga: 320_000 } });
    expect((await request('DELETE', path, undefined, { 'if-match': 'W/"1"' })).status).toBe(412);
    const gone = await request('DELETE', path);
    expect(gone.json).toMatchObject({ berlakuSampai: null, riwayatHarga: [{ harga: 300_000 }] });
    expect((await request('DELETE', path)).status).toBe(404);
  });
});

describe('a price that has started', () => {
  it('is neither updated nor deleted', async () => {
    const { id, riwayatHarga } = await newProduct();
    const path = `/Product/harga/${id}/${riwayatHarga[0]?.id ?? 0}`;
    const change = await request('PUT', path, price('2030-03-01'));
    const removal = await request('DELETE', path);
    expect([change, removal].map(({ json }) => json['code'])).toEqual([
      'KEADAAN_SALAH',
      'KEADAAN_SALAH',
    ]);
    expect(change.json['detail']).toContain('18 Mei 2021');
  });

  it('starts at midnight in Jakarta', async () => {
    const { id } = await newProduct();
    const { riwayatHarga } = (await addPrice(id, price('2030-01-03'))).json as unknown as Product;
    const path = `/Product/harga/${id}/${riwayatHarga[1]?.id ?? 0}`;
    server.advanceTime(dayMs);
    token = (await server.signIn({ role: 'AM' })).token;
    expect((await request('DELETE', path)).status).toBe(409);
    server.advanceTime(-dayMs);
    token = (await server.signIn({ role: 'AM', fullName: 'Citra Lestari' })).token;
  });
});

describe('simultaneous new prices', () => {
  it('for the same day: saves one and rejects the others', async () => {
    const { id } = await newProduct();
    const result = await Promise.all(
      [311_000, 312_000, 313_000].map(harga => addPrice(id, price('2030-02-01', { harga }))),
    );
    expect(result.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    for (const one of result.filter(({ status }) => status === 422)) {
      expect(errorFieldsOf(one)).toEqual(['berlakuDari']);
    }
    const { riwayatHarga } = (await request('GET', `/Product/${id}`)).json as unknown as Product;
    expect(riwayatHarga).toHaveLength(2);
  });

  it('for overlapping periods: saves one and rejects the other', async () => {
    const { id } = await newProduct();
    const result = await Promise.all([
      addPrice(id, price('2030-02-01', { berlakuSampai: '2030-02-28' })),
      addPrice(id, price('2030-02-15', { berlakuSampai: '2030-03-15' })),
    ]);
    expect(result.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('with the same idempotency key: saves one', async () => {
    const { id } = await newProduct();
    const headers = { 'idempotency-key': 'sekali-saja' };
    const both = await Promise.all(
      [1, 2].map(() => request('POST', `/Product/harga/${id}`, price('2030-02-01'), headers)),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.text).toBe(both[1]?.text);
  });
});

describe('a price of another product', () => {
  it('answers 404', async () => {
    const [one, other] = [await newProduct(), await newProduct()];
    const { riwayatHarga } = (await addPrice(other.id, price('2030-02-01')))
      .json as unknown as Product;
    const foreign = riwayatHarga[1]?.id ?? 0;
    expect((await request('DELETE', `/Product/harga/${one.id}/${foreign}`)).status).toBe(404);
    const service = await newService();
    expect((await request('DELETE', `/Service/harga/${service.id}/${foreign}`)).status).toBe(404);
  });
});

describe('a tariff', () => {
  it('is limited by the ceiling of the ministry, which the error names', async () => {
    const result = await request('POST', '/Service', serviceBody({ tarifPerDosis: 117_911 }));
    expect(result.status).toBe(422);
    const { tarifPerDosis } = result.json['errors'] as Record<string, string[]>;
    expect(tarifPerDosis?.[0]).toContain('117.910');
    expect(tarifPerDosis?.[0]).toContain('KMK HK.01.07/MENKES/4643/2021');
    expect(
      (await request('POST', '/Service', serviceBody({ tarifPerDosis: 117_910 }))).status,
    ).toBe(201);
  });

  it('may exceed the first ceiling only before the ceiling applies', async () => {
    const early = { tarifPerDosis: 150_000, berlakuDari: '2021-03-01' };
    const until = (berlakuSampai?: string) =>
      request('POST', '/Service', serviceBody({ ...early, berlakuSampai }));
    expect((await until('2021-05-10')).status).toBe(201);
    expect(errorFieldsOf(await until('2021-05-11'))).toEqual(['tarifPerDosis']);
    expect(errorFieldsOf(await until())).toEqual(['tarifPerDosis']);
  });

  it('is rejected above the ceiling when a price is added or updated', async () => {
    const { id } = await newService();
    const path = `/Service/harga/${id}`;
    const high = { harga: 117_911, berlakuDari: '2030-02-01', noSK: 'SK 1' };
    expect(errorFieldsOf(await request('POST', path, high))).toEqual(['harga']);
    const { json } = await request('POST', path, { ...high, harga: 110_000 });
    const coming = (json as unknown as Service).riwayatHarga[1]?.id ?? 0;
    expect(errorFieldsOf(await request('PUT', `${path}/${coming}`, high))).toEqual(['harga']);
  });

  it('logs its values before and after', async () => {
    const { id } = await newService();
    const path = `/Service/harga/${id}`;
    const body = { harga: 110_000, berlakuDari: '2030-02-01', noSK: 'SK 1' };
    const created = (await request('POST', path, body)).json as unknown as Service;
    const one = `${path}/${created.riwayatHarga[1]?.id ?? 0}`;
    await request('PUT', one, { ...body, harga: 111_000 });
    await request('DELETE', one);
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'service'), eq(auditLog.recordId, String(id))))
      .orderBy(auditLog.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'service.create',
      'service.addPrice',
      'service.changePrice',
      'service.removePrice',
    ]);
    expect(entries[2]).toMatchObject({ before: { harga: 110_000 }, after: { harga: 111_000 } });
  });
});
