import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Impor } from '#contract/impor/index.ts';
import { transaction } from '#server/db/client.ts';
import { impor, imporRow, imporSaved, peserta } from '#server/db/schema/index.ts';
import { purgeImports } from '#server/impor/index.ts';
import { takeImpor } from '#server/impor/scope.ts';
import { newNik } from '../../builders/peserta.ts';
import { csvFile, sheetLine } from '../../builders/sheet.ts';
import { counts, imporOf, on, saveIt, send, startImporWorld, type ImporWorld } from './world.ts';

const day = 86_400_000;
const days = 30;

let world: ImporWorld;

beforeAll(async () => {
  world = await startImporWorld();
});
afterAll(() => world.server.stop());

const nik = newNik();
const bringIn = async (): Promise<Impor> =>
  imporOf(
    await send(
      world,
      csvFile([sheetLine(), sheetLine({ nik: '327305' }), sheetLine({ kabKota: 'Khayalan' })]),
    ),
  );

const purge = () => purgeImports(world.server.db, world.server.now(), days);
const stateOf = async (file: Impor) => imporOf(await on(world, file, 'GET', ''));

/** Moves the clock and signs the company in again, because its session may expire. */
async function pass(ms: number): Promise<void> {
  world.server.pass(ms);
  const { bhbuId } = world;
  world = { ...world, company: await world.server.signIn({ role: 'BHBU', bhbuId }) };
}

describe('the contents of import rows', () => {
  it('are erased after the retention period, and counts, codes and row numbers stay', async () => {
    const never = await bringIn();
    const saved = await bringIn();
    await saveIt(world, saved);
    const undone = await bringIn();
    await saveIt(world, undone);
    expect((await on(world, undone, 'POST', '/urungkan')).status).toBe(200);
    await pass(days * day - 1_000);
    expect(await purge()).toBe(0);
    expect((await on(world, never, 'GET', '/baris')).status).toBe(200);
    const younger = await bringIn();
    await pass(2_000);
    const before = await Promise.all([never, saved, undone].map(stateOf));
    const numbers = async () =>
      await world.server.db
        .select({
          file: imporRow.imporId,
          row: imporRow.rowNumber,
          outcome: imporRow.outcome,
          codes: imporRow.codes,
        })
        .from(imporRow)
        .orderBy(imporRow.imporId, imporRow.rowNumber);
    const rows = await numbers();
    expect(await purge()).toBe(3);
    expect(await purge()).toBe(0);

    const after = await Promise.all([never, saved, undone].map(stateOf));
    expect(after.map(file => file.status)).toEqual(['DIBUANG', 'DISIMPAN', 'DIURUNGKAN']);
    expect(after.map(file => file.barisTersedia)).toEqual([false, false, false]);
    expect(after.map(counts)).toEqual(before.map(counts));
    expect(after.map(({ kode }) => kode)).toEqual(before.map(({ kode }) => kode));
    expect(await numbers()).toEqual(rows);
    const left = await world.server.db
      .select()
      .from(imporRow)
      .where(sql`${imporRow.imporId} <> ${younger.id}`);
    expect(left.flatMap(row => row.cells ?? row.person ?? [])).toEqual([]);
    const noted = await world.server.db.select().from(imporSaved);
    expect(noted.map(row => row.before)).toEqual(noted.map(() => null));
    expect(await stateOf(younger)).toMatchObject({ status: 'DIPERIKSA', barisTersedia: true });
    expect((await saveIt(world, younger)).status).toBe(200);

    for (const file of [never, saved]) {
      const asked: [string, string, unknown?][] = [
        ['GET', '/baris'],
        ['GET', '/masalah'],
        ['GET', '/perbaikan'],
        ['POST', '/tiket', {}],
        ['POST', '/urungkan'],
        ['POST', '/simpan', { modus: 'semua' }],
        ['POST', '/buang'],
        ['PUT', '/baris/2', { nilai: { nik } }],
        ['PUT', '/kolom', { cocok: [] }],
      ];
      for (const [method, path, body] of asked) {
        const told = await on(world, file, method, path, body);
        expect([path, told.status]).toEqual([path, 409]);
        expect(told.json['detail']).toMatch(/^Unggahan ini|^Isi baris unggahan ini|^Unggahan/);
      }
    }
    // The registered participants stay.
    const [one] = await world.server.db
      .select({ n: sql<number>`count(*)::int` })
      .from(peserta)
      .where(eq(peserta.importId, saved.id));
    expect(one?.n).toBe(2);
  });

  it('are kept while the import is locked', async () => {
    const file = await bringIn();
    await pass((days + 1) * day);
    const { server, company, bhbuId } = world;
    const user = { id: company.id, role: 'BHBU', bhbuId, faskesId: null } as Parameters<
      typeof takeImpor
    >[0]['user'];
    await transaction(server.db, async tx => {
      await takeImpor({ db: tx, scope: 'own', user }, file.id);
      await purge();
      expect((await stateOf(file)).barisTersedia).toBe(true);
    });
    await purge();
    expect((await stateOf(file)).barisTersedia).toBe(false);
    const [row] = await server.db.select().from(impor).where(eq(impor.id, file.id));
    expect(row?.status).toBe('DIBUANG');
  });
});
