import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { maxCountedMatches } from '#contract/domains/peserta/index.ts';
import { copyPeserta, usePesertaFixture } from './fixture.ts';

const fixture = usePesertaFixture();

beforeAll(async () => {
  const { server, createPeserta } = fixture();
  const { id } = await createPeserta();
  const name = sql`case when i <= ${maxCountedMatches} then 'SERING ' else 'SERING LANGKA ' end || i`;
  await copyPeserta(server, id, maxCountedMatches + 3, name);
});

const count = async (query: string) => {
  const { server, company } = fixture();
  return (await server.request('GET', `/Peserta/jumlah?${query}`, { token: company.token })).json;
};

it('counts the matches of a search up to a limit, and says that there are more', async () => {
  expect(await count('q=sering')).toEqual({ totalRecords: maxCountedMatches, isLowerBound: true });
  expect(await count('q=langka')).toEqual({ totalRecords: 3, isLowerBound: false });
  expect(await count('q=tidak ada')).toEqual({ totalRecords: 0, isLowerBound: false });
});

it('counts everything that the stored counts know', async () => {
  const { isLowerBound, totalRecords } = await count('isWNI=true');
  expect(isLowerBound).toBe(false);
  expect(totalRecords).toBeGreaterThan(maxCountedMatches);
});

it('shows the pages after the limit', async () => {
  const { server, company } = fixture();
  const last = `/Peserta?q=sering&tanpaTotal=true&pageNumber=${maxCountedMatches / 25 + 1}`;
  const { json } = await server.request('GET', last, { token: company.token });
  expect(json['data']).toHaveLength(3);
});
