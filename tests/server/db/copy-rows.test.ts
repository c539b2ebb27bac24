import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { transaction, violatedConstraint, type Queryable } from '#server/platform/db/client.ts';
import { copyRows } from '#server/platform/db/copy-rows.ts';
import {
  appUser,
  importChange,
  importFile,
  importRow,
  peserta,
} from '#server/platform/db/schema/index.ts';
import { useDatabase } from '#tests/server/harness/database.ts';

const database = useDatabase();

async function buildImport(db: Queryable, userName: string) {
  const [user] = await db
    .insert(appUser)
    .values({ userName, fullName: 'Budi', passwordHash: '-', roleId: 1 })
    .returning();
  const userId = user?.id ?? 0;
  const [file] = await db
    .insert(importFile)
    .values({ vaccinationType: 0, userId, namaBerkas: 'peserta.xlsx', ukuran: 1 })
    .returning();
  return { userId, importId: file?.id ?? 0 };
}

const rowOf = (importId: number, rowNumber: number) => ({
  importId,
  rowNumber,
  outcome: 'baru',
  codes: [] as string[],
  issues: [] as unknown[],
  changes: [] as string[],
  personKey: null as Buffer | null,
});

const texts = ['', 'Siti', 'a\'b\\c"d\t\n', 'Ñuñez 😀', `${'panjang '.repeat(40)}é`];

describe('copied rows', () => {
  it('are read back as they were, of every type', async () => {
    const { db } = database;
    const { userId, importId } = await buildImport(db, 'semua');
    const rows = texts.map((text, i) => ({
      ...rowOf(importId, i + 1),
      outcome: text,
      codes: texts.slice(0, i),
      issues: [{ code: 'E01', detail: text, n: i, isTrue: true, none: null }],
      personKey: i === 0 ? null : Buffer.from(text),
    }));
    await copyRows(db, importRow, rows);
    const found = await db
      .select()
      .from(importRow)
      .where(eq(importRow.importId, importId))
      .orderBy(asc(importRow.rowNumber));
    expect(found).toMatchObject(rows);

    const person = {
      id: 4_000_000,
      userId,
      vaccinationType: 2,
      isWNI: false,
      personKey: Buffer.alloc(16, 1),
      nama: 'Siti Contoh',
      tanggalLahir: '1969-07-20',
      jenisKelamin: 'P',
      noHP: '+62811',
      alamat: 'Jalan',
      kabKota: '32.73',
      kategori: 'WNA',
      isValid: true,
      tanggalBooster: '2029-12-31',
      createdAt: '2030-01-02T03:04:05.678Z',
      modifiedAt: '1999-12-31T23:59:59.999Z',
    };
    await copyRows(db, peserta, [person]);
    const [stored] = await db.select().from(peserta).where(eq(peserta.id, person.id));
    expect(stored).toMatchObject({ ...person, namaKey: 'siti contoh', dosisDiberikan: 1 });
  });

  it('have a replacement for the characters that PostgreSQL cannot store', async () => {
    const { db } = database;
    const { importId } = await buildImport(db, 'pengganti');
    await copyRows(db, importRow, [
      {
        ...rowOf(importId, 1),
        outcome: 'a\0b\ud800c',
        codes: ['\udc00'],
        issues: [{ detail: 'x\0\udfffy 😀 \\u0000' }],
      },
    ]);
    const [found] = await db.select().from(importRow).where(eq(importRow.importId, importId));
    expect(found).toMatchObject({
      outcome: 'a\ufffdb\ufffdc',
      codes: ['\ufffd'],
      issues: [{ detail: 'x\ufffd\ufffdy 😀 \\u0000' }],
    });
  });

  it('belong to their transaction', async () => {
    const { db } = database;
    const { importId } = await buildImport(db, 'transaksi');
    const rolledBack = transaction(db, async tx => {
      await copyRows(tx, importRow, [rowOf(importId, 1)]);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await db.$count(importRow, eq(importRow.importId, importId))).toBe(0);
  });

  it('that violate a constraint name it, and the pool stays usable', async () => {
    const { db } = database;
    const { importId } = await buildImport(db, 'ganda');
    const twice = [rowOf(importId, 1), rowOf(importId, 1)];
    const failure = await copyRows(db, importRow, twice).catch((error: unknown) => error);
    expect(violatedConstraint(failure)).toBe('import_row_import_id_row_number_pk');
    await copyRows(db, importRow, [rowOf(importId, 1)]);
    expect(await db.$count(importRow, eq(importRow.importId, importId))).toBe(1);
  });
});

describe('rows of an import', () => {
  const errorOf = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).catch((error: unknown) => error);

  it('need an import that exists', async () => {
    const { db } = database;
    const { importId } = await buildImport(db, 'ada');
    const rows = [rowOf(importId, 1), rowOf(importId + 1_000, 1)];
    expect(violatedConstraint(await errorOf(copyRows(db, importRow, rows)))).toBe(
      'import_row_import_file',
    );
    const insert = db.insert(importRow).values(rowOf(importId + 1_000, 1));
    expect(violatedConstraint(await errorOf(insert))).toBe('import_row_import_file');
  });

  it('never change their import', async () => {
    const { db } = database;
    const { importId } = await buildImport(db, 'tetap');
    await copyRows(db, importRow, [rowOf(importId, 1)]);
    const change = db.update(importRow).set({ importId }).where(eq(importRow.importId, importId));
    expect(await errorOf(change)).toBeInstanceOf(Error);
  });

  it('are deleted with it, and those of other imports are not', async () => {
    const { db } = database;
    const { importId, userId } = await buildImport(db, 'hapus');
    const other = await buildImport(db, 'lain');
    const person = {
      userId,
      vaccinationType: 0,
      isWNI: true,
      personKey: Buffer.alloc(16, 2),
      nama: 'Siti',
      tanggalLahir: '1990-01-01',
      jenisKelamin: 'P',
      noHP: '+62812',
      alamat: 'Jalan',
      kabKota: '32.73',
      kategori: 'KARYAWAN',
      isValid: true,
    };
    const [saved] = await db.insert(peserta).values(person).returning();
    await copyRows(db, importRow, [rowOf(importId, 1), rowOf(importId, 2)]);
    await copyRows(db, importRow, [rowOf(other.importId, 1)]);
    await copyRows(db, importChange, [
      { importId, rowNumber: 1, pesertaId: saved?.id, pesertaVersion: 1, before: null },
    ]);
    await db.delete(importFile).where(eq(importFile.id, importId));
    const left = await db.select({ of: importRow.importId }).from(importRow);
    expect(left).not.toContainEqual({ of: importId });
    expect(left).toContainEqual({ of: other.importId });
    expect(await db.$count(importChange, eq(importChange.importId, importId))).toBe(0);
  });
});
