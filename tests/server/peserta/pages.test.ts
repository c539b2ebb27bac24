import { asc, isNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { peserta } from '#server/platform/db/schema/index.ts';
import { copyPeserta, usePesertaFixture } from './fixture.ts';

const fixture = usePesertaFixture();
const copies = 310;
const pageSize = 100;

const columns = {
  createdAt: peserta.createdAt,
  nama: peserta.namaKey,
  tanggalLahir: peserta.tanggalLahir,
  statusData: peserta.isValid,
  modifiedAt: peserta.modifiedAt,
};
type SortBy = keyof typeof columns;
const sortKeys = Object.keys(columns) as SortBy[];

beforeAll(async () => {
  const { server, createPeserta } = fixture();
  const { id } = await createPeserta();
  await copyPeserta(server, id, copies, sql`'Orang ' || (i * 7919 % 101)`);
  // Each sort key has rows with the same value on two pages.
  await server.db.execute(sql`
    update peserta set tanggal_lahir = date '1960-01-01' + (id * 31 % 40),
      is_valid = id % 12 <> 0, created_at = created_at + id % 50 * interval '1 minute',
      modified_at = modified_at - id % 30 * interval '1 minute'`);
});

/** Ids of the live registrations in an order, as the table has them. */
async function idsBy(sortBy: SortBy, onlyValid = false): Promise<number[]> {
  const rows = await fixture()
    .server.db.select({ id: peserta.id, isValid: peserta.isValid })
    .from(peserta)
    .where(isNull(peserta.deletedAt))
    .orderBy(asc(columns[sortBy]), asc(peserta.id));
  return rows.filter(row => !onlyValid || row.isValid).map(({ id }) => id);
}

/** Reads all pages of a list, and the total that each page reports. */
async function readPages(query: string): Promise<{ ids: number[]; totals: Set<number> }> {
  const { server, company } = fixture();
  const ids: number[] = [];
  const totals = new Set<number>();
  for (let page = 1; ; page++) {
    const path = `/Peserta?${query}&pageSize=${pageSize}&pageNumber=${page}`;
    const { json } = await server.request('GET', path, { token: company.token });
    const data = json['data'] as { id: number }[];
    ids.push(...data.map(({ id }) => id));
    totals.add(json['totalRecords'] as number);
    if (data.length === 0) return { ids, totals };
  }
}

describe.each(sortKeys)('the pages of the list by %s', sortBy => {
  it('contain each registration once, in both directions, with the exact total', async () => {
    const ids = await idsBy(sortBy);
    expect(ids.length).toBeGreaterThan(3 * pageSize);
    const totals = new Set([ids.length]);
    expect(await readPages(`sortBy=${sortBy}`)).toEqual({ ids, totals });
    const descending = await readPages(`sortBy=${sortBy}&sortOrder=desc`);
    expect(descending).toEqual({ ids: ids.toReversed(), totals });
  });

  it('contain the registrations of a filter', async () => {
    const ids = await idsBy(sortBy, true);
    const found = await readPages(`sortBy=${sortBy}&statusData=VALID`);
    expect(found).toEqual({ ids, totals: new Set([ids.length]) });
  });
});

it('shows a removed and a renamed registration on the page of its new place', async () => {
  const { server, admin } = fixture();
  const [first = 0, second = 0] = await idsBy('nama');
  await server.request('DELETE', `/Peserta/${first}`, { token: admin.token });
  await server.db.execute(sql`update peserta set nama = 'Zz Terakhir' where id = ${second}`);
  const { ids, totals } = await readPages('sortBy=nama');
  expect(ids).not.toContain(first);
  expect(ids.at(-1)).toBe(second);
  expect(totals).toEqual(new Set([ids.length]));
});

it('shows no registration of one company to another', async () => {
  const { server, otherCompany } = fixture();
  for (const page of [1, 2]) {
    const { json } = await server.request('GET', `/Peserta?sortBy=nama&pageNumber=${page}`, {
      token: otherCompany.token,
    });
    expect(json).toMatchObject({ data: [], totalRecords: 0 });
  }
});
