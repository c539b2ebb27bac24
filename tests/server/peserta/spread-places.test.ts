import { asc, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { openDb } from '#server/db/client.ts';
import { peserta } from '#server/db/schema/index.ts';
import { requestTo } from '../harness/server.ts';
import { recordStatements } from '../harness/wire.ts';
import { copyPeserta, usePesertaFixture } from './fixture.ts';

const fixture = usePesertaFixture();
const copies = 24_000;
/** Rows between two places of a list of this size. */
const distance = 2_000;

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
  await copyPeserta(server, id, copies, sql`'Orang ' || (i * 7919 % 1009)`);
  // Each sort key has rows with the same value, on both sides of a place.
  await server.db.execute(sql`
    update peserta set tanggal_lahir = date '1960-01-01' + (id * 31 % 7000),
      is_valid = id % 12 <> 0, created_at = created_at + id % 500 * interval '1 minute',
      modified_at = modified_at - id % 300 * interval '1 minute'`);
}, 60_000);

/** Ids of the live registrations in an order. */
async function idsBy(sortBy: SortBy, onlyValid: boolean): Promise<number[]> {
  const rows = await fixture()
    .server.db.select({ id: peserta.id, isValid: peserta.isValid })
    .from(peserta)
    .where(isNull(peserta.deletedAt))
    .orderBy(asc(columns[sortBy]), asc(peserta.id));
  return rows.filter(row => !onlyValid || row.isValid).map(({ id }) => id);
}

/** A server whose statements are recorded, and a function that reads the ids of a page from it. */
async function startReader() {
  const { server, admin } = fixture();
  const recorded = await recordStatements(server.ownerConnectionString);
  const { db, close } = openDb(recorded.connectionString, { max: 2 });
  onTestFinished(close);
  const request = requestTo(createApp({ ...server.deps, db }));
  const readPage = async (query: string) => {
    const { json } = await request('GET', `/Peserta?${query}`, { token: admin.token });
    return {
      ids: (json['data'] as { id: number }[]).map(({ id }) => id),
      total: json['totalRecords'],
    };
  };
  /** Whether the last statement that found a page skipped rows from a place in ascending order. */
  const usedPlace = () =>
    recorded.statements
      .findLast(({ text }) => /^select .* offset /.test(text))
      ?.text.includes('"id") >= (') === true;
  /** Visits far pages in descending order until they are read in ascending order, from places. */
  const waitForPlaces = (query: string) =>
    vi.waitFor(
      async () => {
        await readPage(`${query}&sortOrder=desc&pageNumber=50`);
        expect(usedPlace()).toBe(true);
      },
      { timeout: 20_000, interval: 50 },
    );
  return { readPage, usedPlace, waitForPlaces };
}
type Reader = Awaited<ReturnType<typeof startReader>>;

/** Compares pages beside places, the last ones and some others with all rows, in both directions. */
async function expectPages({ readPage }: Reader, sortBy: SortBy, onlyValid = false): Promise<void> {
  const ascending = await idsBy(sortBy, onlyValid);
  const total = ascending.length;
  const filter = onlyValid ? '&statusData=VALID' : '';
  const offsets = [distance, 3 * distance - 1, 3 * distance + 1, 13_337, total / 2];
  for (const [sortOrder, size] of [
    ['asc', 25],
    ['desc', 30],
  ] as const) {
    const ids = sortOrder === 'asc' ? ascending : ascending.toReversed();
    const last = Math.ceil(total / size);
    const pages = [last, last - 1, ...offsets.map(offset => Math.floor(offset / size) + 1)];
    for (const page of pages) {
      const query = `sortBy=${sortBy}&sortOrder=${sortOrder}&pageSize=${size}&pageNumber=${page}${filter}`;
      const found = await readPage(query);
      expect(found.ids, query).toEqual(ids.slice((page - 1) * size, page * size));
      expect(found.total).toBe(total);
    }
  }
}

it('finds places of a large list after its first far page, and reads other pages from them', async () => {
  const reader = await startReader();
  for (const sortBy of sortKeys) {
    await reader.waitForPlaces(`sortBy=${sortBy}`);
    await reader.readPage(`sortBy=${sortBy}&pageNumber=${Math.floor(copies / 75)}`);
    expect(reader.usedPlace(), sortBy).toBe(true);
    await expectPages(reader, sortBy);
  }
}, 60_000);

it('reads a filtered list from places of its own', async () => {
  const reader = await startReader();
  await reader.waitForPlaces('sortBy=nama');
  await expectPages(reader, 'nama', true);
  await reader.waitForPlaces('sortBy=nama&statusData=VALID');
  await expectPages(reader, 'nama', true);
  await expectPages(reader, 'nama');
}, 60_000);

it('reads no page from the places of a list that has changed since', async () => {
  const { server, admin, createPeserta } = fixture();
  const reader = await startReader();
  const [first = 0] = await idsBy('nama', false);
  const changes = [
    () => server.request('DELETE', `/Peserta/${first}`, { token: admin.token }),
    () => createPeserta({ nama: 'Aa Paling Awal' }),
    () =>
      server.db
        .update(peserta)
        .set({ nama: 'Zz Terakhir', modifiedAt: server.now().toISOString() })
        .where(eq(peserta.nama, 'Orang 1')),
    () =>
      server.db
        .update(peserta)
        .set({ isValid: false, modifiedAt: server.now().toISOString() })
        .where(eq(peserta.nama, 'Orang 2')),
  ];
  await reader.waitForPlaces('sortBy=nama');
  await reader.waitForPlaces('sortBy=statusData');
  for (const make of changes) {
    server.advanceTime(1_000);
    await make();
    await expectPages(reader, 'nama');
    await expectPages(reader, 'statusData');
  }
}, 60_000);
