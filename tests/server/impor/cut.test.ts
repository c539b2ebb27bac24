import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Impor } from '#contract/impor/index.ts';
import { impor, imporRow, peserta } from '#server/db/schema/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { csvFile, sheetLine, type SheetLine } from '../../builders/sheet.ts';
import { until } from '../harness/until.ts';
import { disagreements } from '../peserta/disagreements.ts';
import { counts, imporOf, on, saveIt, send, startImporWorld, type ImporWorld } from './world.ts';

let world: ImporWorld;

beforeAll(async () => {
  world = await startImporWorld();
});
afterAll(async () => {
  expect(await disagreements(world.server.db)).toEqual([]);
  await world.server.stop();
});

/** Two batches of the insert statement. */
const many = 1_400;
const lines = (n = many): SheetLine[] => Array.from({ length: n }, () => sheetLine());
const bringIn = async (some = lines(), there = world): Promise<Impor> =>
  imporOf(await send(there, csvFile(some)));

const stateOf = async ({ id }: Pick<Impor, 'id'>) => imporOf(await on(world, { id }, 'GET', ''));

const keptOf = async ({ id }: Pick<Impor, 'id'>): Promise<number> =>
  await world.server.db.$count(peserta, and(eq(peserta.importId, id), isNull(peserta.deletedAt)));

/** Expects all rows of a file or none to be saved, and a file that was not saved to be savable. */
async function wholeOrNone(file: Impor, n: number): Promise<void> {
  const { status, kemajuan } = await stateOf(file);
  expect(kemajuan).toBeNull();
  expect(await keptOf(file)).toBe(status === 'DISIMPAN' ? n : 0);
  if (status !== 'DISIMPAN') expect((await saveIt(world, file, 'semua')).status).toBe(200);
  expect(await keptOf(file)).toBe(n);
  expect(await disagreements(world.server.db)).toEqual([]);
}

/** Waits until `rows` rows are saved or the request ends. */
async function progressed(file: Impor, rows: number, saving: Promise<unknown>): Promise<void> {
  let isOver = false;
  void saving.finally(() => (isOver = true));
  await until(
    async () => isOver || ((await stateOf(file)).kemajuan?.selesai ?? -1) >= rows,
    30_000,
  );
}

describe('saving', () => {
  it.each([0, 1_000])('stopped after %i rows saves nothing', async rows => {
    const file = await bringIn();
    const saving = saveIt(world, file);
    await progressed(file, rows, saving);
    expect((await on(world, file, 'POST', '/hentikan')).status).toBe(200);
    const told = await saving;
    expect([200, 409]).toContain(told.status);
    if (told.status === 409) expect(told.json['detail']).toContain('dihentikan');
    await wholeOrNone(file, many);
  });

  it.each([0, 1_000])('disconnected from its database after %i rows saves nothing', async rows => {
    const file = await bringIn();
    const saving = saveIt(world, file);
    await progressed(file, rows, saving);
    await world.server.db.execute(sql`
      select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and objid = ${file.id}
        and database = (select oid from pg_database where datname = current_database())`);
    const told = await saving;
    expect([200, 500, 503]).toContain(told.status);
    await wholeOrNone(file, many);
  });

  it('requested twice at once runs once', async () => {
    const file = await bringIn();
    const told = await Promise.all([saveIt(world, file), saveIt(world, file)]);
    expect(told.map(one => one.status).sort()).toEqual([200, 409]);
    await wholeOrNone(file, many);
  });

  it('is not disturbed by requests without permission or by a second request', async () => {
    const file = await bringIn();
    const stranger = await world.server.signIn({
      role: 'BHBU',
      bhbuId: await buildBhbu(world.server.db),
    });
    const saving = saveIt(world, file);
    await progressed(file, 1_000, saving);
    const asked = { modus: 'semua' };
    expect((await on(world, file, 'POST', '/simpan', asked, stranger.token)).status).toBe(404);
    expect((await on(world, file, 'POST', '/simpan', asked)).status).toBe(409);
    const [row] = await world.server.db.select().from(impor).where(eq(impor.id, file.id));
    // The progress stays visible, and saving can be stopped.
    if (row?.status === 'DIPERIKSA') expect(row.savingTotal).toBe(many);
    await on(world, file, 'POST', '/hentikan');
    await saving;
    await wholeOrNone(file, many);
  });
});

describe('a client that disconnects while its file is read', () => {
  it.each([1, 1_000])('leaves nothing after %i rows', async rows => {
    const { server, company } = world;
    const before = await server.db.$count(imporRow);
    const files = await server.db.$count(impor);
    const body = new FormData();
    body.append('berkas', csvFile(lines(4_000)));
    const gone = new AbortController();
    const answer = server.app.fetch(
      new Request('http://portal.test/api/Peserta/Import/0?preview=true', {
        method: 'POST',
        headers: { authorization: `Bearer ${company.token}` },
        body,
        signal: gone.signal,
      }),
    );
    await until(async () => (await server.db.$count(imporRow)) >= before + rows, 30_000);
    gone.abort();
    expect((await answer).status).toBe(422);
    expect(await server.db.$count(imporRow)).toBe(before);
    expect(await server.db.$count(impor)).toBe(files);
  });
});

describe('the same people at once', () => {
  const people = 600;

  it('of one company are registered by one file, and the other file conflicts', async () => {
    const some = lines(people);
    const files = [await bringIn(some), await bringIn([...some].reverse())];
    const told = await Promise.all(files.map(file => saveIt(world, file)));
    expect(told.map(one => one.status).sort()).toEqual([200, 409]);
    const second = files[told.findIndex(one => one.status === 409)] as Impor;
    expect(told.find(one => one.status === 409)?.json['detail']).toContain('diperiksa ulang');
    expect(counts(await stateOf(second))).toEqual({ sama: people });
    expect((await saveIt(world, second)).status).toBe(409);
    const kept = await Promise.all(files.map(keptOf));
    expect(kept.sort()).toEqual([0, people]);
  });

  it('of two companies are held by one, and the other reports them as registered', async () => {
    const bhbuId = await buildBhbu(world.server.db);
    const company = await world.server.signIn({ role: 'BHBU', bhbuId });
    const other = { ...world, bhbuId, company };
    const some = lines(people);
    const files = [
      [world, await bringIn(some)],
      [other, await bringIn([...some].reverse(), other)],
    ] as const;
    const told = await Promise.all(files.map(([there, file]) => saveIt(there, file)));
    expect(told.map(one => one.status).sort()).toEqual([200, 409]);
    const [there, second] = files[told.findIndex(one => one.status === 409)] ?? files[0];
    const judged = imporOf(await on(there, second, 'GET', '', undefined, there.company.token));
    expect(counts(judged)).toEqual({ tidakValid: people });
    expect(judged.kode).toEqual([{ kode: 'E05', jumlah: people }]);
    expect((await saveIt(there, second)).status).toBe(200);
    const held = await world.server.db
      .select({ holders: sql<number>`count(*) filter (where holds_person)::int` })
      .from(peserta)
      .where(sql`import_id in (${files[0][1].id}, ${files[1][1].id})`)
      .groupBy(peserta.personKey);
    expect(held).toHaveLength(people);
    expect(new Set(held.map(one => one.holders))).toEqual(new Set([1]));
  });

  it('sent twice at once are saved once', async () => {
    const file = csvFile(lines(people));
    const path = '/Peserta/Import/0';
    const told = await Promise.all([1, 2].map(() => send(world, file, { path })));
    expect(told.every(one => one.status === 200 || one.status === 409)).toBe(true);
    expect(told.some(one => one.status === 200)).toBe(true);
    const kept = await world.server.db
      .select({ n: sql<number>`count(*)::int` })
      .from(peserta)
      .where(and(eq(peserta.bhbuId, world.bhbuId), isNull(peserta.deletedAt)))
      .groupBy(peserta.personKey);
    expect(new Set(kept.map(one => one.n))).toEqual(new Set([1]));
  });
});
