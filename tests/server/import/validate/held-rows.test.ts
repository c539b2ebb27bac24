import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Import } from '#contract/domains/import/index.ts';
import { newNik } from '../../../builders/peserta.ts';
import { buildCsvFile, sheetLine } from '../../../builders/sheet-file.ts';
import {
  nonZeroCounts,
  importOf,
  requestOnImport,
  listImportRows,
  saveUpload,
  uploadFile,
  startImportFixture,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(() => fixture.server.stop());

describe('rows with one identity number and several names', () => {
  const codesOf = async (file: Import) =>
    (await listImportRows(fixture, file)).map(({ hasil, temuan }) => [
      hasil,
      ...temuan.map(({ code }) => code),
    ]);
  const fixRow = (file: Import, nomor: number, body: object) =>
    requestOnImport(fixture, file, 'PUT', `/baris/${nomor}`, body);

  it('are all held, and released when the names agree again', async () => {
    const nik = newNik();
    const file = importOf(
      await uploadFile(fixture, [
        sheetLine({ nik, nama: 'Budi Santoso', tanggalLahir: '02-02-1991' }),
        sheetLine(),
        sheetLine({ nik, nama: 'Budi Raharjo' }),
        sheetLine({ nik, nama: 'BUDI  SANTOSO' }),
      ]),
    );
    expect(await codesOf(file)).toEqual([
      ['ditolak', 'E06', 'E20'],
      ['baru'],
      ['ditolak', 'E20'],
      ['ditolak', 'E20'],
    ]);
    const [, , third] = await listImportRows(fixture, file);
    expect(third?.temuan[0]?.detail).toBe(
      'Nomor ini juga ada di baris 2 dan 5, tetapi namanya tidak sama semua',
    );
    // Only the corrected row is sent; the others are validated again.
    await fixRow(file, 4, { nilai: { nik: newNik() } });
    expect(await codesOf(file)).toEqual([['baru', 'E06'], ['baru'], ['baru'], ['ganda', 'E04']]);
    await fixRow(file, 4, { nilai: { nik } });
    expect((await codesOf(file)).map(([result]) => result)).toEqual([
      'ditolak',
      'baru',
      'ditolak',
      'ditolak',
    ]);
    await fixRow(file, 4, { dilewati: true });
    expect((await codesOf(file)).map(([result]) => result)).toEqual([
      'baru',
      'baru',
      'dilewati',
      'ganda',
    ]);
    await fixRow(file, 4, { dilewati: false });
    await fixRow(file, 4, { nilai: { nama: 'Budi Santoso' } });
    expect((await codesOf(file)).map(([result]) => result)).toEqual([
      'baru',
      'baru',
      'ganda',
      'ganda',
    ]);
  });

  it('are named up to five, and counted beyond', async () => {
    const nik = newNik();
    const lines = Array.from({ length: 8 }, () => sheetLine({ nik }));
    const file = importOf(await uploadFile(fixture, lines));
    const [first] = await listImportRows(fixture, file);
    expect(first?.temuan.map(({ detail }) => detail)).toContain(
      'Nomor ini juga ada di baris 3, 4, 5, 6, 7, dan 2 baris lain, tetapi namanya tidak sama semua',
    );
    const rows = await listImportRows(fixture, file);
    expect(rows.at(-1)?.temuan.map(({ detail }) => detail)).toContain(
      'Nomor ini juga ada di baris 2, 3, 4, 5, 6, dan 2 baris lain, tetapi namanya tidak sama semua',
    );
  });

  it('are held across batches, and do not count for a shared mobile number', async () => {
    const nik = newNik();
    const noHP = '081377770001';
    const lines = [
      sheetLine({ nik, noHP }),
      ...Array.from({ length: 5 }, () => sheetLine({ noHP })),
      ...Array.from({ length: 600 }, () => sheetLine()),
      sheetLine({ nik }),
    ];
    const file = importOf(await uploadFile(fixture, buildCsvFile(lines)));
    expect(nonZeroCounts(file)).toEqual({ baru: 605, ditolak: 2 });
    expect(file.kode).toEqual([{ kode: 'E20', jumlah: 2 }]);
    expect((await saveUpload(fixture, file)).status).toBe(200);
  });
});
