import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pesertaColumns } from '#contract/domains/import/columns/index.ts';
import { faskes, peserta } from '#server/platform/db/schema/index.ts';
import { defaultLimits } from '#server/platform/spreadsheet/limits.ts';
import { styleIds } from '#server/platform/spreadsheet/write/sheet-xml.ts';
import { writeWorkbook, xlsxMediaType } from '#server/platform/spreadsheet/write-workbook.ts';
import { XlsxArchive } from '#server/platform/spreadsheet/xlsx/archive.ts';
import { readAttribute } from '#server/platform/spreadsheet/xml/scanner.ts';
import { fc, runs } from '#tests/properties.ts';
import { buildBhbu, buildFaskes, buildPeserta, newNik } from '../../builders/peserta.ts';
import { buildNumericFile, sheetLine, type SheetLine } from '../../builders/sheet-file.ts';
import { buildSingleSheetXlsx, textRowXml } from '../spreadsheet/build-workbook.ts';
import { workbookCells, downloadWorkbook } from './download-workbook.ts';
import {
  nonZeroCounts,
  importOf,
  listImportRows,
  saveUpload,
  uploadFile,
  startImportFixture,
  type ImportFixture,
} from './fixture.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(() => fixture.server.stop());

/** Creates a separate company, so that a test can count its participants. */
async function newCompany(): Promise<ImportFixture> {
  const bhbuId = await buildBhbu(fixture.server.db);
  const company = await fixture.server.signIn({ role: 'BHBU', bhbuId });
  return { ...fixture, bhbuId, company };
}

const listRegistered = async ({ server, bhbuId }: ImportFixture) =>
  await server.db
    .select()
    .from(peserta)
    .where(and(eq(peserta.bhbuId, bhbuId), isNull(peserta.deletedAt)));

const foreignerLine = (overrides: SheetLine = {}): SheetLine =>
  sheetLine({
    isWNI: 'WNA',
    nik: '',
    noPaspor: `TR${newNik().slice(8)}`,
    noKitas: '2C11JE1234-A',
    negara: 'JP',
    kategori: 'WNA_KARYAWAN',
    ...overrides,
  });

describe('the published template', () => {
  const shipped = async () =>
    new Uint8Array(
      await readFile(join(import.meta.dirname, '../../../public/TemplateUploadPeserta.xlsx')),
    );

  it('contains no example row that would be imported', async () => {
    const companyFixture = await newCompany();
    const file = new File([await shipped()], 'TemplateUploadPeserta.xlsx', { type: xlsxMediaType });
    const result = await uploadFile(companyFixture, file, { path: '/Peserta/Import/0' });
    expect(result.status).toBe(422);
    expect(result.json['errors']).toEqual({
      berkas: ['Berkas ini berisi judul kolom saja, belum ada baris peserta.'],
    });
    expect(await listRegistered(companyFixture)).toEqual([]);
  });

  it('filled in below its headers is accepted', async () => {
    const companyFixture = await newCompany();
    const [headers = []] = await workbookCells(new File([await shipped()], 'a.xlsx'));
    const line = sheetLine();
    const xml = [
      textRowXml(1, ...headers.map(cell => cell.text)),
      textRowXml(2, ...pesertaColumns.map(({ field }) => line[field] ?? '')),
    ].join('');
    const file = new File([new Uint8Array(buildSingleSheetXlsx(xml))], 'terisi.xlsx');
    const result = await uploadFile(companyFixture, file, { path: '/Peserta/Import/0' });
    expect(nonZeroCounts(importOf(result))).toEqual({ baru: 1 });
    expect(await listRegistered(companyFixture)).toHaveLength(1);
  });
});

describe('an export that is imported again', () => {
  const exports = ['Export?isVoucher=false', 'exportByUserId?ExportVersion=2'];

  it.each(exports)('changes no one who came from a file: %s', async path => {
    const companyFixture = await newCompany();
    const faskesId = await buildFaskes(companyFixture.server.db, {
      serves: [companyFixture.bhbuId],
    });
    await companyFixture.server.db
      .update(faskes)
      .set({ kodePcare: `F${String(faskesId).padStart(7, '0')}` })
      .where(eq(faskes.id, faskesId));
    const lines = [
      sheetLine(),
      sheetLine({ kodeFaskes: `F${String(faskesId).padStart(7, '0')}`, nip: '00123' }),
      sheetLine({ noHP: 'tidak ada', kabKota: 'Kota Khayalan' }),
      sheetLine({ alamat: '=1+1 Jalan Rumus Nomor 2', rencanaTanggal: '05-02-2030' }),
      foreignerLine(),
      foreignerLine({ negara: 'Malaysia' }),
    ];
    expect(
      (await saveUpload(companyFixture, importOf(await uploadFile(companyFixture, lines)))).status,
    ).toBe(200);
    const before = await listRegistered(companyFixture);
    const again = importOf(
      await uploadFile(companyFixture, await downloadWorkbook(companyFixture, `/Peserta/${path}`)),
    );
    const other = (await listImportRows(companyFixture, again)).filter(row => row.hasil !== 'sama');
    expect(other.map(({ nilai, perubahan, temuan }) => [nilai, perubahan, temuan])).toEqual([]);
    expect(nonZeroCounts(again)).toEqual({ sama: lines.length });
    expect(await listRegistered(companyFixture)).toEqual(before);
  });

  it.each(exports)('changes no one who came from the form: %s', async path => {
    const companyFixture = await newCompany();
    const { deps } = companyFixture.server;
    const owner = { userId: companyFixture.company.id, bhbuId: companyFixture.bhbuId };
    const texts = [
      'Jalan Biasa Nomor 1',
      "'=1+1 dengan petik",
      '- Jalan Setrip',
      'dua  spasi, baris\nbaru\tdan tab',
      'e\u0301 tidak digabung',
    ];
    for (const alamat of texts) await buildPeserta(deps, { ...owner, alamat });
    const again = importOf(
      await uploadFile(companyFixture, await downloadWorkbook(companyFixture, `/Peserta/${path}`)),
    );
    const changed = await listImportRows(companyFixture, again, '&hasil=berubah');
    expect(changed.map(({ nilai, perubahan }) => [nilai.alamat, perubahan])).toEqual([]);
    expect(nonZeroCounts(again)).toEqual({ sama: texts.length });
  });
});

describe('a file that is imported twice', () => {
  it('changes no one the second time, whatever the issues of its rows', async () => {
    const companyFixture = await newCompany();
    const lines = [
      sheetLine({ rencanaTanggal: '01-01-2029' }),
      sheetLine({ rencanaTanggal: 'besok' }),
      sheetLine({ kodeFaskes: 'TIDAK-ADA' }),
      sheetLine({ alamat: `Jalan ${'panjang '.repeat(60)}` }),
      sheetLine({ nama: 'R2 D2', email: 'bukan surel' }),
      sheetLine({ kategori: 'Tetangga', komorbid: 'Y' }),
      sheetLine({ alamat: `Titip di ${newNik()}` }),
    ];
    const first = importOf(await uploadFile(companyFixture, lines));
    expect(nonZeroCounts(first)).toEqual({ tidakValid: lines.length });
    await saveUpload(companyFixture, first);
    const again = importOf(await uploadFile(companyFixture, lines));
    const other = (await listImportRows(companyFixture, again)).filter(row => row.hasil !== 'sama');
    expect(other.map(({ nilai, perubahan }) => [nilai, perubahan])).toEqual([]);
  });
});

describe('the workbook of rejected rows', () => {
  const rejectedOf = (companyFixture: ImportFixture, id: number) =>
    downloadWorkbook(companyFixture, `/Peserta/impor/${id}/perbaikan?tidakValid=true`);

  const wrong = fc.record(
    {
      nik: fc.constantFrom('', '327305', '32730501019000011', 'tidak ada', '#N/A', '3,27305E+15'),
      nama: fc.constantFrom('', 'A', 'R2 D2', '#REF!', "'=1+1", '-'),
      tanggalLahir: fc.constantFrom('', '31-02-1990', '1990', 'kemarin', '01-01-90'),
      jenisKelamin: fc.constantFrom('', 'X', 'laki'),
      noHP: fc.constantFrom('', '12', '=1+1', '@SUM(A1)', '81234567890'),
      kabKota: fc.constantFrom('', '99.99', 'Bandung', '#N/A'),
      alamat: fc.constantFrom('', 'x', '  dua  baris\nlagi  ', '<f>1</f>', '_x0041_ jalan panjang'),
      kategori: fc.constantFrom('', 'Tetangga', 'KELUARGA'),
      persetujuan: fc.constantFrom('', 'T', 'mungkin', 'ya'),
      isWNI: fc.constantFrom('', 'WNA', 'Mars'),
      email: fc.constantFrom('', 'bukan', 'A@B.CO'),
      rencanaTanggal: fc.constantFrom('', '01-01-2020', 'besok'),
    } satisfies Partial<Record<keyof SheetLine, unknown>>,
    { requiredKeys: [] },
  );

  it('is rejected again for the same reasons', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(wrong, { minLength: 1, maxLength: 40 }),
        async lineOverridesList => {
          const lines = lineOverridesList.map(lineOverrides => sheetLine(lineOverrides));
          const first = importOf(await uploadFile(fixture, lines));
          const expected = (await listImportRows(fixture, first)).filter(({ hasil }) =>
            ['ditolak', 'tidakValid', 'ganda'].includes(hasil),
          );
          fc.pre(expected.length > 0);
          const second = importOf(await uploadFile(fixture, await rejectedOf(fixture, first.id)));
          expect(second.kolom.tidakDipakai).toEqual([]);
          const result = await listImportRows(fixture, second);
          const plain = (rows: typeof expected) =>
            rows.map(({ hasil, nilai, temuan }) => ({ hasil, nilai, temuan }));
          expect(plain(result)).toEqual(plain(expected));
        },
      ),
      { numRuns: runs(2) },
    );
  });

  it('keeps numeric cells numeric, so that a truncated NIK is detected again', async () => {
    const cut = '3273050101900120';
    const numbers = { nik: cut, tanggalLahir: '32874', noHP: '81234567890', kabKota: '32.7' };
    const fields = ['nik', 'tanggalLahir', 'noHP', 'kabKota'] as const;
    const file = buildNumericFile({ ...sheetLine({ persetujuan: '' }), ...numbers }, fields);
    const first = importOf(await uploadFile(fixture, file));
    const [expected] = await listImportRows(fixture, first);
    expect(expected?.temuan.map(({ code }) => code)).toContain('E03');
    const second = importOf(await uploadFile(fixture, await rejectedOf(fixture, first.id)));
    const [result] = await listImportRows(fixture, second);
    expect(result?.temuan).toEqual(expected?.temuan);
    // The digits that are certain are one less.
    const masked = { nik: '3273•••••••0012?' };
    expect(result?.nilai).toEqual({ ...expected?.nilai, ...masked });
  });

  it('keeps a numeric NIK that can be repaired', async () => {
    const nik = newNik().replace(/.$/, '3');
    const file = buildNumericFile(sheetLine({ nik, persetujuan: '' }), ['nik']);
    const first = importOf(await uploadFile(fixture, file));
    const [expected] = await listImportRows(fixture, first);
    expect(expected?.dipulihkan).toEqual(['nik']);
    const second = importOf(await uploadFile(fixture, await rejectedOf(fixture, first.id)));
    const [result] = await listImportRows(fixture, second);
    expect(result).toMatchObject({ dipulihkan: ['nik'], temuan: expected?.temuan });
  });

  it('is accepted after its correction', async () => {
    const companyFixture = await newCompany();
    const lines = [sheetLine({ nik: '327305' }), sheetLine({ persetujuan: '' }), sheetLine()];
    const first = importOf(await uploadFile(companyFixture, lines));
    await saveUpload(companyFixture, first);
    const rows = await workbookCells(await rejectedOf(companyFixture, first.id));
    const at = (field: string) => pesertaColumns.findIndex(one => one.field === field);
    const [headers = [], ...fixed] = rows.map(cells => cells.map(cell => cell.text));
    fixed[0]?.splice(at('nik'), 1, newNik());
    fixed[1]?.splice(at('persetujuan'), 1, 'Y');
    const sheet = { name: 'Peserta', columns: headers.map(header => ({ header })), rows: fixed };
    const bytes = await new Response(writeWorkbook({ sheets: [sheet] })).arrayBuffer();
    const file = new File([bytes], 'diperbaiki.xlsx');
    const second = importOf(await uploadFile(companyFixture, file));
    expect(nonZeroCounts(second)).toEqual({ baru: 2 });
    expect((await saveUpload(companyFixture, second, 'semua')).status).toBe(200);
    expect(await listRegistered(companyFixture)).toHaveLength(3);
  });

  it('is downloaded with a ticket for that import only', async () => {
    const { server, company } = fixture;
    const createRejected = async () =>
      importOf(await uploadFile(fixture, [sheetLine({ nik: '327305' })])).id;
    const [first, second] = [await createRejected(), await createRejected()];
    const result = await server.request('POST', `/Peserta/impor/${first}/tiket`, {
      token: company.token,
      body: {},
    });
    const fetched = async (id: number): Promise<number> => {
      const path = `/Peserta/impor/${id}/perbaikan?tiket=${String(result.json['tiket'])}`;
      return (await server.request('GET', path)).status;
    };
    expect(await fetched(second)).toBe(401);
    expect(await fetched(first)).toBe(200);
    expect(await fetched(first)).toBe(401);
  });

  it('names each issue with its field once', async () => {
    const file = importOf(
      await uploadFile(fixture, [
        sheetLine({ isWNI: 'WNA', nik: '', noPaspor: 'X1234567', alamat: '' }),
      ]),
    );
    const [, row] = await workbookCells(await rejectedOf(fixture, file.id));
    const result = row?.at(-1)?.text ?? '';
    expect(result).toContain('Alamat KTP: Isian wajib masih kosong');
    expect(result).toContain('No KITAS/KITAP: Identitas warga negara asing belum lengkap.');
    expect(result).toContain('Negara: Identitas warga negara asing belum lengkap.');
    expect(result.match(/Alamat KTP/g)).toHaveLength(1);
  });

  it('has text columns, so that a typed NIK keeps its digits', async () => {
    const file = importOf(await uploadFile(fixture, [sheetLine({ nik: '' })]));
    const book = await rejectedOf(fixture, file.id);
    const styles: (string | undefined)[] = [];
    const archive = new XlsxArchive(Buffer.from(await book.arrayBuffer()), defaultLimits);
    await archive.scanAll('xl/worksheets/sheet1.xml', {
      wantsText: false,
      open: (name, attributes) => {
        if (name === 'col') styles.push(readAttribute(attributes, 'style'));
        return true;
      },
      close: () => undefined,
      text: () => undefined,
    });
    expect(new Set(styles)).toEqual(new Set([String(styleIds.textColumn)]));
  });
});
