import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportRow, Import } from '#contract/domains/import/index.ts';
import { buildPeserta, newNik } from '../../../builders/peserta.ts';
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

const fixRow = async (file: Import, nomor: number, body: object) => {
  const result = await requestOnImport(fixture, file, 'PUT', `/baris/${nomor}`, body);
  const { impor, baris } = result.json as unknown as { impor: Import; baris: ImportRow };
  return { status: result.status, result, impor, baris };
};

describe('a row', () => {
  it('is validated again after a correction', async () => {
    const file = importOf(await uploadFile(fixture, [sheetLine({ nik: '12', noHP: 'tidak ada' })]));
    const half = await fixRow(file, 2, { nilai: { nik: newNik() } });
    expect(half.baris).toMatchObject({ hasil: 'tidakValid', diperbaiki: ['nik'] });
    expect(half.baris.temuan.map(one => one.code)).toContain('E09');
    const corrected = await fixRow(file, 2, { nilai: { noHP: '081234567890' } });
    expect(corrected.baris.hasil).toBe('baru');
    expect(nonZeroCounts(corrected.impor)).toEqual({ baru: 1 });
  });

  it('is skipped and included again', async () => {
    const file = importOf(await uploadFile(fixture, [sheetLine(), sheetLine()]));
    const left = await fixRow(file, 3, { dilewati: true });
    expect(nonZeroCounts(left.impor)).toEqual({ baru: 1, dilewati: 1 });
    const back = await fixRow(file, 3, { dilewati: false });
    expect(nonZeroCounts(back.impor)).toEqual({ baru: 2 });
  });

  it('is replaced by its duplicate when its person changes', async () => {
    const nik = newNik();
    const nama = 'ORANG YANG SAMA';
    const line = { nik, nama };
    const file = importOf(await uploadFile(fixture, [sheetLine(line), sheetLine(line)]));
    expect(nonZeroCounts(file)).toEqual({ baru: 1, ganda: 1 });
    const [, double] = await listImportRows(fixture, file);
    expect(double?.temuan[0]?.detail).toContain('baris 2');
    const { impor } = await fixRow(file, 2, { nilai: { nik: newNik() } });
    expect(nonZeroCounts(impor)).toEqual({ baru: 2 });
    const again = await fixRow(file, 2, { nilai: { nik } });
    expect(nonZeroCounts(again.impor)).toEqual({ baru: 1, ganda: 1 });
  });

  it('rejects a masked number at its field', async () => {
    const file = importOf(await uploadFile(fixture, [sheetLine()]));
    const { result } = await fixRow(file, 2, { nilai: { nik: '3273••••••••0001' } });
    expect(result.status).toBe(422);
    expect(result.json['errors']).toHaveProperty('nik');
  });

  it('answers 404 when it is not in the file', async () => {
    const file = importOf(await uploadFile(fixture, [sheetLine()]));
    expect((await fixRow(file, 99, { dilewati: true })).status).toBe(404);
  });
});

describe('a mobile number that more than five people of a file share', () => {
  const sharedBy = async (file: Import) =>
    (await listImportRows(fixture, file))
      .filter(({ temuan }) => temuan.some(({ code }) => code === 'W03'))
      .map(({ nomor }) => nomor);

  /** Expects the issues after corrections to equal those of a complete validation. */
  async function expectCompleteValidation(file: Import): Promise<void> {
    const result = async () =>
      (await listImportRows(fixture, file)).map(({ nomor, hasil, temuan }) => ({
        nomor,
        hasil,
        codes: temuan.map(({ code }) => code).sort(),
      }));
    const before = await result();
    const { kolom, kode } = (await requestOnImport(fixture, file, 'GET', ''))
      .json as unknown as Import;
    const remapped = await requestOnImport(fixture, file, 'PUT', '/kolom', {
      cocok: kolom.cocok.map(({ field, index }) => ({ field, index })),
    });
    expect(remapped.status).toBe(200);
    expect(before).toEqual(await result());
    expect(importOf(remapped).kode).toEqual(kode);
  }

  it('is reported for each of them, also after one is corrected', async () => {
    const noHP = '081300000001';
    const file = importOf(
      await uploadFile(fixture, [
        ...Array.from({ length: 6 }, () => sheetLine({ noHP })),
        sheetLine(),
      ]),
    );
    expect(await sharedBy(file)).toEqual([2, 3, 4, 5, 6, 7]);
    const { baris, impor } = await fixRow(file, 4, { nilai: { nama: 'NAMA LAIN' } });
    expect(baris.temuan.map(({ code }) => code)).toEqual(['W03']);
    expect(impor.kode).toEqual([{ kode: 'W03', jumlah: 6 }]);
    await expectCompleteValidation(file);
  });

  it('is reported for all when one more shares it, and for none when one leaves', async () => {
    const noHP = '081300000002';
    const five = Array.from({ length: 5 }, () => sheetLine({ noHP }));
    const file = importOf(
      await uploadFile(fixture, [...five, sheetLine(), sheetLine({ noHP, nik: '12' })]),
    );
    expect(await sharedBy(file)).toEqual([]);
    // The rejected row counts for no person; after its correction it is the sixth.
    const sixth = await fixRow(file, 8, { nilai: { nik: newNik() } });
    expect(sixth.baris.temuan.map(({ code }) => code)).toEqual(['W03']);
    expect(await sharedBy(file)).toEqual([2, 3, 4, 5, 6, 8]);
    await expectCompleteValidation(file);
    await fixRow(file, 7, { nilai: { noHP } });
    expect(await sharedBy(file)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    await fixRow(file, 2, { dilewati: true });
    await fixRow(file, 3, { nilai: { noHP: '081300000003' } });
    expect(await sharedBy(file)).toEqual([]);
    await expectCompleteValidation(file);
    await fixRow(file, 2, { dilewati: false });
    expect(await sharedBy(file)).toEqual([2, 4, 5, 6, 7, 8]);
    await expectCompleteValidation(file);
  });

  it('takes account of which row represents a person after another row changes', async () => {
    const noHP = '081300000004';
    const nik = newNik();
    const five = Array.from({ length: 5 }, () => sheetLine({ noHP }));
    const file = importOf(
      await uploadFile(fixture, [
        ...five,
        sheetLine({ nik, nama: 'ORANG YANG SAMA' }),
        sheetLine({ nik, nama: 'ORANG YANG SAMA', noHP }),
      ]),
    );
    expect(await sharedBy(file)).toEqual([]);
    await fixRow(file, 7, { nilai: { nik: newNik() } });
    expect(await sharedBy(file)).toEqual([2, 3, 4, 5, 6, 8]);
    await expectCompleteValidation(file);
    await fixRow(file, 7, { nilai: { nik } });
    expect(await sharedBy(file)).toEqual([]);
    await expectCompleteValidation(file);
  });

  it('stays reported when registered participants share it too', async () => {
    const noHP = '081300000005';
    const { company, bhbuId, server } = fixture;
    for (let i = 0; i < 5; i++) {
      await buildPeserta(server.deps, { userId: company.id, bhbuId, noHP });
    }
    const file = importOf(
      await uploadFile(
        fixture,
        Array.from({ length: 6 }, () => sheetLine({ noHP })),
      ),
    );
    await fixRow(file, 2, { nilai: { noHP: '081300000006' } });
    expect(await sharedBy(file)).toEqual([3, 4, 5, 6, 7]);
    await expectCompleteValidation(file);
  });

  it('is reported for rows that are corrected together', async () => {
    const noHP = '081300000007';
    const wrong = Array.from({ length: 6 }, () => sheetLine({ noHP, persetujuan: '' }));
    const file = importOf(await uploadFile(fixture, [...wrong, sheetLine()]));
    expect(await sharedBy(file)).toEqual([]);
    const body = { kode: 'E15', field: 'persetujuan', menjadi: 'Y' };
    await requestOnImport(fixture, file, 'POST', '/perbaiki', body);
    expect(await sharedBy(file)).toEqual([2, 3, 4, 5, 6, 7]);
    await expectCompleteValidation(file);
  });
});

describe('many rows with one issue', () => {
  it('are grouped and corrected together', async () => {
    const wrong = Array.from({ length: 12 }, () => sheetLine({ kabKota: 'Kota Bandng' }));
    const other = sheetLine({ kabKota: 'Kota Khayalan' });
    const file = importOf(await uploadFile(fixture, [...wrong, other, sheetLine()]));
    const groups = (await requestOnImport(fixture, file, 'GET', '/masalah')).json;
    expect(groups).toEqual([
      { kode: 'E10', field: 'kabKota', nilai: 'Kota Bandng', jumlah: 12 },
      { kode: 'E10', field: 'kabKota', nilai: 'Kota Khayalan', jumlah: 1 },
    ]);
    const result = await requestOnImport(fixture, file, 'POST', '/perbaiki', {
      kode: 'E10',
      field: 'kabKota',
      dari: 'Kota Bandng',
      menjadi: '32.73',
    });
    const { impor, diperbaiki } = result.json as unknown as { impor: Import; diperbaiki: number };
    expect(diperbaiki).toBe(12);
    expect(nonZeroCounts(impor)).toEqual({ baru: 13, tidakValid: 1 });
  });

  it('are corrected by the hundreds and keep earlier corrections', async () => {
    const lines = Array.from({ length: 620 }, () => sheetLine({ persetujuan: '' }));
    const file = importOf(await uploadFile(fixture, lines));
    expect(nonZeroCounts(file)).toEqual({ ditolak: 620 });
    await fixRow(file, 5, { nilai: { nama: 'NAMA DIPERBAIKI' } });
    const result = await requestOnImport(fixture, file, 'POST', '/perbaiki', {
      kode: 'E15',
      field: 'persetujuan',
      menjadi: 'Y',
    });
    const { impor } = result.json as unknown as { impor: Import };
    expect(nonZeroCounts(impor)).toEqual({ baru: 620 });
    const [row] = (await listImportRows(fixture, file)).filter(one => one.nomor === 5);
    expect(row?.diperbaiki.sort()).toEqual(['nama', 'persetujuan']);
  });

  it('reveal no identity number in their groups', async () => {
    const nik = newNik();
    const file = importOf(await uploadFile(fixture, [sheetLine({ nik }), sheetLine({ nik })]));
    expect((await requestOnImport(fixture, file, 'GET', '/masalah')).text).not.toContain(nik);
  });
});
