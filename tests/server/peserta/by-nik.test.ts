import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { openDb } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { newNik } from '../../builders/peserta.ts';
import { requestTo } from '../harness/server.ts';
import { recordStatements } from '../harness/wire.ts';
import { copyPeserta, usePesertaFixture } from './fixture.ts';

const fixture = usePesertaFixture();
const nik = newNik();
const columns = {
  createdAt: peserta.createdAt,
  nama: peserta.namaKey,
  tanggalLahir: peserta.tanggalLahir,
  statusData: peserta.isValid,
  modifiedAt: peserta.modifiedAt,
};
let first = 0;
let sameNik: number[] = [];

/** A registration with the NIK, and 29 of foreigners who have it too; the last one is deleted. */
beforeAll(async () => {
  const { server, createPeserta } = fixture();
  ({ id: first } = await createPeserta({ nik }));
  await copyPeserta(server, first, 60, sql`'Orang ' || (i * 7 % 11)`);
  const copies = await server.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(sql`${peserta.id} > ${first}`)
    .orderBy(peserta.id)
    .limit(29);
  sameNik = [first, ...copies.map(({ id }) => id)];
  await server.db.execute(sql`
    update peserta set nik_key = (select person_key from peserta where id = ${first}),
      tanggal_lahir = date '1980-01-01' + id * 7 % 10, is_valid = id % 3 <> 0,
      created_at = created_at - id % 4 * interval '1 hour', modified_at = modified_at - id % 5 * interval '1 hour'
    where ${inArray(peserta.id, sameNik)} and id <> ${first}`);
  const last = sameNik.pop() ?? 0;
  await server.db
    .update(peserta)
    .set({ deletedAt: server.now().toISOString() })
    .where(eq(peserta.id, last));
});

const search = async (query: string, token = fixture().admin.token) => {
  const { json } = await fixture().server.request('GET', `/Peserta?${query}`, { token });
  return {
    ids: (json['data'] as { id: number }[]).map(({ id }) => id),
    total: json['totalRecords'],
  };
};

it.each(Object.entries(columns))('lists the registrations of a NIK by %s', async (by, column) => {
  const { server, company, otherCompany } = fixture();
  for (const direction of ['asc', 'desc'] as const) {
    const rows = await server.db
      .select({ id: peserta.id })
      .from(peserta)
      .where(inArray(peserta.id, sameNik))
      .orderBy(sql`${column} ${sql.raw(direction)}`, sql`${peserta.id} ${sql.raw(direction)}`);
    const ids = rows.map(({ id }) => id);
    const order = `sortBy=${by}&sortOrder=${direction}`;
    for (const query of [`q=${nik}&${order}`, `nik=${nik}&${order}&tanpaTotal=1`]) {
      expect(await search(`${query}&pageSize=30`)).toEqual({ ids, total: 29 });
      expect(await search(`${query}&pageSize=29`)).toEqual({ ids, total: 29 });
      expect(await search(`${query}&pageSize=30`, company.token)).toEqual({ ids, total: 29 });
      expect(await search(`${query}&pageSize=30`, otherCompany.token)).toEqual({
        ids: [],
        total: 0,
      });
    }
    expect(await search(`q=${nik}&${order}&pageSize=10`)).toEqual({
      ids: ids.slice(0, 10),
      total: 29,
    });
    expect(await search(`q=${nik}&${order}&pageSize=10&pageNumber=3`)).toEqual({
      ids: ids.slice(20),
      total: 29,
    });
  }
});

it('applies other conditions besides the NIK', async () => {
  const onlyFirst = { ids: [first], total: 1 };
  expect(await search(`q=${nik}&id=${first}`)).toEqual(onlyFirst);
  expect(await search(`q=${nik}&nik=${newNik()}`)).toEqual({ ids: [], total: 0 });
  const { ids } = await search(`q=${nik}&statusData=INVALID&pageSize=100`);
  const invalid = await fixture()
    .server.db.select({ id: peserta.id })
    .from(peserta)
    .where(sql`${inArray(peserta.id, sameNik)} and not ${peserta.isValid}`);
  expect(ids.toSorted()).toEqual(invalid.map(({ id }) => id).toSorted());
});

it('reads them with one statement, apart from the limit of searches', async () => {
  const { server, admin } = fixture();
  const recorded = await recordStatements(server.ownerConnectionString);
  const { db, close } = openDb(recorded.connectionString, { max: 1 });
  onTestFinished(close);
  const request = requestTo(createApp({ ...server.deps, db }));
  await request('GET', `/Peserta?q=${nik}&sortBy=nama&sortOrder=desc&pageSize=50`, {
    token: admin.token,
  });
  const ofPeserta = recorded.statements.filter(({ text }) => text.includes('from "peserta"'));
  expect(ofPeserta.map(({ name }) => name)).toEqual([
    'peserta_nik_exists',
    'peserta_by_nik_nama_desc',
  ]);
});
