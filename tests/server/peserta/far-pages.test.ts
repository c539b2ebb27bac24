import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import { openDb } from '#server/db/client.ts';
import { peserta } from '#server/db/schema/index.ts';
import { requestTo } from '../harness/server.ts';
import { recordStatements } from '../harness/wire.ts';
import { copyPeserta, usePesertaFixture } from './fixture.ts';

const fixture = usePesertaFixture();
const copies = 2_600;

/** The page number of a page after the first thousand rows and in the first half, and one of the second half. */
const pages = [45, 46, 44, 100, 99];

beforeAll(async () => {
  const { server, createPeserta } = fixture();
  const { id } = await createPeserta();
  await copyPeserta(server, id, copies, sql`'Orang ' || (i * 7919 % 1009)`);
});

/** Reads the pages by name and compares each with the rows of the table in that order. */
async function expectPagesByName(): Promise<void> {
  const { server, company, bhbuId } = fixture();
  const rows = await server.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(and(eq(peserta.bhbuId, bhbuId), isNull(peserta.deletedAt)))
    .orderBy(asc(peserta.namaKey), asc(peserta.id));
  for (const page of pages) {
    const { json } = await server.request('GET', `/Peserta?sortBy=nama&pageNumber=${page}`, {
      token: company.token,
    });
    const ids = (json['data'] as { id: number }[]).map(({ id }) => id);
    expect(ids, `page ${page}`).toEqual(rows.slice((page - 1) * 25, page * 25).map(({ id }) => id));
    expect(json['totalRecords']).toBe(rows.length);
  }
}

it('reads pages far from the start from pages that were read before', async () => {
  await expectPagesByName();
  await expectPagesByName();
});

it('skips only the rows since such a page', async () => {
  const { server, company } = fixture();
  const recorded = await recordStatements(server.ownerConnectionString);
  const { db, close } = openDb(recorded.connectionString, { max: 1 });
  onTestFinished(close);
  const request = requestTo(createApp({ ...server.deps, db }));
  const fromPlace = () => recorded.statements.filter(({ text }) => text.includes('"id") >= ('));
  for (const [page, expected] of [
    [50, 0],
    [51, 1],
  ]) {
    await request('GET', `/Peserta?pageNumber=${page}`, { token: company.token });
    expect(fromPlace()).toHaveLength(expected ?? 0);
  }
});

it('reads them correctly after a row was removed, and after one got another name', async () => {
  const { server, company, admin } = fixture();
  await expectPagesByName();
  const first = await server.request('GET', '/Peserta?sortBy=nama&pageSize=1', {
    token: company.token,
  });
  const [{ id } = { id: 0 }] = first.json['data'] as { id: number }[];
  expect((await server.request('DELETE', `/Peserta/${id}`, { token: admin.token })).status).toBe(
    200,
  );
  await expectPagesByName();

  server.advanceTime(1_000);
  const renamed = await server.db
    .update(peserta)
    .set({ nama: 'Zz Terakhir', modifiedAt: server.now().toISOString() })
    .where(eq(peserta.nama, 'Orang 1'))
    .returning({ id: peserta.id });
  expect(renamed.length).toBeGreaterThan(0);
  await expectPagesByName();
});

it('does not take the places of one company for another', async () => {
  const { server, otherCompany } = fixture();
  await expectPagesByName();
  const { json } = await server.request('GET', '/Peserta?sortBy=nama&pageNumber=45', {
    token: otherCompany.token,
  });
  expect(json).toMatchObject({ data: [], totalRecords: 0 });
});
