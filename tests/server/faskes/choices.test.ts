import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let companies: [number, number];
let facilities: [number, number, number];

beforeAll(async () => {
  server = await startTestServer();
  companies = [await buildBhbu(server.db), await buildBhbu(server.db)];
  facilities = [
    await buildFaskes(server.db, { serves: [companies[0]] }),
    await buildFaskes(server.db, { serves: companies }),
    await buildFaskes(server.db, { isActive: false, serves: companies }),
  ];
});
afterAll(() => server.stop());

const tokenOf = async (role: Role, of: { bhbuId?: number; faskesId?: number } = {}) =>
  (await server.signIn({ role, ...of })).token;
const requestIds = async (method: string, path: string, token: string): Promise<number[]> => {
  const { text } = await server.request(method, path, { token });
  return (JSON.parse(text) as { id: number; name: string }[]).map(one => one.id);
};

describe('facilities to choose from', () => {
  it('are the active ones, or the requested ids', async () => {
    const token = await tokenOf('LEGAL');
    expect(await requestIds('GET', '/Faskes/GetFaskes', token)).toEqual([
      facilities[0],
      facilities[1],
    ]);
    expect(await requestIds('GET', `/Faskes/GetFaskes?id=${facilities[2]}`, token)).toEqual([
      facilities[2],
    ]);
    expect(await requestIds('GET', '/Faskes/GetFaskes?limit=1', token)).toHaveLength(1);
    expect(await requestIds('GET', '/Faskes/GetFaskes?q=tidak%20ada', token)).toEqual([]);
  });

  it('are limited to the scope of a company or facility', async () => {
    const company = await tokenOf('BHBU', { bhbuId: companies[1] });
    expect(await requestIds('GET', '/Faskes/GetFaskes', company)).toEqual([facilities[1]]);
    const facility = await tokenOf('FASKES', { faskesId: facilities[0] });
    expect(await requestIds('GET', '/Faskes/GetFaskes', facility)).toEqual([facilities[0]]);
    const path = `/faskes/getfaskesbybhbu/${companies[0]}`;
    expect(await requestIds('GET', path, facility)).toEqual([facilities[0]]);
    expect(await requestIds('GET', path, await tokenOf('AM'))).toEqual([
      facilities[0],
      facilities[1],
    ]);
    expect((await server.request('GET', path, { token: company })).status).toBe(404);
    expect(await requestIds('GET', '/Faskes/GetFaskes', await tokenOf('BHBU'))).toEqual([]);
  });
});

describe('companies to choose from', () => {
  it('come from either call, whatever the body', async () => {
    const token = await tokenOf('AM');
    expect(await requestIds('GET', '/Bhbu/GetAll', token)).toEqual(companies);
    expect(await requestIds('POST', '/bhbu/getall', token)).toEqual(companies);
    const { status } = await server.request('POST', '/bhbu/getall', {
      token,
      body: { apa: 'saja' },
    });
    expect(status).toBe(200);
  });

  it('are limited to the scope of a company or facility', async () => {
    const company = await tokenOf('BHBU', { bhbuId: companies[1] });
    expect(await requestIds('GET', '/Bhbu/GetAll', company)).toEqual([companies[1]]);
    const facility = await tokenOf('FASKES', { faskesId: facilities[0] });
    expect(await requestIds('GET', '/Bhbu/GetAll', facility)).toEqual([companies[0]]);
  });

  it('exclude inactive companies, unless requested by id', async () => {
    const token = await tokenOf('AM');
    await server.db.update(bhbu).set({ isActive: false }).where(eq(bhbu.id, companies[0]));
    expect(await requestIds('GET', '/Bhbu/GetAll', token)).toEqual([companies[1]]);
    expect(await requestIds('GET', `/Bhbu/GetAll?id=${companies[0]}`, token)).toEqual([
      companies[0],
    ]);
  });
});
