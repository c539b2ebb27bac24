import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportRow, Import } from '#contract/domains/import/index.ts';
import { issueDescription } from '#contract/domains/peserta/index.ts';
import { formatNik } from '#contract/core/values/nik.ts';
import { newNik } from '../../../builders/peserta.ts';
import { sheetLine } from '../../../builders/sheet-file.ts';
import {
  nonZeroCounts,
  importOf,
  requestOnImport,
  listImportRows,
  uploadFile,
  startImportFixture,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(() => fixture.server.stop());

const fixCells = async (file: Import, baris: readonly { nomor: number; nilai: object }[]) => {
  const result = await requestOnImport(fixture, file, 'PUT', '/sel', { baris });
  const { impor, baris: rows } = result.json as unknown as { impor: Import; baris: ImportRow[] };
  return { status: result.status, json: result.json, impor, rows };
};

describe('the cells of several rows', () => {
  it('are corrected together, and null restores the cell of the file', async () => {
    const file = importOf(
      await uploadFile(fixture, [
        sheetLine({ alamat: '' }),
        sheetLine({ alamat: '' }),
        sheetLine({ noHP: 'tidak ada' }),
      ]),
    );
    const fixed = await fixCells(file, [
      { nomor: 2, nilai: { alamat: 'Jalan Satu 1' } },
      { nomor: 3, nilai: { alamat: 'Jalan Dua 2' } },
      { nomor: 4, nilai: { noHP: '081234567890' } },
    ]);
    expect(nonZeroCounts(fixed.impor)).toEqual({ baru: 3 });
    expect(fixed.rows.map(({ nomor, diperbaiki }) => [nomor, diperbaiki])).toEqual([
      [2, ['alamat']],
      [3, ['alamat']],
      [4, ['noHP']],
    ]);
    const restored = await fixCells(file, [{ nomor: 4, nilai: { noHP: null } }]);
    expect(restored.rows).toMatchObject([
      { nomor: 4, diperbaiki: [], nilai: { noHP: 'tidak ada' } },
    ]);
    expect(nonZeroCounts(restored.impor)).toEqual({ baru: 2, tidakValid: 1 });
  });

  it('are not changed at all when one of them is refused', async () => {
    const file = importOf(await uploadFile(fixture, [sheetLine({ alamat: '' }), sheetLine()]));
    const alamat = { nomor: 2, nilai: { alamat: 'Jalan Satu 1' } };
    const masked = await fixCells(file, [alamat, { nomor: 3, nilai: { nik: '3273••••••••0001' } }]);
    expect(masked.status).toBe(422);
    expect(masked.json['errors']).toHaveProperty('nik');
    const missing = await fixCells(file, [alamat, { nomor: 99, nilai: { alamat: 'x' } }]);
    expect(missing.status).toBe(404);
    expect((await listImportRows(fixture, file))[0]?.diperbaiki).toEqual([]);
  });

  it('return the other rows of the same people', async () => {
    const nik = newNik();
    const file = importOf(
      await uploadFile(fixture, [
        sheetLine({ nik, nama: 'ORANG SATU' }),
        sheetLine({ nik, nama: 'ORANG DUA' }),
        sheetLine(),
      ]),
    );
    const { rows } = await fixCells(file, [{ nomor: 3, nilai: { nik: newNik() } }]);
    expect(rows.map(({ nomor, hasil }) => [nomor, hasil])).toEqual([
      [2, 'baru'],
      [3, 'baru'],
    ]);
  });
});

describe('the rows of an import', () => {
  it('are found by the field of an issue, after a row', async () => {
    const file = importOf(
      await uploadFile(fixture, [
        sheetLine({ alamat: '' }),
        sheetLine({ alamat: '' }),
        sheetLine({ jenisKelamin: '' }),
        sheetLine({ alamat: '' }),
      ]),
    );
    const numbers = async (query: string) =>
      (await listImportRows(fixture, file, query)).map(({ nomor }) => nomor);
    expect(await numbers('&kode=E13&isian=alamat')).toEqual([2, 3, 5]);
    expect(await numbers('&kode=E13&isian=alamat&setelah=2')).toEqual([3, 5]);
    expect(await numbers('&kode=E13&isian=jenisKelamin')).toEqual([4]);
  });

  it('name the birth date and the sex of a NIK only where the row contradicts it', async () => {
    const nik = formatNik({
      region: '32.73.05',
      birthDate: '1990-03-12',
      sex: 'L',
      serial: Number(newNik().slice(-4)),
    });
    const line = { nik, tanggalLahir: '12-03-1991', jenisKelamin: 'P' };
    const file = importOf(await uploadFile(fixture, [sheetLine(line), sheetLine()]));
    const facts = (await listImportRows(fixture, file)).map(({ dariNik }) => dariNik);
    expect(facts).toEqual([{ tanggalLahir: '1990-03-12', jenisKelamin: 'L' }, null]);
    const { rows } = await fixCells(file, [
      { nomor: 2, nilai: { tanggalLahir: '1990-03-12', jenisKelamin: 'L' } },
    ]);
    expect(rows).toMatchObject([{ hasil: 'baru', temuan: [], dariNik: null }]);
  });

  it('name the format of a date that cannot be read', async () => {
    const file = importOf(
      await uploadFile(fixture, [sheetLine({ tanggalLahir: '12/31/1988' }), sheetLine()]),
    );
    const [row] = await listImportRows(fixture, file);
    const found = row?.temuan.find(({ field }) => field === 'tanggalLahir');
    expect(found?.detail).toBe(
      'Tanggal lahir tidak terbaca; tulis HH-BB-TTTT, misalnya 31-12-1988',
    );
    expect(found && issueDescription(found).key).toBe('peserta.issue.detail');
  });
});

describe('the columns of an import', () => {
  it('have a few different values as samples, without identity numbers', async () => {
    const nik = newNik();
    const file = importOf(
      await uploadFile(fixture, [
        sheetLine({ nik, alamat: 'Jalan Satu 1', pekerjaan: nik, noKitas: '2C11JE1234-A' }),
        sheetLine({ alamat: 'Jalan Dua 2' }),
        sheetLine({ alamat: 'Jalan Dua 2' }),
        sheetLine({ alamat: 'Jalan Tiga 3' }),
        sheetLine({ alamat: 'Jalan Empat 4' }),
      ]),
    );
    const { json } = await requestOnImport(fixture, file, 'GET', '/kolom');
    const samples = json as unknown as { index: number; contoh: string[] }[];
    const address = file.kolom.cocok.find(({ field }) => field === 'alamat')?.index;
    expect(samples.find(({ index }) => index === address)?.contoh).toEqual([
      'Jalan Satu 1',
      'Jalan Dua 2',
      'Jalan Tiga 3',
    ]);
    expect(JSON.stringify(samples)).not.toContain(nik);
    expect(JSON.stringify(samples)).not.toContain('JE1234');
  });
});
