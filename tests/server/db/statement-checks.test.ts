import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction, violatedConstraint } from '#server/platform/db/client.ts';
import {
  bhbu,
  importChange,
  importFile,
  importRow,
  peserta,
} from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';

// What foreign keys would check for each row: see the migration peserta_statement_checks.

let server: TestServer;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  userId = (await server.signIn({ role: 'ADMIN' })).id;
});
afterAll(() => server.stop());

const missing = 999_999;
const violationOf = (work: PromiseLike<unknown>): Promise<string | undefined> =>
  Promise.resolve(work).then(() => undefined, violatedConstraint);

/** A registration with a company and a facility of its own. */
async function register() {
  const bhbuId = await buildBhbu(server.db);
  const faskesId = await buildFaskes(server.db);
  const { id } = await buildPeserta(server.deps, { userId, bhbuId, idFaskes: faskesId });
  return { id, bhbuId, faskesId };
}

describe('the company, facility and user of a registration', () => {
  it.each([
    ['company', { bhbuId: missing }],
    ['facility', { idFaskes: missing }],
    ['user', { userId: missing }],
  ])('exist when it is inserted: %s', async (_, parents) => {
    const before = await server.db.$count(peserta);
    const violation = await violationOf(buildPeserta(server.deps, { userId, ...parents }));
    expect(violation).toBe('peserta_parents');
    expect(await server.db.$count(peserta)).toBe(before);
  });

  it.each([{ bhbuId: missing }, { faskesId: missing }, { userId: missing }])(
    'exist when they are changed: %o',
    async parents => {
      const { id } = await register();
      const update = server.db.update(peserta).set(parents).where(eq(peserta.id, id));
      expect(await violationOf(update)).toBe('peserta_parents');
    },
  );

  it('may be removed from it, except the user', async () => {
    const { id } = await register();
    const none = { bhbuId: null, faskesId: null };
    await server.db.update(peserta).set(none).where(eq(peserta.id, id));
    const [now] = await server.db.select().from(peserta).where(eq(peserta.id, id));
    expect(now).toMatchObject(none);
  });

  it('are not deleted while it exists, even when it is marked as deleted', async () => {
    const { id, bhbuId, faskesId } = await register();
    await server.db.update(peserta).set({ deletedAt: new Date(0).toISOString() });
    for (const [table, parent] of [
      ['bhbu', bhbuId],
      ['faskes', faskesId],
    ] as const) {
      const remove = sql`delete from ${sql.identifier(table)} where id = ${parent}`;
      expect(await violationOf(server.db.execute(remove))).toBe('peserta_parents');
    }
    await server.db.delete(peserta).where(eq(peserta.id, id));
    await server.db.delete(bhbu).where(eq(bhbu.id, bhbuId));
  });

  it('are not deleted before the transaction that names them ends', async () => {
    const bhbuId = await buildBhbu(server.db);
    const violation = await transaction(server.db, async tx => {
      await buildPeserta({ ...server.deps, db: tx }, { userId, bhbuId });
      let isDeleted = false;
      const removal = violationOf(server.db.delete(bhbu).where(eq(bhbu.id, bhbuId))).finally(
        () => (isDeleted = true),
      );
      await waitUntil(async () => {
        const { rows } = await server.db.execute(sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        return isDeleted || rows.length > 0;
      });
      return { removal };
    });
    expect(await violation.removal).toBe('peserta_parents');
  });
});

describe('the registration of an import row', () => {
  const row = { outcome: 'sama', codes: [], issues: [], changes: [] };
  const addImport = async (): Promise<number> => {
    const [added] = await server.db
      .insert(importFile)
      .values({ userId, namaBerkas: 'uji.csv', ukuran: 1, vaccinationType: 0 })
      .returning();
    return added?.id ?? 0;
  };

  it('exists', async () => {
    const { id: pesertaId } = await register();
    const importId = await addImport();
    const at = { importId, rowNumber: 2 };
    const add = (named: number) =>
      server.db.insert(importRow).values({ ...row, ...at, pesertaId: named });
    expect(await violationOf(add(missing))).toBe('import_row_peserta_insert');
    await add(pesertaId);
    const update = server.db.update(importRow).set({ pesertaId: missing });
    expect(await violationOf(update)).toBe('import_row_peserta_update');
    const change = (named: number) =>
      server.db.insert(importChange).values({ ...at, pesertaId: named, pesertaVersion: 1 });
    expect(await violationOf(change(missing))).toBe('import_change_peserta');
    await change(pesertaId);
  });

  it('is not deleted while a row or a change names it, and a change keeps it', async () => {
    const { id: ofRow } = await register();
    const { id: ofChange } = await register();
    const importId = await addImport();
    await server.db.insert(importRow).values({ ...row, importId, rowNumber: 2, pesertaId: ofRow });
    const change = { importId, rowNumber: 2, pesertaId: ofChange, pesertaVersion: 1 };
    await server.db.insert(importChange).values(change);
    for (const id of [ofRow, ofChange]) {
      const removal = server.db.delete(peserta).where(eq(peserta.id, id));
      expect(await violationOf(removal)).toBe('peserta_of_imports');
    }
    const move = server.db.update(importChange).set({ pesertaId: ofRow });
    await expect(move.execute()).rejects.toThrow();
    await server.db.delete(importFile).where(eq(importFile.id, importId));
    await server.db.delete(peserta).where(eq(peserta.id, ofRow));
  });
});
