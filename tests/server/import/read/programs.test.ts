import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pesertaColumns, type ColumnField } from '#contract/domains/import/columns/index.ts';
import { newNik } from '../../../builders/peserta.ts';
import { buildSheetFile, sheetLine, type SheetLine } from '../../../builders/sheet-file.ts';
import { buildXlsx, textRowXml } from '../../spreadsheet/build-workbook.ts';
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

/** Returns lines of text with one delimiter. */
const textOf = (lines: readonly SheetLine[], delimiter: string): string =>
  [
    pesertaColumns.map(({ header }) => header),
    ...lines.map(line => pesertaColumns.map(({ field }) => line[field] ?? '')),
  ]
    .map(row => row.join(delimiter))
    .join('\n');

const upload = async (file: File, query = '') =>
  await uploadFile(fixture, file, { path: `/Peserta/Import/0?preview=true${query}` });

/** Returns the XML of one row by field, in the order of the template. */
const rowXml = (number: number, line: SheetLine, attributes = ''): string =>
  textRowXml(number, ...pesertaColumns.map(({ field }) => line[field] ?? '')).replace(
    '<row ',
    `<row ${attributes} `,
  );

const headerXml = textRowXml(1, ...pesertaColumns.map(({ header }) => header));

const workbook = (rows: string, name = 'peserta.xlsx'): File =>
  new File([new Uint8Array(buildXlsx({ sheets: { Peserta: rows } }))], name);

describe('a text with lines above its header', () => {
  it.each([
    ['DAFTAR PESERTA, PT CONTOH, NOVEMBER', ';', 'titikKoma'],
    ['DAFTAR PESERTA', '\t', 'tab'],
    ['DAFTAR; PESERTA; BARU', ',', 'koma'],
    ['DAFTAR PESERTA', '|', 'garis'],
  ])('%s is cut at %j', async (title, delimiter, name) => {
    const lines = [sheetLine({ alamat: 'Jalan A No 1' }), sheetLine()];
    const file = new File([`${title}\n\n${textOf(lines, delimiter)}`], 'peserta.txt');
    const read = importOf(await upload(file));
    expect(nonZeroCounts(read)).toEqual({ baru: 2 });
    expect(read.kolom.pemisah).toBe(name);
  });

  it('may have sixty of them', async () => {
    const file = new File(
      [`${'Catatan\n'.repeat(55)}${textOf([sheetLine()], ';')}`],
      'peserta.csv',
    );
    expect(nonZeroCounts(importOf(await upload(file)))).toEqual({ baru: 1 });
  });

  it('is cut at the delimiter that the user chose', async () => {
    const file = new File([textOf([sheetLine()], ';')], 'peserta.csv');
    const read = importOf(await upload(file, '&pemisah=koma'));
    expect(read.kolom.pemisah).toBe('koma');
    expect(read.kolom.berkas).toHaveLength(1);
    expect(importOf(await upload(file)).kolom.pemisah).toBe('titikKoma');
    expect((await upload(file, '&pemisah=titik')).status).toBe(422);
  });
});

describe('a header of several rows', () => {
  it('may repeat itself and number its columns', async () => {
    const numbers = pesertaColumns.map((_, i) => `(${i + 1})`);
    const headers = pesertaColumns.map(({ header }) => header);
    const rows =
      textRowXml(1, 'DAFTAR PESERTA') +
      textRowXml(3, ...headers) +
      textRowXml(4, ...headers) +
      textRowXml(5, ...numbers) +
      rowXml(6, sheetLine());
    const read = importOf(await upload(workbook(rows)));
    expect(nonZeroCounts(read)).toEqual({ baru: 1 });
    expect((await listImportRows(fixture, read)).map(({ nomor }) => nomor)).toEqual([6]);
  });
});

describe('a file whose name says another format', () => {
  it.each(['peserta.xlsm', 'peserta.xls', 'peserta.csv', 'PESERTA.XLSX'])(
    'is read as the workbook that it is: %s',
    async name => {
      const read = await upload(workbook(headerXml + rowXml(2, sheetLine()), name));
      expect([read.status, nonZeroCounts(importOf(read))]).toEqual([200, { baru: 1 }]);
      expect(importOf(read).kolom.pemisah).toBeNull();
    },
  );

  it.each(['peserta.tsv', 'peserta.txt', 'peserta.xls', 'peserta.xlsx'])(
    'is read as the text that it is: %s',
    async name => {
      const read = await upload(new File([textOf([sheetLine()], '\t')], name));
      expect([read.status, nonZeroCounts(importOf(read))]).toEqual([200, { baru: 1 }]);
    },
  );
});

describe('rows that the spreadsheet program hides', () => {
  const rows = () =>
    headerXml +
    rowXml(2, sheetLine()) +
    rowXml(3, sheetLine(), 'hidden="1"') +
    rowXml(4, sheetLine(), 'hidden="true"');

  it('are counted, and need a choice before anything is saved', async () => {
    const read = importOf(await upload(workbook(rows())));
    expect(read.tersembunyi).toEqual({ jumlah: 2, pilihan: null });
    const refused = await saveUpload(fixture, read);
    expect([refused.status, refused.json['detail']]).toEqual([
      409,
      '2 baris tersembunyi di Excel. Pilih dulu: ikutkan atau lewati.',
    ]);
  });

  it('are skipped or included as chosen, as often as the user likes', async () => {
    const read = importOf(await upload(workbook(rows())));
    const choose = async (pilihan: string) =>
      importOf(await requestOnImport(fixture, read, 'PUT', '/tersembunyi', { pilihan }));
    expect(nonZeroCounts(await choose('lewati'))).toEqual({ baru: 1, dilewati: 2 });
    expect(nonZeroCounts(await choose('ikutkan'))).toEqual({ baru: 3 });
    const skipped = await choose('lewati');
    expect(skipped.tersembunyi).toEqual({ jumlah: 2, pilihan: 'lewati' });
    expect(nonZeroCounts(importOf(await saveUpload(fixture, read)))).toEqual({
      baru: 1,
      dilewati: 2,
    });
    const late = await requestOnImport(fixture, read, 'PUT', '/tersembunyi', {
      pilihan: 'ikutkan',
    });
    expect(late.status).toBe(409);
  });

  it('are only validated by an upload without a choice, and saved with one', async () => {
    const send = async (query: string) =>
      importOf(await uploadFile(fixture, workbook(rows()), { path: `/Peserta/Import/0?${query}` }));
    expect((await send('')).status).toBe('DIPERIKSA');
    const skipped = await send('tersembunyi=lewati');
    expect([skipped.status, nonZeroCounts(skipped)]).toEqual([
      'DISIMPAN',
      { baru: 1, dilewati: 2 },
    ]);
    const included = await send('tersembunyi=ikutkan');
    expect([included.status, nonZeroCounts(included)]).toEqual(['DISIMPAN', { baru: 3 }]);
  });
});

describe('columns of one meaning', () => {
  const fileOf = (headers: readonly string[], ...rows: (readonly string[])[]): File =>
    new File([[headers, ...rows].map(row => row.join(';')).join('\n')], 'peserta.csv');

  it('are asked about when both fit equally, until the user confirms', async () => {
    const line = sheetLine();
    const file = fileOf(
      ['NIK', 'Nama', 'HP', 'WA', 'Tgl Lahir', 'JK'],
      [line.nik ?? '', line.nama ?? '', '0812', line.noHP ?? '', '01-01-1990', 'L'],
    );
    const read = importOf(await upload(file));
    expect(read.kolom.ragu).toEqual([{ field: 'noHP', index: [2, 3] }]);
    const cocok = read.kolom.cocok.map(({ field, index }) => ({
      field,
      index: field === 'noHP' ? 3 : index,
    }));
    const confirmed = importOf(await requestOnImport(fixture, read, 'PUT', '/kolom', { cocok }));
    expect(confirmed.kolom.ragu).toEqual([]);
    expect(importOf(await upload(file)).kolom).toMatchObject({ ragu: [], dikonfirmasi: true });
  });

  it('register the participant under their own name and NIK', async () => {
    const nik = newNik();
    const file = fileOf(
      ['Nama Karyawan', 'NIK', 'Nama Peserta', 'No KTP'],
      ['INDAH CONTOH', 'K-10023', 'ANAK CONTOH', nik],
    );
    const read = importOf(await upload(file));
    const fields = Object.fromEntries(read.kolom.cocok.map(one => [one.field, one.index]));
    expect(fields).toEqual({ penanggung: 0, nip: 1, nama: 2, nik: 3 });
  });

  it('are not missed when the others say the same: citizenship follows from the NIK', async () => {
    const fields = [
      'nik',
      'nama',
      'tanggalLahir',
      'jenisKelamin',
      'noHP',
      'alamat',
      'kabKota',
      'kategori',
      'persetujuan',
    ] as const satisfies ColumnField[];
    const read = importOf(
      await uploadFile(fixture, await buildSheetFile([sheetLine()], { fields })),
    );
    expect(read.kolom.kurang).toEqual([]);
    expect(nonZeroCounts(read)).toEqual({ baru: 1 });
    const withoutNik = importOf(
      await uploadFile(fixture, await buildSheetFile([sheetLine()], { fields: fields.slice(1) })),
    );
    expect(withoutNik.kolom.kurang).toEqual(['isWNI']);
  });
});

describe('the cells of a row', () => {
  it('report formulas without a value and shifted dates at their field', async () => {
    const line = sheetLine({ rencanaTanggal: '2031-09-30T17:00:00Z' });
    const cells = pesertaColumns.map(({ field }) =>
      field === 'alamat'
        ? '<c><f>A1</f></c>'
        : field === 'pekerjaan'
          ? '<c t="e"><f>A1</f><v>#FIELD!</v></c>'
          : `<c t="inlineStr"><is><t>${line[field] ?? ''}</t></is></c>`,
    );
    const read = importOf(await upload(workbook(`${headerXml}<row r="2">${cells.join('')}</row>`)));
    const [row] = await listImportRows(fixture, read);
    expect(row?.temuan.map(({ code, field }) => [code, field])).toEqual([
      ['E13', 'alamat'],
      ['E16', 'pekerjaan'],
      ['W05', 'rencanaTanggal'],
    ]);
    expect(row?.temuan[0]?.detail).toContain('belum dihitung');
    expect(row?.temuan[2]?.detail).toContain('17:00');
  });

  it('compare names without accents and apostrophes', async () => {
    const nik = newNik();
    const names = ["Nur'aini Ma'ruf", 'Nur\u2019aini Maruf', 'NURAINI MA\u2018RUF'];
    const first = importOf(
      await uploadFile(
        fixture,
        names.map(nama => sheetLine({ nik, nama })),
      ),
    );
    expect(nonZeroCounts(first)).toEqual({ baru: 1, ganda: 2 });
    await saveUpload(fixture, first);
    const [stored] = await listImportRows(fixture, first);
    const again = importOf(
      await uploadFile(fixture, [sheetLine({ ...stored?.nilai, nik, nama: 'NURAINI MARUF' })]),
    );
    expect(nonZeroCounts(again)).toEqual({ sama: 1 });
  });

  it('suggest the region that a name may mean', async () => {
    const read = importOf(await uploadFile(fixture, [sheetLine({ kabKota: 'Tangsel' })]));
    const [row] = await listImportRows(fixture, read);
    expect(row?.temuan).toMatchObject([{ code: 'E10', field: 'kabKota' }]);
    expect(row?.temuan[0]?.detail).toContain('Kota Tangerang Selatan');
  });
});
