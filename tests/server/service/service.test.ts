import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '#contract/domains/service.ts';
import { serviceBody } from '../../builders/product.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn({ role: 'ADMIN' })).token;
});
afterAll(() => server.stop());

const request = (method: string, path: string, body?: unknown) =>
  server.request(method, path, { token, body });
const create = async (overrides: Parameters<typeof serviceBody>[0] = {}) =>
  (await request('POST', '/Service', serviceBody(overrides))).json as unknown as Service;

describe('a service', () => {
  it('is saved with what it includes, without duplicates and in a fixed order', async () => {
    const created = await create({ termasuk: ['SERTIFIKAT', 'APD', 'APD'] });
    expect(created).toMatchObject({
      termasuk: ['APD', 'SERTIFIKAT'],
      minPeserta: null,
      tarifPerDosis: 100_000,
      version: 1,
    });
    const saved = await request('PUT', '/Service', { ...created, termasuk: [], minPeserta: 50 });
    expect(saved.json).toMatchObject({ termasuk: [], minPeserta: 50, version: 2 });
  });

  it('has a unique code among services', async () => {
    await create({ kode: 'Suntik' });
    const response = await request('POST', '/Service', serviceBody({ kode: 'SUNTIK' }));
    expect(response.json['errors']).toEqual({ kode: ['Kode ini sudah dipakai layanan lain'] });
  });

  it('keeps its tariff when updated', async () => {
    const created = await create();
    const response = await request('PUT', '/Service', { ...created, tarifPerDosis: 90_000 });
    expect(Object.keys(response.json['errors'] as object)).toEqual(['tarifPerDosis']);
  });

  it('is no longer offered after it is deactivated', async () => {
    const created = await create({ tipe: 'LOGISTIK' });
    const chosen = async (path: string) =>
      ((await request('GET', path)).json as unknown as { id: number }[]).map(({ id }) => id);
    expect(await chosen('/Service/getbyproducttype/LOGISTIK')).toEqual([created.id]);
    await request('PUT', `/Service/UpdateAktif/${created.id}`, { isActive: false });
    expect(await chosen('/Service/getbyproducttype/LOGISTIK')).toEqual([]);
    expect(await chosen('/Service/GetAll')).not.toContain(created.id);
    expect((await request('GET', '/Service?isActive=-1&tipe=LOGISTIK')).json['totalRecords']).toBe(
      1,
    );
  });
});

describe('access', () => {
  it.each(['LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR', 'BHBU', 'FASKES'] as const)(
    '%s reads services and prices and changes nothing',
    async role => {
      const { id } = await create();
      const reader = await server.signIn({ role });
      const ask = (method: string, path: string, body?: unknown) =>
        server.request(method, path, { token: reader.token, body });
      expect((await ask('GET', `/Service/${id}`)).json['tarifPerDosis']).toBe(100_000);
      expect((await ask('POST', '/Service', serviceBody())).status).toBe(403);
      expect((await ask('PUT', `/Service/UpdateAktif/${id}`, { isActive: false })).status).toBe(
        403,
      );
    },
  );
});
