import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pesertaColumns } from '#contract/peserta-columns/index.ts';
import { faskes, peserta } from '#server/db/schema/index.ts';
import { defaultLimits } from '#server/spreadsheet/limits.ts';
import { styleOf } from '#server/spreadsheet/write/sheet.ts';
import { writeWorkbook, xlsxType } from '#server/spreadsheet/write.ts';
import { Archive } from '#server/spreadsheet/xlsx/archive.ts';
import { attribute } from '#server/spreadsheet/xml/scan.ts';
import { buildBhbu, buildFaskes, buildPeserta, newNik } from '../../builders/peserta.ts';
import { sheetLine, type SheetLine } from '../../builders/sheet.ts';
import { textRow, xlsxOf } from '../spreadsheet/files.ts';
import { cellsOf, fetchBook } from './fetched.ts';
import {
  counts,
  imporOf,
  rowsOf,
  saveIt,
  send,
  startImporWorld,
  type ImporWorld,
} from './world.ts';

let world: ImporWorld;

beforeAll(async () => {
  world = await startImporWorld();
});
afterAll(() => world.server.stop());

/** Creates a separate company, so that a test can count its participants. */
async function newCompany(): Promise<ImporWorld> {
  const bhbuId = await buildBhbu(world.server.db);
  const company = await world.server.signIn({ role: 'BHBU', bhbuId });
  return { ...world, bhbuId, company };
}

const registered = async ({ server, bhbuId }: ImporWorld) =>
  await server.db
    .select()
    .from(peserta)
    .where(and(eq(peserta.bhbuId, bhbuId), isNull(peserta.deletedAt)));

const foreigner = (overrides: SheetLine = {}): SheetLine =>
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
    const there = await newCompany();
    const file = new File([await shipped()], 'TemplateUploadPeserta.xlsx', { type: xlsxType });
    const told = await send(there, file, { path: '/Peserta/Import/0' });
    expect(told.status).toBe(422);
    expect(told.json['errors']).toEqual({
      berkas: ['Berkas ini berisi judul kolom saja, belum ada baris peserta.'],
    });
    expect(await registered(there)).toEqual([]);
  });

  it('filled in below its headers is accepted', async () => {
    const there = await newCompany();
    const [headers = []] = await cellsOf(new File([await shipped()], 'a.xlsx'));
    const line = sheetLine();
    const xml = [
      textRow(1, ...headers.map(cell => cell.text)),
      textRow(2, ...pesertaColumns.map(({ field }) => line[field] ?? '')),
    ].join('');
    const file = new File([new Uint8Array(xlsxOf(xml))], 'terisi.xlsx');
    const told = await send(there, file, { path: '/Peserta/Import/0' });
    expect(counts(imporOf(told))).toEqual({ baru: 1 });
    expect(await registered(there)).toHaveLength(1);
  });
});

describe('an export that is imported again', () => {
  const exports = ['Export?isVoucher=false', 'exportByUserId?ExportVersion=2'];

  it.each(exports)('changes no one who came from a file: %s', async path => {
    const there = await newCompany();
    const faskesId = await buildFaskes(there.server.db, { serves: [there.bhbuId] });
    await there.server.db
      .update(faskes)
      .set({ pcareCode: `F${String(faskesId).padStart(7, '0')}` })
      .where(eq(faskes.id, faskesId));
    const lines = [
      sheetLine(),
      sheetLine({ kodeFaskes: `F${String(faskesId).padStart(7, '0')}`, nip: '00123' }),
      sheetLine({ noHP: 'tidak ada', kabKota: 'Kota Khayalan' }),
      sheetLine({ alamat: '=1+1 Jalan Rumus Nomor 2', rencanaTanggal: '05-02-2030' }),
      foreigner(),
      foreigner({ negara: 'Malaysia' }),
    ];
    expect((await saveIt(there, imporOf(await send(there, lines)))).status).toBe(200);
    const before = await registered(there);
    const again = imporOf(await send(there, await fetchBook(there, `/Peserta/${path}`)));
    const other = (await rowsOf(there, again)).filter(row => row.hasil !== 'sama');
    expect(other.map(({ nilai, perubahan, temuan }) => [nilai, perubahan, temuan])).toEqual([]);
    expect(counts(again)).toEqual({ sama: lines.length });
    expect(await registered(there)).toEqual(before);
  });

  it.each(exports)('changes no one who came from the form: %s', async path => {
    const there = await newCompany();
    const { deps } = there.server;
    const whose = { userId: there.company.id, bhbuId: there.bhbuId };
    const texts = [
      'Jalan Biasa Nomor 1',
      "'=1+1 dengan petik",
      '- Jalan Setrip',
      'dua  spasi, baris\nbaru\tdan tab',
      'e\u0301 tidak digabung',
    ];
    for (const alamat of texts) await buildPeserta(deps, { ...whose, alamat });
    const again = imporOf(await send(there, await fetchBook(there, `/Peserta/${path}`)));
    const changed = await rowsOf(there, again, '&hasil=berubah');
    expect(changed.map(({ nilai, perubahan }) => [nilai.alamat, perubahan])).toEqual([]);
    expect(counts(again)).toEqual({ sama: texts.length });
  });
});

describe('a file that is imported twice', () => {
  it('changes no one the second time, whatever the issues of its rows', async () => {
    const there = await newCompany();
    const lines = [
      sheetLine({ rencanaTanggal: '01-01-2029' }),
      sheetLine({ rencanaTanggal: 'besok' }),
      sheetLine({ kodeFaskes: 'TIDAK-ADA' }),
      sheetLine({ alamat: `Jalan ${'panjang '.repeat(60)}` }),
      sheetLine({ nama: 'R2 D2', email: 'bukan surel' }),
      sheetLine({ kategori: 'Tetangga', komorbid: 'Y' }),
      sheetLine({ alamat: `Titip di ${newNik()}` }),
    ];
    const first = imporOf(await send(there, lines));
    expect(counts(first)).toEqual({ tidakValid: lines.length });
    await saveIt(there, first);
    const again = imporOf(await send(there, lines));
    const other = (await rowsOf(there, again)).filter(row => row.hasil !== 'sama');
    expect(other.map(({ nilai, perubahan }) => [nilai, perubahan])).toEqual([]);
  });
});

describe('the workbook of rejected rows', () => {
  const rejectedOf = (there: ImporWorld, id: number) =>
    fetchBook(there, `/Peserta/impor/${id}/perbaikan?tidakValid=true`);

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
      fc.asyncProperty(fc.array(wrong, { minLength: 1, maxLength: 40 }), async faults => {
        const lines = faults.map(fault => sheetLine(fault));
        const first = imporOf(await send(world, lines));
        const said = (await rowsOf(world, first)).filter(({ hasil }) =>
          ['ditolak', 'tidakValid', 'ganda'].includes(hasil),
        );
        fc.pre(said.length > 0);
        const second = imporOf(await send(world, await rejectedOf(world, first.id)));
        const told = await rowsOf(world, second);
        const plain = (rows: typeof said) =>
          rows.map(({ hasil, nilai, temuan }) => ({ hasil, nilai, temuan }));
        expect(plain(told)).toEqual(plain(said));
      }),
      { numRuns: 4 },
    );
  });

  it('keeps numeric cells numeric, so that a truncated NIK is detected again', async () => {
    const cut = '3273050101900120';
    const numbers = { nik: cut, tanggalLahir: '32874', noHP: '81234567890', kabKota: '32.7' };
    const file = await numeric(
      { ...sheetLine({ persetujuan: '' }), ...numbers },
      Object.keys(numbers),
    );
    const first = imporOf(await send(world, file));
    const [said] = await rowsOf(world, first);
    expect(said?.temuan.map(({ code }) => code)).toContain('E03');
    const second = imporOf(await send(world, await rejectedOf(world, first.id)));
    const [told] = await rowsOf(world, second);
    expect(told?.temuan).toEqual(said?.temuan);
    expect(told?.nilai).toEqual(said?.nilai);
  });

  it('is accepted after its correction', async () => {
    const there = await newCompany();
    const lines = [sheetLine({ nik: '327305' }), sheetLine({ persetujuan: '' }), sheetLine()];
    const first = imporOf(await send(there, lines));
    await saveIt(there, first);
    const rows = await cellsOf(await rejectedOf(there, first.id));
    const at = (field: string) => pesertaColumns.findIndex(one => one.field === field);
    const [headers = [], ...mended] = rows.map(cells => cells.map(cell => cell.text));
    mended[0]?.splice(at('nik'), 1, newNik());
    mended[1]?.splice(at('persetujuan'), 1, 'Y');
    const sheet = { name: 'Peserta', columns: headers.map(header => ({ header })), rows: mended };
    const bytes = await new Response(writeWorkbook({ sheets: [sheet] })).arrayBuffer();
    const file = new File([bytes], 'diperbaiki.xlsx');
    const second = imporOf(await send(there, file));
    expect(counts(second)).toEqual({ baru: 2 });
    expect((await saveIt(there, second, 'semua')).status).toBe(200);
    expect(await registered(there)).toHaveLength(3);
  });

  it('is downloaded with a ticket for that import only', async () => {
    const { server, company } = world;
    const made = async () => imporOf(await send(world, [sheetLine({ nik: '327305' })])).id;
    const [first, second] = [await made(), await made()];
    const told = await server.ask('POST', `/Peserta/impor/${first}/tiket`, {
      token: company.token,
      body: {},
    });
    const fetched = async (id: number): Promise<number> => {
      const path = `/Peserta/impor/${id}/perbaikan?tiket=${String(told.json['tiket'])}`;
      return (await server.ask('GET', path)).status;
    };
    expect(await fetched(second)).toBe(401);
    expect(await fetched(first)).toBe(200);
    expect(await fetched(first)).toBe(401);
  });

  it('names each issue with its field once', async () => {
    const file = imporOf(
      await send(world, [sheetLine({ isWNI: 'WNA', nik: '', noPaspor: 'X1234567', alamat: '' })]),
    );
    const [, row] = await cellsOf(await rejectedOf(world, file.id));
    const told = row?.at(-1)?.text ?? '';
    expect(told).toContain('Alamat KTP: Isian wajib masih kosong');
    expect(told).toContain('No KITAS/KITAP: Identitas warga negara asing belum lengkap.');
    expect(told).toContain('Negara: Identitas warga negara asing belum lengkap.');
    expect(told.match(/Alamat KTP/g)).toHaveLength(1);
  });

  it('has text columns, so that a typed NIK keeps its digits', async () => {
    const file = imporOf(await send(world, [sheetLine({ nik: '' })]));
    const book = await rejectedOf(world, file.id);
    const styles: (string | undefined)[] = [];
    const archive = new Archive(Buffer.from(await book.arrayBuffer()), defaultLimits);
    await archive.scanAll('xl/worksheets/sheet1.xml', {
      wantsText: false,
      open: (name, attributes) => {
        if (name === 'col') styles.push(attribute(attributes, 'style'));
      },
      close: () => undefined,
      text: () => undefined,
    });
    expect(new Set(styles)).toEqual(new Set([String(styleOf.textColumn)]));
  });
});

/** Builds a workbook of one row in which the cells of some fields are numeric. */
async function numeric(line: SheetLine, fields: readonly string[]): Promise<File> {
  const letters = (i: number) => String.fromCharCode(65 + i);
  const header = textRow(1, ...pesertaColumns.map(one => one.header));
  const cells = pesertaColumns.map(({ field }, i) => {
    const text = line[field] ?? '';
    return fields.includes(field)
      ? `<c r="${letters(i)}2"><v>${text}</v></c>`
      : `<c r="${letters(i)}2" t="inlineStr"><is><t>${text}</t></is></c>`;
  });
  const xml = `${header}<row r="2">${cells.join('')}</row>`;
  return await Promise.resolve(new File([new Uint8Array(xlsxOf(xml))], 'angka.xlsx'));
}
