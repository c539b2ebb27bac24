import { afterAll, beforeAll, expect, it } from 'vitest';
import { distributorBody } from '../../builders/distributor.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn({ role: 'PS' }));
});
afterAll(() => server.stop());

const ask = (method: string, path: string, body?: unknown) =>
  server.request(method, path, { token, body });

it('is created, corrected and deactivated, and offered while its permit is valid', async () => {
  const created = await ask('POST', '/Distributor', distributorBody({ izinSampai: '2030-06-30' }));
  expect(created.status, created.text).toBe(201);
  const id = Number(created.json['id']);
  const offered = async () =>
    ((await ask('GET', '/Distributor/GetAll')).json as unknown as { id: number }[]).some(
      one => one.id === id,
    );
  expect(await offered()).toBe(true);
  const expired = await ask(
    'PUT',
    `/Distributor/${id}`,
    distributorBody({ izinSampai: '2029-12-31' }),
  );
  expect(expired.status, expired.text).toBe(200);
  expect(await offered()).toBe(false);
  await ask('PUT', `/Distributor/${id}`, distributorBody());
  await ask('PUT', `/Distributor/UpdateAktif/${id}`, { isActive: false });
  expect(await offered()).toBe(false);
  const list = await ask('GET', '/Distributor?isActive=0');
  expect(list.json).toMatchObject({ totalRecords: 1, data: [{ id, isActive: false }] });
});

it('has a company’s NPWP and permit of its own', async () => {
  const body = distributorBody();
  await ask('POST', '/Distributor', body);
  const taken = await ask('POST', '/Distributor', distributorBody({ npwp: body['npwp'] }));
  expect(taken.json).toMatchObject({ status: 422, errors: { npwp: [expect.any(String)] } });
  const permit = await ask('POST', '/Distributor', distributorBody({ noIzin: body['noIzin'] }));
  expect(permit.json).toMatchObject({ errors: { noIzin: [expect.any(String)] } });
  const personal = await ask('POST', '/Distributor', distributorBody({ npwp: '3204110609970001' }));
  expect(personal.json).toMatchObject({ errors: { npwp: [expect.any(String)] } });
});
