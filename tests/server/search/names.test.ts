import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { appUser, bhbu } from '#server/platform/db/schema/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const admin = await server.signIn({ role: 'ADMIN' });
  token = admin.token;
  const company = await buildBhbu(server.db);
  await server.db
    .update(bhbu)
    .set({ namaBHBU: "PT Nur'aini Café", namaPIC: 'Ma’ruf Sasánto' })
    .where(eq(bhbu.id, company));
  await server.db
    .update(appUser)
    .set({ fullName: 'Rizky ‘Abdillah' })
    .where(eq(appUser.id, admin.id));
});
afterAll(() => server.stop());

const count = async (path: string, q: string) => {
  const { json } = await server.request('GET', `${path}?q=${encodeURIComponent(q)}`, { token });
  return json['totalRecords'];
};

describe('a name is found as people type it', () => {
  it.each(['nuraini', 'NUR’AINI', 'nur`aini cafe', 'pt  nuraini', 'maruf sasanto'])(
    'in the list of companies: %s',
    async q => expect(await count('/bhbu', q)).toBe(1),
  );

  it.each(['rizky abdillah', "RIZKY 'abd"])('in the list of accounts: %s', async q =>
    expect(await count('/Gtc/GetWithFilter', q)).toBe(1),
  );

  it('but not by what no name contains', async () => {
    for (const path of ['/bhbu', '/Gtc/GetWithFilter'])
      expect([path, await count(path, "'")]).toEqual([path, 0]);
  });
});
