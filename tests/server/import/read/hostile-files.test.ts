import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pesertaColumns } from '#contract/domains/import/columns/index.ts';
import { importFile, importRow, peserta } from '#server/platform/db/schema/index.ts';
import { newNik } from '../../../builders/peserta.ts';
import {
  buildCsvFile,
  buildNumericFile,
  buildSheetFile,
  sheetLine,
} from '../../../builders/sheet-file.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import {
  buildZipBomb,
  workbookEntries,
  buildCompoundFile,
  sheetXml,
  textRowXml,
  buildXlsx,
  buildSingleSheetXlsx,
  buildZip,
} from '../../spreadsheet/build-workbook.ts';
import {
  importOf,
  listImportRows,
  saveUpload,
  startImportFixture,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(() => fixture.server.stop());

const uploadPath = '/Peserta/Import/0?preview=true';
const postUpload = async (body: unknown, headers?: Record<string, string>) =>
  await fixture.server.request('POST', uploadPath, {
    token: fixture.company.token,
    body,
    ...(headers ? { headers } : {}),
  });

const toFormData = (...files: [name: string, file: File | string][]): FormData => {
  const form = new FormData();
  for (const [name, file] of files) form.append(name, file);
  return form;
};
const toFile = (bytes: Uint8Array, name = 'peserta.xlsx'): File =>
  new File([new Uint8Array(bytes)], name);
const uploadRawFile = async (file: File) => await postUpload(toFormData(['berkas', file]));

const nik = newNik();
const header = textRowXml(1, ...pesertaColumns.map(({ header: text }) => text));
const sheetPart = 'xl/worksheets/s1.xml';
const head = sheetXml('').split('</sheetData>')[0] ?? '';
const tail = '</sheetData></worksheet>';
/** Builds a workbook whose sheet is too large to build uncompressed. */
const bombWorkbook = (packed: ReturnType<typeof buildZipBomb>): Buffer =>
  buildXlsx({ parts: [{ name: sheetPart, content: '', packed }] });
const dtd = '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;">]>';

const hostileFiles: readonly [what: string, file: () => File][] = [
  ['an empty file', () => toFile(Buffer.alloc(0))],
  ['an empty sheet', () => toFile(buildSingleSheetXlsx('<row r="1"/>'))],
  ['headers only', () => toFile(buildSingleSheetXlsx(header))],
  ['an encrypted file', () => toFile(buildCompoundFile('EncryptedPackage'))],
  ['an old Excel file', () => toFile(buildCompoundFile('Workbook'))],
  ['an old Excel extension', () => toFile(buildCompoundFile('Workbook'), 'peserta.xls')],
  ['a workbook with a CSV extension', () => toFile(buildSingleSheetXlsx(header), 'peserta.csv')],
  [
    'an OpenDocument sheet',
    () => toFile(buildZip([{ name: 'content.xml', content: '<a/>' }]), 'peserta.ods'),
  ],
  [
    'a binary workbook',
    () =>
      toFile(
        buildXlsx({
          parts: [
            {
              name: '_rels/.rels',
              content: '<Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.bin"/>',
            },
          ],
        }),
        'peserta.xlsb',
      ),
  ],
  ['a web page', () => toFile(Buffer.from(`<html><table><tr><td>${nik}`), 'peserta.csv')],
  ['an image', () => toFile(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
  ['an image extension', () => toFile(Buffer.from('x'), `${nik}.png`)],
  ['no extension', () => toFile(buildSingleSheetXlsx(header), 'peserta')],
  ['half a file', () => toFile(buildSingleSheetXlsx(header + textRowXml(2, nik)).subarray(0, 300))],
  [
    'a missing end',
    () => toFile(buildSingleSheetXlsx(header + textRowXml(2, nik)).subarray(0, -30)),
  ],
  [
    'a missing sheet',
    () => toFile(buildZip(workbookEntries({}).filter(one => one.name !== sheetPart))),
  ],
  [
    'a truncated row after complete ones',
    () =>
      toFile(
        buildXlsx({
          parts: [
            { name: sheetPart, content: `${head}${header}${textRowXml(2, '1', nik)}<row r="3"><c` },
          ],
        }),
      ),
  ],
  [
    'an entity bomb',
    () =>
      toFile(
        buildXlsx({
          parts: [{ name: sheetPart, content: dtd + sheetXml(textRowXml(1, '&b;', nik)) }],
        }),
      ),
  ],
  [
    'a zip bomb with its true size',
    () => toFile(bombWorkbook(buildZipBomb(head, '<row><c><v>1</v></c></row>', 30_000_000, tail))),
  ],
  [
    'a zip bomb within the limit',
    () => toFile(bombWorkbook(buildZipBomb(head, '<c/>', 90_000_000, tail))),
  ],
  [
    'a cell too far right after many stored rows',
    () => {
      const rows = Array.from({ length: 1_200 }, (_, i) => textRowXml(i + 2, '1', 'WNI', nik));
      return toFile(
        buildSingleSheetXlsx(
          `${header}${rows.join('')}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
        ),
      );
    },
  ],
  [
    'a cell at the end of the sheet',
    () =>
      toFile(
        buildSingleSheetXlsx(`${header}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
      ),
  ],
  [
    'a million rows without content',
    () =>
      toFile(
        bombWorkbook(
          buildZipBomb(`${head}${header}`, '<row ht="15"><c s="2"/></row>', 1_000_000, tail),
        ),
      ),
  ],
  ['only other sheets', () => toFile(buildXlsx({ sheets: { Data: header, [nik]: header } }))],
  [
    'a cell that is too long',
    () => toFile(buildSingleSheetXlsx(header + textRowXml(2, '1', 'b'.repeat(40_000)))),
  ],
  [
    'garbage after a ZIP signature',
    () => toFile(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5_000, 7)])),
  ],
];

describe('a file that cannot be imported', () => {
  let before: number[];
  const left = async () => [
    await fixture.server.db.$count(importFile),
    await fixture.server.db.$count(importRow),
    await fixture.server.db.$count(peserta),
  ];
  beforeEach(async () => {
    before = await left();
  });
  afterEach(async () => {
    expect(await left()).toEqual(before);
    expect(fixture.server.readLogs()).not.toContain(nik);
  });

  it.each(hostileFiles)(
    'for %s is rejected with one sentence and leaves nothing',
    async (_, file) => {
      const response = await uploadRawFile(file());
      expect([response.status, response.json['errors']]).toEqual([
        422,
        { berkas: [expect.stringMatching(/^[A-Z“].{10,}[^,;:]$/)] },
      ]);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(response.text).not.toContain(nik);
    },
  );

  it('over the size limit is rejected before it is read', async () => {
    const response = await uploadRawFile(toFile(Buffer.alloc(50_000_001, 65), 'besar.csv'));
    expect([413, 422]).toContain(response.status);
    expect(response.text).toContain('50 MB');
  });

  it.each<[string, () => [unknown, Record<string, string>?]]>([
    ['JSON', () => [{ berkas: 'peserta.xlsx' }]],
    [
      'a form without boundary lines',
      () => ['abc', { 'content-type': 'multipart/form-data; boundary=x' }],
    ],
    [
      'a form without a boundary parameter',
      () => ['abc', { 'content-type': 'multipart/form-data' }],
    ],
    ['nothing', () => [undefined]],
    ['a form without a file', () => [toFormData()]],
    ['a form with text instead of a file', () => [toFormData(['berkas', nik])]],
    ['another field', () => [toFormData(['file', toFile(buildSingleSheetXlsx(header))])]],
    [
      'two files',
      () => [toFormData(['berkas', buildCsvFile([sheetLine()])], ['berkas', buildCsvFile([])])],
    ],
    [
      'a file and another field',
      () => [toFormData(['berkas', buildCsvFile([sheetLine()])], ['nik', nik])],
    ],
    ['an invalid name', () => [toFormData(['__proto__', toFile(buildSingleSheetXlsx(header))])]],
    [
      'packed',
      () => [toFormData(['berkas', buildCsvFile([sheetLine()])]), { 'content-encoding': 'gzip' }],
    ],
  ])('sent as %s is rejected', async (_, sent) => {
    const response = await postUpload(...sent());
    expect([400, 413, 415, 422]).toContain(response.status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(String(response.json['detail'])).toMatch(/^[A-Z].{10,}\.$/);
  });

  it('does not block other requests while it is read', async () => {
    const reading = uploadRawFile(
      toFile(bombWorkbook(buildZipBomb(head, '<c/>', 90_000_000, tail))),
    );
    const state = { isOver: false };
    void reading.finally(() => (state.isOver = true));
    await waitUntil(
      async () => (await fixture.server.db.$count(importFile)) > (before[0] ?? 0) || state.isOver,
    );
    let answered = 0;
    while (!state.isOver) {
      const response = await fixture.server.request('GET', '/Peserta', {
        token: fixture.company.token,
      });
      expect(response.status).toBe(200);
      answered += 1;
    }
    expect(answered).toBeGreaterThan(1);
    expect((await reading).status).toBe(422);
  });
});

describe('the names of a file and its sheet', () => {
  const named = (name: string) => buildSheetFile([sheetLine()], { name });
  const parted = nik.replace(/(\d{4})(?=\d)/g, '$1 ');

  it.each([
    ['../../etc/passwd.xlsx', /^passwd\.xlsx$/],
    [`${nik}.xlsx`, /^[^0-9]*\.xlsx$/],
    [`${parted}.xlsx`, /^3273•+\d{4}\.xlsx$/],
    ['rtl\u202exslx.csv.xlsx', /^rtlxslx\.csv\.xlsx$/],
    [`${'panjang'.repeat(60)}.xlsx`, /^.{100,120}$/],
    ['nul\u0000.xlsx', /\.xlsx$/],
  ])('%j is stored in a safe form', async (name, storedName) => {
    const response = await uploadRawFile(await named(name));
    expect(response.status).toBe(200);
    expect(importOf(response).namaBerkas).toMatch(storedName);
    expect(response.text).not.toContain(nik);
  });

  it('contain no NIK from the sheet name', async () => {
    const line = sheetLine();
    const rows = header + textRowXml(2, ...pesertaColumns.map(({ field }) => line[field] ?? ''));
    const response = await uploadRawFile(toFile(buildXlsx({ sheets: { [nik]: rows } })));
    expect(response.status).toBe(200);
    expect(importOf(response).lembar).toMatch(/^3273•+\d{4}$/);
    const [row] = await fixture.server.db
      .select()
      .from(importFile)
      .where(eq(importFile.id, importOf(response).id));
    expect(JSON.stringify(row)).not.toContain(nik);
  });

  it('contain no NIK from headers that are a data row', async () => {
    const line = sheetLine({ nik });
    const response = await uploadRawFile(
      toFile(
        buildSingleSheetXlsx(
          [2, 3]
            .map(n => textRowXml(n, ...pesertaColumns.map(({ field }) => line[field] ?? '')))
            .join(''),
        ),
      ),
    );
    expect(response.status).toBe(200);
    const rows = await fixture.server.db.select().from(importFile);
    expect(JSON.stringify(rows)).not.toContain(nik);
    expect(response.text).not.toContain(nik);
  });
});

describe('a NIK in a numeric cell', () => {
  it('that Excel truncated is rejected with the reason', async () => {
    const cut = `${nik.slice(0, 15)}0`;
    const file = importOf(
      await uploadRawFile(buildNumericFile({ ...sheetLine({ nik }), nik: cut }, ['nik'])),
    );
    const [row] = await listImportRows(fixture, file);
    expect(row).toMatchObject({ hasil: 'ditolak', temuan: [{ code: 'E03', field: 'nik' }] });
    expect((await saveUpload(fixture, file)).status).toBe(409);
  });

  it.each(['3.27305010190E+15', '3,27306E+15'])('written as %s is rejected too', async text => {
    const file = importOf(await uploadRawFile(await buildSheetFile([sheetLine({ nik: text })])));
    const [row] = await listImportRows(fixture, file);
    expect(row?.temuan).toEqual([{ code: 'E03', field: 'nik' }]);
  });

  it('that is complete is repaired and marked as repaired', async () => {
    const nik = '3273050101900123';
    const line = sheetLine({ nik, tanggalLahir: '01-01-1990' });
    const file = importOf(await uploadRawFile(buildNumericFile(line, ['nik'])));
    const [row] = await listImportRows(fixture, file);
    expect(row).toMatchObject({ hasil: 'baru', temuan: [], diperbaiki: [], dipulihkan: ['nik'] });
    expect((await saveUpload(fixture, file)).status).toBe(200);
    const response = await fixture.server.request('GET', `/Peserta?nik=${nik}`, {
      token: fixture.company.token,
    });
    expect(response.json['totalRecords']).toBe(1);
  });

  it('that contradicts the other data is not repaired', async () => {
    const line = sheetLine({ nik: '3273050101900123', tanggalLahir: '02-03-1991' });
    const file = importOf(await uploadRawFile(buildNumericFile(line, ['nik'])));
    const [row] = await listImportRows(fixture, file);
    expect(row?.temuan.map(({ code }) => code)).toContain('E03');
  });
});
