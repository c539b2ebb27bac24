import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '#contract/service.ts';
import { serviceBody } from '../../builders/product.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn({ role: 'ADMIN' })).token;
});
afterAll(() => server.stop());

const send = (method: string, path: string, body?: unknown) =>
  server.ask(method, path, { token, body });
const create = async (overrides: Parameters<typeof serviceBody>[0] = {}) =>
  (await send('POST', '/Service', serviceBody(overrides))).json as unknown as Service;

describe('a service', () => {
  it('is saved with what it includes, without duplicates and in a fixed order', async () => {
    const made = await create({ termasuk: ['SERTIFIKAT', 'APD', 'APD'] });
    expect(made).toMatchObject({
      termasuk: ['APD', 'SERTIFIKAT'],
      minPeserta: null,
      tarifPerDosis: 100_000,
      version: 1,
    });
    const saved = await send('PUT', '/Service', { ...made, termasuk: [], minPeserta: 50 });
    expect(saved.json).toMatchObject({ termasuk: [], minPeserta: 50, version: 2 });
  });

  it('has a unique code among services', async () => {
    await create({ kode: 'Suntik' });
    const told = await send('POST', '/Service', serviceBody({ kode: 'SUNTIK' }));
    expect(told.json['errors']).toEqual({ kode: ['Kode ini sudah dipakai layanan lain'] });
  });

  it('keeps its tariff when updated', async () => {
    const made = await create();
    const told = await send('PUT', '/Service', { ...made, tarifPerDosis: 90_000 });
    expect(Object.keys(told.json['errors'] as object)).toEqual(['tarifPerDosis']);
  });

  it('is no longer offered after it is deactivated', async () => {
    const made = await create({ tipe: 'LOGISTIK' });
    const chosen = async (path: string) =>
      ((await send('GET', path)).json as unknown as { id: number }[]).map(({ id }) => id);
    expect(await chosen('/Service/getbyproducttype/LOGISTIK')).toEqual([made.id]);
    await send('PUT', `/Service/UpdateAktif/${made.id}`, { isActive: false });
    expect(await chosen('/Service/getbyproducttype/LOGISTIK')).toEqual([]);
    expect(await chosen('/Service/GetAll')).not.toContain(made.id);
    expect((await send('GET', '/Service?isActive=-1&tipe=LOGISTIK')).json['totalRecords']).toBe(1);
  });
});

describe('access', () => {
  it.each(['LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR', 'BHBU', 'FASKES'] as const)(
    '%s reads services and prices and changes nothing',
    async role => {
      const { id } = await create();
      const reader = await server.signIn({ role });
      const ask = (method: string, path: string, body?: unknown) =>
        server.ask(method, path, { token: reader.token, body });
      expect((await ask('GET', `/Service/${id}`)).json['tarifPerDosis']).toBe(100_000);
      expect((await ask('POST', '/Service', serviceBody())).status).toBe(403);
      expect((await ask('PUT', `/Service/UpdateAktif/${id}`, { isActive: false })).status).toBe(
        403,
      );
    },
  );
});
