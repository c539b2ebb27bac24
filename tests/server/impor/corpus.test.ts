import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pesertaColumns } from '#contract/peserta-columns/index.ts';
import { impor, imporRow, peserta } from '#server/db/schema/index.ts';
import { newNik } from '../../builders/peserta.ts';
import { csvFile, sheetFile, sheetLine, type SheetLine } from '../../builders/sheet.ts';
import { until } from '../harness/until.ts';
import {
  bomb,
  bookEntries,
  compoundFile,
  sheetXml,
  textRow,
  xlsx,
  xlsxOf,
  zip,
} from '../spreadsheet/files.ts';
import { imporOf, rowsOf, saveIt, startImporWorld, type ImporWorld } from './world.ts';

let world: ImporWorld;

beforeAll(async () => {
  world = await startImporWorld();
});
afterAll(() => world.server.stop());

const path = '/Peserta/Import/0?preview=true';
const post = async (body: unknown, headers?: Record<string, string>) =>
  await world.server.ask('POST', path, {
    token: world.company.token,
    body,
    ...(headers ? { headers } : {}),
  });

const formOf = (...files: [name: string, file: File | string][]): FormData => {
  const form = new FormData();
  for (const [name, file] of files) form.append(name, file);
  return form;
};
const fileOf = (bytes: Uint8Array, name = 'peserta.xlsx'): File =>
  new File([new Uint8Array(bytes)], name);
const send = async (file: File) => await post(formOf(['berkas', file]));

const nik = newNik();
const header = textRow(1, ...pesertaColumns.map(({ header: text }) => text));
const sheetPart = 'xl/worksheets/s1.xml';
const head = sheetXml('').split('</sheetData>')[0] ?? '';
const tail = '</sheetData></worksheet>';
/** Builds a workbook whose sheet is too large to build uncompressed. */
const bombed = (packed: ReturnType<typeof bomb>): Buffer =>
  xlsx({ parts: [{ name: sheetPart, content: '', packed }] });
const dtd = '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;">]>';

const hostile: readonly [what: string, file: () => File][] = [
  ['nothing at all', () => fileOf(Buffer.alloc(0))],
  ['an empty sheet', () => fileOf(xlsxOf('<row r="1"/>'))],
  ['headers only', () => fileOf(xlsxOf(header))],
  ['a password', () => fileOf(compoundFile('EncryptedPackage'))],
  ['an old Excel file', () => fileOf(compoundFile('Workbook'))],
  ['an old Excel file by its name', () => fileOf(compoundFile('Workbook'), 'peserta.xls')],
  ['CSV with an Excel ending', () => fileOf(Buffer.from(`NIK;Nama\n${nik};BUDI\n`))],
  ['a workbook with a CSV ending', () => fileOf(xlsxOf(header), 'peserta.csv')],
  ['a web page', () => fileOf(Buffer.from(`<html><table><tr><td>${nik}`), 'peserta.csv')],
  ['a picture', () => fileOf(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
  ['a picture by its name', () => fileOf(Buffer.from('x'), `${nik}.png`)],
  ['no ending', () => fileOf(xlsxOf(header), 'peserta')],
  ['half a file', () => fileOf(xlsxOf(header + textRow(2, nik)).subarray(0, 300))],
  ['a missing end', () => fileOf(xlsxOf(header + textRow(2, nik)).subarray(0, -30))],
  ['a missing sheet', () => fileOf(zip(bookEntries({}).filter(one => one.name !== sheetPart)))],
  [
    'a row that breaks off after others',
    () =>
      fileOf(
        xlsx({
          parts: [
            { name: sheetPart, content: `${head}${header}${textRow(2, '1', nik)}<row r="3"><c` },
          ],
        }),
      ),
  ],
  [
    'an entity bomb',
    () =>
      fileOf(
        xlsx({ parts: [{ name: sheetPart, content: dtd + sheetXml(textRow(1, '&b;', nik)) }] }),
      ),
  ],
  [
    'a bomb that says so',
    () => fileOf(bombed(bomb(head, '<row><c><v>1</v></c></row>', 30_000_000, tail))),
  ],
  ['a bomb within the limit', () => fileOf(bombed(bomb(head, '<c/>', 90_000_000, tail)))],
  [
    'a cell too far after many rows that were kept meanwhile',
    () => {
      const rows = Array.from({ length: 1_200 }, (_, i) => textRow(i + 2, '1', 'WNI', nik));
      return fileOf(
        xlsxOf(`${header}${rows.join('')}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
      );
    },
  ],
  [
    'a cell at the end of the sheet',
    () => fileOf(xlsxOf(`${header}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`)),
  ],
  [
    'a million rows without content',
    () =>
      fileOf(bombed(bomb(`${head}${header}`, '<row ht="15"><c s="2"/></row>', 1_000_000, tail))),
  ],
  ['other sheets only', () => fileOf(xlsx({ sheets: { Data: header, [nik]: header } }))],
  ['too long a cell', () => fileOf(xlsxOf(header + textRow(2, '1', 'b'.repeat(40_000))))],
  [
    'noise after a good beginning',
    () => fileOf(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5_000, 7)])),
  ],
];

describe('a file that cannot be imported', () => {
  let before: number[];
  const left = async () => [
    await world.server.db.$count(impor),
    await world.server.db.$count(imporRow),
    await world.server.db.$count(peserta),
  ];
  beforeEach(async () => {
    before = await left();
  });
  afterEach(async () => {
    expect(await left()).toEqual(before);
    expect(world.server.logged()).not.toContain(nik);
  });

  it.each(hostile)('for %s is rejected with one sentence and leaves nothing', async (_, file) => {
    const told = await send(file());
    expect([told.status, told.json['errors']]).toEqual([
      422,
      { berkas: [expect.stringMatching(/^[A-Z“].{10,}[^,;:]$/)] },
    ]);
    expect(told.headers.get('content-type')).toContain('application/problem+json');
    expect(told.text).not.toContain(nik);
  });

  it('over the size limit is rejected before it is read', async () => {
    const told = await send(fileOf(Buffer.alloc(50_000_001, 65), 'besar.csv'));
    expect([413, 422]).toContain(told.status);
    expect(told.text).toContain('50 MB');
  });

  it.each<[string, () => [unknown, Record<string, string>?]]>([
    ['JSON', () => [{ berkas: 'peserta.xlsx' }]],
    [
      'a form without boundaries',
      () => ['abc', { 'content-type': 'multipart/form-data; boundary=x' }],
    ],
    ['a form that says no boundary', () => ['abc', { 'content-type': 'multipart/form-data' }]],
    ['nothing', () => [undefined]],
    ['a form without a file', () => [formOf()]],
    ['a form with a text for a file', () => [formOf(['berkas', nik])]],
    ['another field', () => [formOf(['file', fileOf(xlsxOf(header))])]],
    ['two files', () => [formOf(['berkas', csvFile([sheetLine()])], ['berkas', csvFile([])])]],
    ['a file and something else', () => [formOf(['berkas', csvFile([sheetLine()])], ['nik', nik])]],
    ['a name that is no name', () => [formOf(['__proto__', fileOf(xlsxOf(header))])]],
    ['packed', () => [formOf(['berkas', csvFile([sheetLine()])]), { 'content-encoding': 'gzip' }]],
  ])('sent as %s is rejected', async (_, sent) => {
    const told = await post(...sent());
    expect([400, 413, 415, 422]).toContain(told.status);
    expect(told.headers.get('content-type')).toContain('application/problem+json');
    expect(String(told.json['detail'])).toMatch(/^[A-Z].{10,}\.$/);
  });

  it('does not block other requests while it is read', async () => {
    const reading = send(fileOf(bombed(bomb(head, '<c/>', 90_000_000, tail))));
    const state = { isOver: false };
    void reading.finally(() => (state.isOver = true));
    await until(
      async () => (await world.server.db.$count(impor)) > (before[0] ?? 0) || state.isOver,
    );
    let answered = 0;
    while (!state.isOver) {
      const told = await world.server.ask('GET', '/Peserta', { token: world.company.token });
      expect(told.status).toBe(200);
      answered += 1;
    }
    expect(answered).toBeGreaterThan(1);
    expect((await reading).status).toBe(422);
  });
});

describe('the names of a file and its sheet', () => {
  const named = (name: string) => sheetFile([sheetLine()], { name });
  const parted = nik.replace(/(\d{4})(?=\d)/g, '$1 ');

  it.each([
    ['../../etc/passwd.xlsx', /^passwd\.xlsx$/],
    [`${nik}.xlsx`, /^[^0-9]*\.xlsx$/],
    [`${parted}.xlsx`, /^3273•+\d{4}\.xlsx$/],
    ['rtl\u202exslx.csv.xlsx', /^rtlxslx\.csv\.xlsx$/],
    [`${'panjang'.repeat(60)}.xlsx`, /^.{100,120}$/],
    ['nul\u0000.xlsx', /\.xlsx$/],
  ])('%j is stored in a safe form', async (name, kept) => {
    const told = await send(await named(name));
    expect(told.status).toBe(200);
    expect(imporOf(told).namaBerkas).toMatch(kept);
    expect(told.text).not.toContain(nik);
  });

  it('contain no NIK from the sheet name', async () => {
    const line = sheetLine();
    const rows = header + textRow(2, ...pesertaColumns.map(({ field }) => line[field] ?? ''));
    const told = await send(fileOf(xlsx({ sheets: { [nik]: rows } })));
    expect(told.status).toBe(200);
    expect(imporOf(told).lembar).toMatch(/^3273•+\d{4}$/);
    const [row] = await world.server.db
      .select()
      .from(impor)
      .where(eq(impor.id, imporOf(told).id));
    expect(JSON.stringify(row)).not.toContain(nik);
  });

  it('contain no NIK from headers that are a data row', async () => {
    const line = sheetLine({ nik });
    const told = await send(
      fileOf(
        xlsxOf(
          [2, 3]
            .map(n => textRow(n, ...pesertaColumns.map(({ field }) => line[field] ?? '')))
            .join(''),
        ),
      ),
    );
    expect(told.status).toBe(200);
    const rows = await world.server.db.select().from(impor);
    expect(JSON.stringify(rows)).not.toContain(nik);
    expect(told.text).not.toContain(nik);
  });
});

describe('a NIK in a numeric cell', () => {
  /** Builds a workbook of one person whose NIK is a numeric cell with these digits. */
  const numeric = (digits: string, line: SheetLine): File => {
    const cells = pesertaColumns.map(({ field }, i) => {
      const at = `${String.fromCharCode(65 + i)}2`;
      return field === 'nik'
        ? `<c r="${at}"><v>${digits}</v></c>`
        : `<c r="${at}" t="inlineStr"><is><t>${line[field] ?? ''}</t></is></c>`;
    });
    return fileOf(xlsxOf(`${header}<row r="2">${cells.join('')}</row>`));
  };

  it('that Excel truncated is rejected with the reason', async () => {
    const cut = `${nik.slice(0, 15)}0`;
    const file = imporOf(await send(numeric(cut, sheetLine({ nik }))));
    const [row] = await rowsOf(world, file);
    expect(row).toMatchObject({ hasil: 'ditolak', temuan: [{ code: 'E03', field: 'nik' }] });
    expect((await saveIt(world, file)).status).toBe(409);
  });

  it.each(['3.27305010190E+15', '3,27306E+15'])('written as %s is rejected too', async text => {
    const file = imporOf(await send(await sheetFile([sheetLine({ nik: text })])));
    const [row] = await rowsOf(world, file);
    expect(row?.temuan).toEqual([{ code: 'E03', field: 'nik' }]);
  });

  it('that is complete is repaired and marked as repaired', async () => {
    const whole = '3273050101900123';
    const line = sheetLine({ nik: whole, tanggalLahir: '01-01-1990' });
    const file = imporOf(await send(numeric(whole, line)));
    const [row] = await rowsOf(world, file);
    expect(row).toMatchObject({ hasil: 'baru', temuan: [], diperbaiki: ['nik'] });
    expect((await saveIt(world, file)).status).toBe(200);
    const told = await world.server.ask('GET', `/Peserta?nik=${whole}`, {
      token: world.company.token,
    });
    expect(told.json['totalRecords']).toBe(1);
  });

  it('that contradicts the other data is not repaired', async () => {
    const line = sheetLine({ tanggalLahir: '02-03-1991' });
    const file = imporOf(await send(numeric('3273050101900123', line)));
    const [row] = await rowsOf(world, file);
    expect(row?.temuan.map(({ code }) => code)).toContain('E03');
  });
});
