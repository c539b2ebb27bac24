import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxSharedViews } from '#contract/domains/shared-view.ts';
import { auditLog, sharedView } from '#server/platform/db/schema/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let admin: string;
let company: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token: admin } = await server.signIn({ role: 'ADMIN' }));
  ({ token: company } = await server.signIn({
    role: 'BHBU',
    bhbuId: await buildBhbu(server.db),
  }));
});
afterAll(() => server.stop());
beforeEach(() => server.db.delete(sharedView));

const view = {
  filter: { status: 'TERBIT' },
  sort: { field: 'jatuhTempo', order: 'ASC' },
  columns: { order: ['noInvoice', 'status'], hidden: ['status'], isCompact: true },
};
const share = (token: string, body: Readonly<Record<string, unknown>> = {}) =>
  server.request('POST', '/TampilanBersama', {
    token,
    body: { daftar: 'invoice', nama: 'Belum lunas', peran: ['BHBU'], tampilan: view, ...body },
  });
const list = async (token: string, daftar = 'invoice') => {
  const { json } = await server.request('GET', `/TampilanBersama?daftar=${daftar}`, { token });
  return json as unknown as readonly Record<string, unknown>[];
};
const remove = (token: string, id: unknown) =>
  server.request('DELETE', `/TampilanBersama/${String(id)}`, { token });

describe('a shared filter', () => {
  it('is seen by the roles that it is shared with, and changed by administrators only', async () => {
    const made = await share(admin);
    expect(made.status, made.text).toBe(201);
    expect(await list(company)).toMatchObject([{ nama: 'Belum lunas', tampilan: view }]);
    expect(await list(company, 'payment')).toEqual([]);
    const { token: facility } = await server.signIn({ role: 'FASKES' });
    expect(await list(facility)).toEqual([]);
    const { id } = made.json;
    expect((await share(company)).status).toBe(403);
    expect((await remove(company, id)).status).toBe(403);
    expect(await list(company)).toHaveLength(1);
    expect((await remove(admin, id)).status).toBe(200);
    expect(await list(company)).toEqual([]);
    const actions = (await server.db.select().from(auditLog)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['sharedView.create', 'sharedView.delete']));
  });

  it('replaces one of the same name, of which the administrator sees every one', async () => {
    await share(admin);
    await share(admin, { nama: 'BELUM LUNAS', peran: ['FINANCE'] });
    expect(await list(company)).toEqual([]);
    expect(await list(admin)).toMatchObject([{ nama: 'BELUM LUNAS', peran: ['FINANCE'] }]);
  });

  it.each([
    ['an identity number', { tampilan: { ...view, filter: { q: '3273010203040506' } } }],
    ['an identity number in its name', { nama: '3273010203040506' }],
    [
      'an identity number as a key of its filter',
      { tampilan: { ...view, filter: { '3273010203040506': true } } },
    ],
    [
      'an identity number in its order',
      { tampilan: { ...view, sort: { field: '3273010203040506', order: 'ASC' } } },
    ],
    [
      'an identity number in its columns',
      { tampilan: { ...view, columns: { order: ['3273010203040506'], hidden: [] } } },
    ],
    ['too much', { tampilan: { ...view, filter: { q: 'x'.repeat(20_001) } } }],
    [
      'too much in several parts',
      { tampilan: { ...view, filter: { q: 'x'.repeat(15_000), r: 'x'.repeat(15_000) } } },
    ],
    ['another shape', { tampilan: { ...view, script: 'x' } }],
    ['no role', { peran: [] }],
    ['an unknown role', { peran: ['ROOT'] }],
    ['a list that is none', { daftar: '../x' }],
  ])('has not %s', async (_, body) => {
    expect((await share(admin, body)).status).toBe(422);
  });

  it('is one of a bounded number', async () => {
    for (let count = 0; count < maxSharedViews; count += 1) {
      expect((await share(admin, { nama: `Filter ${count}` })).status).toBe(201);
    }
    expect((await share(admin, { nama: 'Satu lagi' })).status).toBe(409);
    expect((await share(admin, { nama: 'Filter 1' })).status).toBe(201);
  });
});
