import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { maxCountedMatches } from '#contract/peserta/index.ts';
import { usePesertaFixture } from './fixture.ts';

const fixture = usePesertaFixture();

beforeAll(async () => {
  const { server, createPeserta } = fixture();
  const { id } = await createPeserta();
  await server.db.execute(sql`
    insert into peserta (bhbu_id, faskes_id, user_id, vaccination_type, is_wni, person_key, nama,
      tanggal_lahir, jenis_kelamin, no_hp, alamat, kab_kota, kategori, is_valid)
    select bhbu_id, faskes_id, user_id, vaccination_type, is_wni, decode(md5(i::text), 'hex'),
      case when i <= ${maxCountedMatches} then 'SERING ' else 'SERING LANGKA ' end || i, tanggal_lahir,
      jenis_kelamin, no_hp, alamat, kab_kota, kategori, true
    from peserta, generate_series(1, ${maxCountedMatches + 3}) i where id = ${id}`);
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
