import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { pesertaColumns } from '#contract/domains/import/columns/index.ts';
import { faskes, peserta } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildPeserta, newNik } from '../../../builders/peserta.ts';
import {
  buildCsvFile,
  buildSheetFile,
  sheetLine,
  type SheetLine,
} from '../../../builders/sheet-file.ts';
import { downloadWorkbook } from '../download-workbook.ts';
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
      sheetLine({ nik: twice, nama: ' orang  pertama ' }),
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

  it('masks complete and damaged NIKs and shows short ones', async () => {
    const nik = newNik();
    const damaged = [
      '3,27305E+15',
      '3.273050101900012E+15',
      nik.slice(0, 15),
      `${nik}1`,
      // The 32nd of a month.
      '3273053201900001',
    ];
    const lines = [sheetLine({ nik }), sheetLine({ nik: '32730501' })];
    const file = importOf(
      await uploadFile(
        fixture,
        buildCsvFile([...lines, ...damaged.map(text => sheetLine({ nik: text }))]),
      ),
    );
    const rows = await listImportRows(fixture, file);
    expect(rows.map(row => row.nilai.nik)).toEqual([
      `3273••••••••${nik.slice(-4)}`,
      '32730501',
      '3,•••••E+15',
      '3.•••••••••••••••E+15',
      `3273•••••••${nik.slice(11, 15)}`,
      `3273•••••••••${nik.slice(-3)}1`,
      '3273••••••••0001',
    ]);
    expect(rows.slice(2).map(row => row.temuan[0]?.code)).toEqual([
      'E03',
      'E03',
      'E01',
      'E01',
      'E02',
    ]);
    const book = await downloadWorkbook(fixture, `/Peserta/impor/${file.id}/perbaikan`);
    const corrections = await listImportRows(fixture, importOf(await uploadFile(fixture, book)));
    expect(corrections.map(row => [row.nilai.nik, row.temuan[0]?.code])).toEqual(
      rows.slice(1, 6).map(row => [row.nilai.nik, row.temuan[0]?.code]),
    );
    expect(fixture.server.readLogs()).not.toContain(nik);
  });

  it('masks a damaged NIK in its file name and headers', async () => {
    const name = 'peserta 327305010190001.csv';
    const text = 'A;B;C\n327305010190001;3,27305E+15;x\n';
    const file = importOf(await uploadFile(fixture, new File([text], name)));
    expect(file.namaBerkas).toBe('peserta 3273•••••••0001.csv');
    const headless = importOf(
      await uploadFile(
        fixture,
        new File([text.split('\n').slice(1).join('\n') + 'y;y;y\n'], 'b.csv'),
      ),
    );
    expect(headless.kolom.berkas.map(one => one.judul)).toEqual([
      '3273•••••••0001',
      '3,•••••E+15',
      'x',
    ]);
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
    expect(changed?.perbedaan).toEqual([
      { field: 'email', lama: null, baru: 'baru@contoh.co.id' },
      { field: 'alamat', lama: first?.alamat, baru: 'Jalan Baru Nomor 99' },
    ]);
    const attention = await listImportRows(fixture, again, '&perhatian=true');
    expect(attention.map(row => row.nomor)).toEqual([changed?.nomor]);
    expect(await listImportRows(fixture, again, '&perhatian=false')).toHaveLength(3);
    // The values stay readable after saving, and nothing was stored in the clear.
    await saveUpload(fixture, again);
    const [saved] = await listImportRows(fixture, again, '&hasil=berubah');
    expect(saved?.perbedaan).toEqual(changed?.perbedaan);
    const [stored] = await fixture.server.db
      .select({ text: sql<string>`string_agg(r::text, ' ')` })
      .from(sql`import_row r`)
      .where(sql`r.import_id = ${again.id}`);
    expect(stored?.text).not.toContain('Jalan Baru');
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

describe('a row about a registered person', () => {
  const registered = async (overrides: SheetLine = {}) => {
    const line = sheetLine(overrides);
    await saveUpload(fixture, importOf(await uploadFile(fixture, [line])));
    return line;
  };

  it('says that it names the person differently', async () => {
    const line = await registered({ nama: 'Siti Aminah' });
    const file = importOf(await uploadFile(fixture, [{ ...line, nama: 'Siti Fatimah' }]));
    const [row] = await listImportRows(fixture, file);
    expect(row).toMatchObject({
      hasil: 'berubah',
      temuan: [{ code: 'W04', field: 'nama' }],
      perbedaan: [{ field: 'nama', lama: 'Siti Aminah', baru: 'Siti Fatimah' }],
    });
    await saveUpload(fixture, file);
    const [saved] = (await readOwnRows()).filter(one => one.nama === 'Siti Fatimah');
    // The warning compares with the name before, so it is not stored with the new one.
    expect(saved?.alasan).toEqual([]);
  });

  it('keeps the stored spelling of a name that differs only in case and spaces', async () => {
    const line = await registered({ nama: '  Rahmat   de Vries ' });
    const file = importOf(await uploadFile(fixture, [{ ...line, nama: 'RAHMAT DE VRIES' }]));
    expect(nonZeroCounts(file)).toEqual({ sama: 1 });
    expect((await readOwnRows()).map(one => one.nama)).toContain('Rahmat de Vries');
  });

  it('masks its identity numbers and names its facility and region', async () => {
    const code = 'VGR7001';
    const { db } = fixture.server;
    await db.update(faskes).set({ kodePcare: code }).where(eq(faskes.id, fixture.faskesId));
    const line = await registered({
      isWNI: 'WNA',
      nik: '',
      noPaspor: 'X1234567',
      noKitas: 'K7654321',
      negara: 'JP',
    });
    const changes = { noKitas: 'K1112223', kabKota: '32.04', kodeFaskes: code, komorbid: 'Y' };
    const file = importOf(await uploadFile(fixture, [{ ...line, ...changes }]));
    const [row] = await listImportRows(fixture, file);
    expect(row?.perbedaan).toEqual([
      { field: 'noKitas', lama: 'K7••••21', baru: 'K1••••23' },
      { field: 'kabKota', lama: 'Kota Bandung', baru: 'Kabupaten Bandung' },
      { field: 'idFaskes', lama: null, baru: `Klinik Contoh ${fixture.faskesId}` },
      { field: 'komorbid', lama: false, baru: true },
    ]);
  });

  it('has the code of its country, which the console names in its language', async () => {
    const line = await registered({ negara: 'ID' });
    const file = importOf(await uploadFile(fixture, [{ ...line, negara: 'Jepang' }]));
    const [row] = await listImportRows(fixture, file);
    expect(row?.perbedaan).toEqual([{ field: 'negara', lama: 'ID', baru: 'JP' }]);
  });
});

describe('a column that fills no field', () => {
  it('is reported when it has content, until the user confirms the columns', async () => {
    const text = await buildCsvFile([sheetLine(), sheetLine()]).text();
    const withColumns = (rows: readonly string[]) =>
      new File(
        [
          text
            .split('\r\n')
            .map((row, i) => row + (rows[i] ?? ''))
            .join('\r\n'),
        ],
        'lebih.csv',
      );
    const rows = [';Catatan HRD;Kosong', ';;', ';shift malam;;tanpa judul'];
    const file = importOf(await uploadFile(fixture, withColumns(rows)));
    const { length } = pesertaColumns;
    expect(file.kolom.tidakDipakai).toEqual([length, length + 2]);
    expect(file.kolom.berkas.slice(length).map(one => one.judul)).toEqual([
      'Catatan HRD',
      'Kosong',
      '',
    ]);
    expect(file.kolom.dikonfirmasi).toBe(false);
    const cocok = file.kolom.cocok.map(({ field, index }) => ({ field, index }));
    const confirmed = importOf(await requestOnImport(fixture, file, 'PUT', '/kolom', { cocok }));
    expect(confirmed.kolom.dikonfirmasi).toBe(true);
    const sameColumns = [';Catatan HRD;Kosong', ';;', ';shift siang;'];
    const again = importOf(await uploadFile(fixture, withColumns(sameColumns)));
    expect(again.kolom).toMatchObject({ tidakDipakai: [length], dikonfirmasi: true });
    // A column without a header was not confirmed with these headers.
    const more = importOf(await uploadFile(fixture, withColumns(rows)));
    expect(more.kolom.dikonfirmasi).toBe(false);
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
