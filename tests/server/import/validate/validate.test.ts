import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { faskes, peserta } from '#server/db/schema/index.ts';
import { buildBhbu, buildPeserta, newNik } from '../../../builders/peserta.ts';
import { buildCsvFile, buildSheetFile, sheetLine } from '../../../builders/sheet-file.ts';
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

const readOwnRows = async () =>
  await fixture.server.db.select().from(peserta).where(eq(peserta.bhbuId, fixture.bhbuId));

describe('a file uploaded for preview', () => {
  it('is counted by row outcome, and nothing of it is saved', async () => {
    const before = await readOwnRows();
    const twice = newNik();
    const elsewhere = newNik();
    const other = await buildBhbu(fixture.server.db);
    await buildPeserta(fixture.server.deps, {
      userId: fixture.admin.id,
      bhbuId: other,
      nik: elsewhere,
    });
    const lines = [
      sheetLine(),
      sheetLine({ nik: twice, nama: 'ORANG PERTAMA' }),
      sheetLine({ nik: twice, nama: 'ORANG KEDUA' }),
      sheetLine({ nik: '327305' }),
      sheetLine({ nik: elsewhere }),
      sheetLine({ kabKota: 'Kota Khayalan', noHP: 'tidak ada' }),
      sheetLine({ persetujuan: '' }),
    ];
    const response = await uploadFile(fixture, lines);
    expect(response.status).toBe(200);
    const file = importOf(response);
    expect(nonZeroCounts(file)).toEqual({ baru: 2, ganda: 1, tidakValid: 2, ditolak: 2 });
    expect(file.kode.map(({ kode }) => kode).sort()).toEqual([
      'E01',
      'E04',
      'E05',
      'E09',
      'E10',
      'E15',
    ]);
    expect(file).toMatchObject({ status: 'DIPERIKSA', jumlahBaris: 7, lembar: 'Peserta' });
    expect(await readOwnRows()).toHaveLength(before.length);
  });

  it('lists each row by its Excel number with all its issues', async () => {
    const file = importOf(
      await uploadFile(fixture, [
        sheetLine(),
        sheetLine({ kabKota: 'Kota Khayalan', noHP: 'tidak ada' }),
      ]),
    );
    const [row] = await listImportRows(fixture, file, '&bermasalah=true');
    expect(row).toMatchObject({
      nomor: 3,
      hasil: 'tidakValid',
      nilai: { kabKota: 'Kota Khayalan', noHP: 'tidak ada' },
    });
    expect(row?.temuan.map(({ code, field }) => `${code} ${field}`).sort()).toEqual([
      'E09 noHP',
      'E10 kabKota',
    ]);
  });

  it('reports an impossible date as invalid and nothing else', async () => {
    const lines = [sheetLine({ tanggalLahir: '31-02-1990' })];
    const [row] = await listImportRows(fixture, importOf(await uploadFile(fixture, lines)));
    expect(row?.temuan.map(({ code, field }) => `${code} ${field}`)).toEqual(['E13 tanggalLahir']);
  });

  it('masks complete NIKs and shows invalid ones', async () => {
    const nik = newNik();
    const file = importOf(
      await uploadFile(fixture, [sheetLine({ nik }), sheetLine({ nik: '32730501' })]),
    );
    const [whole, broken] = await listImportRows(fixture, file);
    expect(whole?.nilai.nik).toMatch(/^3273•+\d{4}$/);
    expect(broken?.nilai.nik).toBe('32730501');
    expect(fixture.server.readLogs()).not.toContain(nik);
  });

  it('is validated the same as CSV', async () => {
    const file = importOf(
      await uploadFile(fixture, buildCsvFile([sheetLine(), sheetLine({ kategori: 'Tetangga' })])),
    );
    expect(nonZeroCounts(file)).toEqual({ baru: 1, tidakValid: 1 });
  });

  it('is compared row by row with the registrations', async () => {
    const lines = [sheetLine(), sheetLine(), sheetLine()];
    await saveUpload(fixture, importOf(await uploadFile(fixture, lines)));
    const [first, second, third] = lines;
    const again = importOf(
      await uploadFile(fixture, [
        { ...first },
        { ...second, alamat: 'Jalan Baru Nomor 99', email: 'baru@contoh.co.id' },
        { ...third },
        sheetLine(),
      ]),
    );
    expect(nonZeroCounts(again)).toEqual({ sama: 2, berubah: 1, baru: 1 });
    const [changed] = await listImportRows(fixture, again, '&hasil=berubah');
    expect(changed?.perubahan.sort()).toEqual(['alamat', 'email']);
  });

  it('with only some columns changes only those', async () => {
    const line = sheetLine({ email: 'tetap@contoh.co.id' });
    await saveUpload(fixture, importOf(await uploadFile(fixture, [line])));
    const part = await buildSheetFile([{ nik: line.nik ?? '', noHP: '081399990001' }], {
      fields: ['nik', 'noHP'],
    });
    const file = importOf(await uploadFile(fixture, part));
    expect(file.kolom.kurang).toContain('nama');
    expect(nonZeroCounts(file)).toEqual({ berubah: 1 });
    expect((await saveUpload(fixture, file)).status).toBe(200);
    const [row] = (await readOwnRows()).filter(one => one.noHP === '+6281399990001');
    expect(row).toMatchObject({ email: 'tetap@contoh.co.id', nama: line.nama });
  });
});

describe('a facility named in a row', () => {
  it('must serve the company, and registered participants keep a closed one', async () => {
    const { db } = fixture.server;
    const code = 'VGR7777';
    await db.update(faskes).set({ kodePcare: code }).where(eq(faskes.id, fixture.faskesId));
    const line = sheetLine({ kodeFaskes: code.toLowerCase() });
    const file = importOf(
      await uploadFile(fixture, [line, sheetLine({ kodeFaskes: 'TIDAK-ADA' })]),
    );
    expect(nonZeroCounts(file)).toEqual({ baru: 1, tidakValid: 1 });
    await saveUpload(fixture, file);
    await db.update(faskes).set({ isActive: false }).where(eq(faskes.id, fixture.faskesId));
    const again = importOf(await uploadFile(fixture, [line, sheetLine({ kodeFaskes: code })]));
    expect(nonZeroCounts(again)).toEqual({ sama: 1, tidakValid: 1 });
    const [row] = await listImportRows(fixture, again, '&hasil=tidakValid');
    expect(row?.temuan).toMatchObject([{ code: 'E17', field: 'kodeFaskes' }]);
    await db.update(faskes).set({ isActive: true }).where(eq(faskes.id, fixture.faskesId));
  });
});

describe('columns', () => {
  it('are corrected by hand and reused for the next file with the same headers', async () => {
    const lines = [sheetLine()];
    const buildFile = async () => {
      const file = await buildSheetFile(lines, { name: 'aneh.xlsx' });
      return file;
    };
    const file = importOf(await uploadFile(fixture, await buildFile()));
    const cocok = file.kolom.cocok
      .filter(one => one.field !== 'email' && one.field !== 'tempatLahir')
      .map(({ field, index }) => ({ field, index }));
    const response = await requestOnImport(fixture, file, 'PUT', '/kolom', { cocok });
    expect(response.status).toBe(200);
    const next = importOf(await uploadFile(fixture, await buildFile()));
    expect(next.kolom.cocok.map(one => one.field)).not.toContain('email');
  });

  it.each([
    [
      'a repeated field',
      [
        { field: 'nik', index: 1 },
        { field: 'nik', index: 2 },
      ],
    ],
    [
      'a repeated column',
      [
        { field: 'nik', index: 1 },
        { field: 'nama', index: 1 },
      ],
    ],
    ['a missing column', [{ field: 'nik', index: 150 }]],
  ])('are rejected: %s', async (_, cocok) => {
    const file = importOf(await uploadFile(fixture, [sheetLine()]));
    const response = await requestOnImport(fixture, file, 'PUT', '/kolom', { cocok });
    expect(response.status).toBe(422);
    expect(response.json['errors']).toHaveProperty('cocok');
  });
});
