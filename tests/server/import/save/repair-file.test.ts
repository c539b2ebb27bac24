import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Import, ImportRow } from '#contract/domains/import/index.ts';
import { writeWorkbook, xlsxMediaType } from '#server/platform/spreadsheet/write-workbook.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { buildBhbu, newNik } from '../../../builders/peserta.ts';
import { sheetLine } from '../../../builders/sheet-file.ts';
import { findDangers } from '../../spreadsheet/find-dangers.ts';
import { downloadWorkbook, workbookCells } from '../download-workbook.ts';
import {
  importOf,
  listImportRows,
  nonZeroCounts,
  requestOnImport,
  saveUpload,
  startImportFixture,
  uploadFile,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(() => fixture.server.stop());

/** Saves people with an impossible NIK for a new company, and downloads the file of rows to correct. */
async function saveInvalid(count = 1) {
  const bhbuId = await buildBhbu(fixture.server.db);
  const company = await fixture.server.signIn({ role: 'BHBU', bhbuId });
  const own = { ...fixture, bhbuId, company };
  const lines = Array.from({ length: count }, () => {
    const right = newNik();
    const wrong = `${right.slice(0, 8)}99${right.slice(10)}`;
    return {
      right,
      line: sheetLine({ nik: wrong, tanggalLahir: `01-${right.slice(8, 10)}-1990` }),
    };
  });
  const file = importOf(await uploadFile(own, [...lines.map(({ line }) => line), sheetLine()]));
  expect(nonZeroCounts(file)).toEqual({ baru: 1, tidakValid: count });
  expect((await saveUpload(own, file)).status).toBe(200);
  return { own, file, right: lines.map(one => one.right), table: await downloadTable(own, file) };
}

async function downloadTable(own: ImportFixture, { id }: { id: number }): Promise<string[][]> {
  const path = `/Peserta/impor/${id}/perbaikan?tidakValid=true`;
  const cells = await workbookCells(await downloadWorkbook(own, path));
  const [headers = []] = cells;
  // Empty cells at the end of a row are not in the file.
  return cells.map(row => headers.map((_, i) => row[i]?.text ?? ''));
}

const columnOf = ([headers = []]: readonly string[][], header: string): number =>
  headers.indexOf(header);

/** Returns the table with other texts in a column of its rows. */
const withColumn = (table: string[][], header: string, texts: readonly string[]): string[][] => {
  const column = columnOf(table, header);
  return table.map((row, i) =>
    i === 0 ? row : row.map((text, at) => (at === column ? (texts[i - 1] ?? text) : text)),
  );
};

async function uploadTable(own: ImportFixture, [headers = [], ...rows]: string[][]) {
  const bytes = writeWorkbook({
    sheets: [{ name: 'Peserta', columns: headers.map(header => ({ header })), rows }],
  });
  const file = new File([new Uint8Array(await new Response(bytes).arrayBuffer())], 'p.xlsx', {
    type: xlsxMediaType,
  });
  return importOf(await uploadFile(own, file));
}

/** Uploads the first row of a table with its NIK as a number, as a spreadsheet program stores it. */
async function uploadNumbers(nik: number, [headers = [], first = []]: string[][]) {
  const column = headers.indexOf('NIK');
  const bytes = writeWorkbook({
    sheets: [
      {
        name: 'Peserta',
        columns: headers.map(header => ({ header })),
        rows: [first.map((text, at) => (at === column ? nik : text))],
      },
    ],
  });
  const file = new File([new Uint8Array(await new Response(bytes).arrayBuffer())], 'p.xlsx', {
    type: xlsxMediaType,
  });
  return importOf(await uploadFile(fixture, file));
}

/** Returns what is wrong with a row; a name that differs from the stored one is no detail. */
const detailOf = (issues: ImportRow['temuan']): string =>
  issues.flatMap(({ detail }) => detail ?? []).join(' ');

const listLive = async ({ bhbuId }: ImportFixture) =>
  await fixture.server.db
    .select({ id: peserta.id, nik: peserta.nikMask, isValid: peserta.isValid })
    .from(peserta)
    .where(and(eq(peserta.bhbuId, bhbuId), isNull(peserta.deletedAt)))
    .orderBy(peserta.id);

describe('the file of rows to correct', () => {
  it('has texts that look like formulas as texts', async () => {
    const bhbuId = await buildBhbu(fixture.server.db);
    const company = await fixture.server.signIn({ role: 'BHBU', bhbuId });
    const own = { ...fixture, bhbuId, company };
    const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x.test","x")'];
    const file = importOf(
      await uploadFile(
        own,
        hostile.map(text => sheetLine({ nama: text, nik: text, email: text })),
      ),
    );
    const bytes = await downloadWorkbook(
      own,
      `/Peserta/impor/${file.id}/perbaikan?tidakValid=true`,
    );
    const {
      formulas,
      hostile: found,
      unprotected,
    } = await findDangers(new Uint8Array(await bytes.arrayBuffer()));
    expect({ formulas, unprotected }).toEqual({ formulas: 0, unprotected: [] });
    expect(found).toBeGreaterThanOrEqual(hostile.length);
  });

  it('updates the people that were saved as invalid, also when its columns were moved', async () => {
    const { own, right, table } = await saveInvalid(2);
    const before = await listLive(own);
    const corrected = withColumn(table, 'NIK', right).map(row => [...row].reverse());
    const again = await uploadTable(own, corrected);
    expect(nonZeroCounts(again)).toEqual({ berubah: 2 });
    // The reference is no forgotten column.
    expect(again.kolom.tidakDipakai).toEqual([]);
    expect((await saveUpload(own, again, 'semua')).status).toBe(200);
    const after = await listLive(own);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ isValid }) => isValid)).toEqual([true, true, true]);
    // Saved in the order of their blind indexes.
    expect(before.filter(({ isValid }) => isValid)).toHaveLength(1);
    // An undo gives them their numbers back.
    expect((await requestOnImport(own, again, 'POST', '/urungkan')).status).toBe(200);
    expect(await listLive(own)).toEqual(before);
  });

  it('refers to no one who was not saved', async () => {
    const { own, table } = await saveInvalid();
    expect(table[1]?.[columnOf(table, 'Rujukan peserta')]).toMatch(/^P\d+-[0-9a-f]{10}$/);
    const next = importOf(
      await uploadFile(own, [sheetLine({ nik: '12' }), sheetLine({ kabKota: 'x' })]),
    );
    const unsaved = await downloadTable(own, next);
    const column = columnOf(unsaved, 'Rujukan peserta');
    expect(unsaved.slice(1).map(row => row[column])).toEqual(['', '']);
  });

  it('is refused row by row for references that are wrong, foreign, repeated or deleted', async () => {
    const { own, right, table } = await saveInvalid(2);
    const references = table.slice(1).map(row => row[columnOf(table, 'Rujukan peserta')] ?? '');
    const [first = '', second = ''] = references;
    const foreign = await saveInvalid();
    const foreignReference = foreign.table[1]?.[columnOf(foreign.table, 'Rujukan peserta')] ?? '';
    const corrected = withColumn(table, 'NIK', right);
    const issuesOf = async (texts: readonly string[]) => {
      const file = await uploadTable(own, withColumn(corrected, 'Rujukan peserta', texts));
      const rows = await listImportRows(own, file);
      return { file, found: rows.map(({ hasil, temuan }) => [hasil, detailOf(temuan)]) };
    };
    // Filled down, the number counts up.
    const counted = first.replace(/\d+/, digits => String(Number(digits) + 1));
    for (const wrong of [counted, foreignReference, 'P1', 'Siti', `${first}0`]) {
      const { found } = await issuesOf([wrong, second]);
      expect(found).toEqual([
        ['ditolak', expect.stringContaining('Rujukan peserta di baris ini tidak dikenal')],
        ['berubah', ''],
      ]);
    }
    const { file, found } = await issuesOf([first, first]);
    expect(found).toEqual([
      ['berubah', ''],
      ['ditolak', 'Peserta yang sama sudah diubah oleh baris 2 berkas ini. Lewati salah satu'],
    ]);
    // A correction of the second row does not let both through.
    await requestOnImport(own, file, 'PUT', '/sel', {
      baris: [{ nomor: 3, nilai: { alamat: 'Jalan Lain Nomor 20' } }],
    });
    expect((await saveUpload(own, file)).status).toBe(409);
    const { json } = await requestOnImport(own, file, 'GET', '');
    expect(nonZeroCounts(json as unknown as Import)).toEqual({ berubah: 1, ditolak: 1 });
    expect((await saveUpload(own, file)).status).toBe(200);
    expect((await listLive(own)).length).toBe(3);
    const deleted = await own.server.request(
      'DELETE',
      `/Peserta/${Number(/\d+/.exec(second)?.[0])}`,
      {
        token: own.company.token,
      },
    );
    expect(deleted.status).toBe(200);
    expect((await issuesOf([first, second])).found[1]).toEqual([
      'ditolak',
      expect.stringContaining('tidak dikenal'),
    ]);
  });

  it('registers a new person where the reference was cleared, and takes no number of another', async () => {
    const { own, right, table } = await saveInvalid(2);
    const [first = '', second = ''] = right;
    const cleared = withColumn(
      withColumn(table, 'NIK', right),
      'Rujukan peserta',
      ['', 'x'].slice(0, 1),
    );
    const file = await uploadTable(own, cleared);
    expect(nonZeroCounts(file)).toEqual({ baru: 1, berubah: 1 });
    expect((await saveUpload(own, file, 'semua')).status).toBe(200);
    // The number of the first is taken now, by the new person.
    const again = await uploadTable(own, withColumn(table, 'NIK', [first, second]));
    const rows = await listImportRows(own, again);
    expect(rows.map(({ hasil, temuan }) => [hasil, detailOf(temuan)])).toEqual([
      ['ditolak', expect.stringContaining('sudah dimiliki peserta lain')],
      ['sama', ''],
    ]);
  });

  it('shows wrong numbers as they were typed, and of those that lost a digit what is certain', async () => {
    const [short, long] = [newNik().slice(0, 15), `${newNik()}7`];
    const text = [sheetLine({ nik: short }), sheetLine({ nik: long })];
    const typed = await downloadTable(fixture, importOf(await uploadFile(fixture, text)));
    const column = columnOf(typed, 'NIK');
    expect(typed.slice(1).map(row => row[column])).toEqual([short, long]);
    const lost = 3_273_054_107_900_000;
    const table = await downloadTable(fixture, await uploadNumbers(lost, typed));
    expect(table[1]?.[column]).toBe('327305410790000?');
    // The number with the sign is refused until its last digit is there.
    expect(nonZeroCounts(await uploadTable(fixture, table))).toEqual({ ditolak: 1 });
  });

  it('has all rows of an upload that was undone, with the corrections of its author', async () => {
    const { own, file } = await saveInvalid();
    await requestOnImport(own, file, 'POST', '/urungkan');
    const again = importOf(
      await uploadFile(own, [sheetLine({ nama: 'NAMA BERKAS' }), sheetLine()]),
    );
    await requestOnImport(own, again, 'PUT', '/sel', {
      baris: [{ nomor: 2, nilai: { nama: 'NAMA BENAR' } }],
    });
    expect((await saveUpload(own, again)).status).toBe(200);
    expect((await downloadTable(own, again)).slice(1)).toEqual([]);
    expect((await requestOnImport(own, again, 'POST', '/urungkan')).status).toBe(200);
    const table = await downloadTable(own, again);
    expect(table.slice(1).map(row => row[columnOf(table, 'Nama Lengkap*')])).toEqual([
      'NAMA BENAR',
      expect.any(String),
    ]);
    expect(nonZeroCounts(await uploadTable(own, table))).toEqual({ baru: 2 });
  });
});
