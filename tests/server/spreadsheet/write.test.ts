import { Readable } from 'node:stream';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { columnLetters, sheetFormats } from '#contract/core/values/sheet.ts';
import {
  escapeXml,
  toValidSheetName,
  type CellValue,
} from '#server/platform/spreadsheet/write/sheet-xml.ts';
import {
  workbookBytes,
  type RowBatches,
} from '#server/platform/spreadsheet/write/workbook-bytes.ts';
import { writeWorkbook, type WriteSheet } from '#server/platform/spreadsheet/write-workbook.ts';
import { XlsxArchive } from '#server/platform/spreadsheet/xlsx/archive.ts';
import { defaultLimits } from '#server/platform/spreadsheet/limits.ts';
import { fc, runs } from '#tests/properties.ts';
import { collectRows, cellTexts } from './collect-rows.ts';

/** Matches a lone surrogate, which no file can store. */
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const columns = [{ header: 'A' }, { header: 'B' }, { header: 'C', kind: 'date' as const }];

const toRowBatches = (rows: readonly (readonly CellValue[])[]): RowBatches =>
  (async function* () {
    for (const row of rows) yield await Promise.resolve([row]);
  })();

/** Returns the bytes of a workbook, written without a worker thread. */
async function writeInProcess(
  rows: readonly (readonly CellValue[])[],
  mostRows?: number,
): Promise<Buffer> {
  const sheet = { name: 'Peserta', columns, rows: toRowBatches(rows) };
  const chunks: Buffer[] = [];
  for await (const chunk of workbookBytes([sheet], mostRows)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const writeInWorker = async (sheets: readonly WriteSheet[]): Promise<Buffer> =>
  Buffer.from(await new Response(writeWorkbook({ sheets })).arrayBuffer());

/** Returns the name of every element of the first sheet, with repetitions. */
async function readElementNames(file: Buffer): Promise<string[]> {
  const names: string[] = [];
  await new XlsxArchive(file, defaultLimits).scanAll('xl/worksheets/sheet1.xml', {
    wantsText: false,
    open: name => names.push(name) > 0,
    close: () => undefined,
    text: () => undefined,
  });
  return names;
}

const unusualTexts = [
  ...[
    '=1+1',
    '+62812',
    '-1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1',
    "'=1",
    '=cmd|"/c calc"!A1',
    '|',
    '%0A=1',
  ],
  ...[
    '0812',
    '3273056010900009',
    '1e5',
    '1987-11-12',
    'TRUE',
    '#N/A',
    ' spasi ',
    'a\nb\r\nc\rd',
    '\ta',
  ],
  ...[
    '<f>1+1</f>',
    ']]>',
    '&amp;',
    '"&<>\'',
    '_x0041_',
    '_x005F_x0041_',
    '_x005f_',
    '\u0000\u0001\u001f',
  ],
  ...['\ufffe\uffff', '😀', 'é', 'e\u0301', '\u202e', '\u2028', 'a  b', '-', '_', '\ufeff'],
];

describe('a text', () => {
  it('round-trips whatever it starts with, and is never a formula', async () => {
    const file = await writeInProcess(unusualTexts.map(text => [text, text]));
    const rows = await collectRows(file);
    expect(cellTexts(rows).slice(1)).toEqual(unusualTexts.map(text => [text, text]));
    expect(rows.flatMap(row => row.cells).filter(cell => cell.isNumber || cell.isFormula)).toEqual(
      [],
    );
    expect(await readElementNames(file)).not.toContain('f');
  });

  it('of any characters round-trips', async () => {
    const anyText = fc
      .array(fc.oneof(fc.nat(0xffff), fc.nat(0x7f)), { minLength: 1, maxLength: 20 })
      .map(codes => String.fromCharCode(...codes));
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 20 }), async values => {
        const rows = await collectRows(await writeInProcess(values.map(text => [text])));
        expect(cellTexts(rows).slice(1)).toEqual(
          values.map(text => [text.replace(loneSurrogate, '\ufffd')]),
        );
      }),
      { numRuns: runs(17) },
    );
  });

  it('is read the same by another library', async () => {
    const values = ['=1+1', '+62812', 'a\nb', ' spasi ', '<f>', '&amp;', '3273056010900009'];
    const { sheets } = await readXlsx(await writeInProcess(values.map(text => [text])));
    expect(sheets[0]?.rows.slice(1).map(row => row[0])).toEqual(values);
  });

  it('over the cell limit is truncated, so that the file opens', async () => {
    const rows = await collectRows(await writeInProcess([['x'.repeat(40_000)]]), {
      limits: { deliveredCellChars: 40_000, rowChars: 50_000 },
    });
    expect(cellTexts(rows)[1]?.[0]).toHaveLength(32_767);
  });

  it('cannot break out of its XML element', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(0xffff), (values, code) => {
        const text = values + String.fromCharCode(code);
        expect(escapeXml(text)).not.toMatch(/[<>"]/);
        expect(escapeXml(text)).not.toMatch(loneSurrogate);
      }),
    );
  });
});

describe('a sheet whose rows come in batches', () => {
  it('has all of them in order; an empty batch is no end', async () => {
    const batches: AsyncIterable<string[][]> = Readable.from([[['1'], ['2']], [], [['3']]]);
    const bytes = writeWorkbook({
      sheets: [{ name: 'A', columns: [{ header: 'a' }], batches }],
    });
    const rows = await collectRows(Buffer.from(await new Response(bytes).arrayBuffer()));
    expect(cellTexts(rows)).toEqual([['a'], ['1'], ['2'], ['3']]);
  });
});

describe('other values', () => {
  it('keep their type: numbers, booleans, dates and empty cells', async () => {
    const file = await writeInProcess([
      [42, true, '1987-11-12'],
      [-0.5, false, null],
      [Number.NaN, '', undefined],
      ['x', undefined, '1899-01-01'],
    ]);
    expect(
      (await collectRows(file)).slice(1).map(({ rowNumber, cells }) => [rowNumber, cells]),
    ).toEqual([
      [
        2,
        [
          { text: '42', isNumber: true },
          { text: 'TRUE', isNumber: false },
          { text: '1987-11-12', isNumber: false },
        ],
      ],
      [
        3,
        [
          { text: '-0.5', isNumber: true },
          { text: 'FALSE', isNumber: false },
        ],
      ],
      [
        5,
        [
          { text: 'x', isNumber: false },
          { text: '', isNumber: false },
          { text: '1899-01-01', isNumber: false },
        ],
      ],
    ]);
    const { sheets } = await readXlsx(file);
    expect(sheets[0]?.rows[1]).toEqual([42, true, new Date('1987-11-12T00:00:00Z')]);
  });
});

describe('a date', () => {
  it('is sortable from 1 March 1900 on, and text otherwise', async () => {
    const days = ['2026-11-21', '1900-03-01', '1900-02-28', '1899-12-01', '2026-02-30', 'kemarin'];
    const { sheets } = await readXlsx(await writeInProcess(days.map(day => ['', '', day])));
    expect(sheets[0]?.rows.slice(1).map(row => row[2])).toEqual([
      new Date('2026-11-21T00:00:00Z'),
      new Date('1900-03-01T00:00:00Z'),
      ...days.slice(2),
    ]);
  });
});

describe('a column of a kind', () => {
  const kinds = ['money', 'decimal', 'instant', 'month', 'text'] as const;

  it('has the format by which Excel shows, sums and sorts its values', async () => {
    const file = await writeInWorker([
      {
        name: 'A',
        columns: kinds.map(kind => ({ header: kind, kind })),
        rows: [[7_719_840, 2.5, '2026-11-28T18:00', '2026-11', '0812']],
      },
    ]);
    const { sheets } = await readXlsx(file, { readStyles: true });
    expect(sheets[0]?.rows[1]).toEqual([
      7_719_840,
      2.5,
      new Date('2026-11-28T18:00:00Z'),
      new Date('2026-11-01T00:00:00Z'),
      '0812',
    ]);
    const formats = kinds.map((_, at) => sheets[0]?.cells?.get(`1,${at}`)?.style?.numFmt);
    expect(formats).toEqual(kinds.map(kind => sheetFormats[kind]));
  });
});

describe('a sheet with a filter', () => {
  it('has it over the header and all rows', async () => {
    const sheet = { name: 'A', columns, hasFilter: true, rows: [['a'], ['b']] };
    const { sheets } = await readXlsx(
      await writeInWorker([sheet, { ...sheet, name: 'B', hasFilter: false }]),
    );
    expect(sheets.map(({ autoFilter }) => autoFilter?.range)).toEqual(['A1:C3', undefined]);
  });
});

describe('a workbook', () => {
  it('names columns like spreadsheets', () => {
    const letters = [0, 25, 26, 51, 52, 701, 702].map(columnLetters);
    expect(letters).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });

  it('without rows opens', async () => {
    expect((await readXlsx(await writeInProcess([]))).sheets[0]?.rows).toEqual([['A', 'B', 'C']]);
  });

  it('continues in another sheet when one is full', async () => {
    const rows = Array.from({ length: 7 }, (_, i) => [String(i)]);
    const file = await writeInProcess(rows, 4);
    const { sheets } = await readXlsx(file);
    expect(sheets.map(({ name, rows: own }) => [name, own.map(row => row[0])])).toEqual([
      ['Peserta', ['A', '0', '1', '2']],
      ['Peserta (2)', ['A', '3', '4', '5']],
      ['Peserta (3)', ['A', '6']],
    ]);
  });

  it('that exactly fills a sheet has no other sheet', async () => {
    const file = await writeInProcess([['0'], ['1'], ['2']], 4);
    expect((await readXlsx(file)).sheets).toHaveLength(1);
  });

  it('has a frozen header and valid sheet names', async () => {
    expect(toValidSheetName("'Rekap [2026]: a/b'")).toBe('Rekap  2026   a b');
    expect(toValidSheetName('x'.repeat(40), 12)).toBe(`${'x'.repeat(26)} (12)`);
    expect(toValidSheetName('***')).toBe('Lembar');
    expect(await readElementNames(await writeInProcess([]))).toContain('pane');
  });

  it('of the same content has the same bytes', async () => {
    expect((await writeInProcess([['a']])).equals(await writeInProcess([['a']]))).toBe(true);
  });
});

describe('writing in a worker thread', () => {
  async function* people(count: number, onRow?: (i: number) => void) {
    for (let i = 0; i < count; i++) {
      onRow?.(i);
      yield await Promise.resolve([`Budi ${i}`, i, '1987-11-12']);
    }
  }

  it('writes several sheets from cursors and arrays', async () => {
    const file = await writeInWorker([
      { name: 'Peserta', columns, rows: people(1200) },
      { name: 'Lain', columns, rows: [['a', 'b']] },
      { name: 'Kosong', columns, rows: [] },
    ]);
    const first = await collectRows(file, { sheet: 'Peserta' });
    expect(first).toHaveLength(1201);
    expect(cellTexts(first)[1200]).toEqual(['Budi 1199', '1199', '1987-11-12']);
    expect(cellTexts(await collectRows(file, { sheet: 'Lain' }))).toEqual([
      ['A', 'B', 'C'],
      ['a', 'b'],
    ]);
    expect(cellTexts(await collectRows(file, { sheet: 'Kosong' }))).toEqual([['A', 'B', 'C']]);
  });

  it('fetches no more rows than the consumer reads', async () => {
    const fetched = vi.fn();
    const stream = writeWorkbook({
      sheets: [{ name: 'A', columns, rows: people(1_000_000, fetched) }],
    });
    expect(fetched).not.toHaveBeenCalled();
    const reader = stream.getReader();
    await reader.read();
    await reader.read();
    expect(fetched.mock.calls.length).toBeLessThan(50_000);
    await reader.cancel();
  });

  it('releases the thread and the rows when cancelled', async () => {
    const closed = vi.fn();
    async function* rows() {
      try {
        yield* people(1_000_000);
      } finally {
        closed();
      }
    }
    const reader = writeWorkbook({ sheets: [{ name: 'A', columns, rows: rows() }] }).getReader();
    // The first chunk contains no rows.
    for (let i = 0; i < 3; i++) await reader.read();
    await reader.cancel();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('fails with the reason when its signal aborts', async () => {
    const controller = new AbortController();
    const sheets = [{ name: 'A', columns, rows: people(1_000_000) }];
    const reader = writeWorkbook({ sheets, signal: controller.signal }).getReader();
    await reader.read();
    controller.abort(new Error('dibatalkan'));
    await expect(
      (async () => {
        while (!(await reader.read()).done);
      })(),
    ).rejects.toThrow('dibatalkan');
  });

  it('fails with the error of the rows and ends no file that looks complete', async () => {
    async function* rows() {
      yield* people(10);
      throw new Error('putus');
    }
    await expect(writeInWorker([{ name: 'A', columns, rows: rows() }])).rejects.toThrow('putus');
  });
});
