import { describe, expect, it } from 'vitest';
import { defaultLimits, type SpreadsheetLimits } from '#server/platform/spreadsheet/limits.ts';
import { packRows, unpackRows } from '#server/platform/spreadsheet/sheet-row.ts';
import { readSpreadsheetRows } from '#server/platform/spreadsheet/read-rows.ts';
import { SharedStringTable } from '#server/platform/spreadsheet/xlsx/shared-strings.ts';
import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { collectRows } from './collect-rows.ts';
import { hostileCorpus, type HostileFile } from './hostile-corpus.ts';
import { buildSingleSheetXlsx, textRowXml } from './build-workbook.ts';

/** The corpus and the limits on sizes and counts are reduced alike, to save time. */
const scale = 0.02;

const limits: SpreadsheetLimits = {
  ...defaultLimits,
  inflatedBytes: defaultLimits.inflatedBytes * scale,
  partBytes: defaultLimits.partBytes * scale,
  emptyBytes: defaultLimits.emptyBytes * scale,
  emptyCsvBytes: defaultLimits.emptyCsvBytes * scale,
  rows: defaultLimits.rows * scale,
  cells: defaultLimits.cells * scale,
  wideCells: defaultLimits.wideCells * scale,
  sharedEntries: defaultLimits.sharedEntries * scale,
  truncatedCells: defaultLimits.truncatedCells * scale,
  textChars: defaultLimits.textChars * scale,
  sharedBytes: defaultLimits.sharedBytes * scale,
};

/** Rows of one chunk of the file; each chunk is at most 256 kB. */
const maxBatchBytes = 4_000_000;

/** Reads a file and returns its outcome and the largest amounts that were delivered. */
async function readCounts({ build }: HostileFile) {
  const most = { cell: 0, row: 0, batchBytes: 0 };
  const total = { rows: 0, chars: 0 };
  let outcome = 'read';
  try {
    const file = build(scale);
    for await (const { rows } of readSpreadsheetRows({ file, sheet: 'Peserta', limits })) {
      most.batchBytes = Math.max(most.batchBytes, Buffer.byteLength(JSON.stringify(rows)));
      for (const { texts } of rows) {
        const lengths = texts.map(text => text.length);
        const rowChars = lengths.reduce((sum, length) => sum + length, 0);
        most.cell = Math.max(most.cell, ...lengths);
        most.row = Math.max(most.row, rowChars);
        total.chars += rowChars;
        total.rows += 1;
      }
    }
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error;
    outcome = error.code;
  }
  return { outcome, most, total };
}

describe('a file made to cost time or memory', () => {
  it.each(hostileCorpus.map(file => [file.kind, file.name, file] as const))(
    '%s of %s stays within the limits',
    async (_kind, _name, file) => {
      const { outcome, most, total } = await readCounts(file);
      expect(outcome).toBe(file.outcome);
      expect(most.cell).toBeLessThanOrEqual(limits.deliveredCellChars);
      expect(most.row).toBeLessThanOrEqual(limits.rowChars);
      expect(most.batchBytes).toBeLessThanOrEqual(maxBatchBytes);
      expect(total.rows).toBeLessThanOrEqual(limits.rows + 1);
      expect(total.chars).toBeLessThanOrEqual(limits.textChars);
    },
  );
});

describe('a text longer than any field', () => {
  const long = 'a'.repeat(499);

  it.each<[string, Buffer]>([
    ['an inline string', buildSingleSheetXlsx(textRowXml(1, 'NIK', `${long}bc`))],
    [
      'a shared string',
      buildSingleSheetXlsx('<row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>', {
        strings: `<si><t>NIK</t></si><si><r><t>${long}</t></r><r><t>b</t></r><r><t>c</t></r></si>`,
      }),
    ],
    ['a CSV cell', Buffer.from(`NIK;${long}bc\n`)],
  ])('in %s is truncated and marked', async (_, file) => {
    const [row] = await collectRows(file);
    expect(row?.cells).toEqual([
      { text: 'NIK', isNumber: false },
      { text: `${long}b`, isNumber: false, isTruncated: true },
    ]);
  });

  it('of exactly the limit is complete', async () => {
    const [row] = await collectRows(buildSingleSheetXlsx(textRowXml(1, `${long}b`)));
    expect(row?.cells).toEqual([{ text: `${long}b`, isNumber: false }]);
  });

  it('is not cut within a character', async () => {
    const [row] = await collectRows(Buffer.from(`${long}😀\n`));
    expect(row?.cells[0]?.text).toBe(long);
  });
});

describe('packed rows', () => {
  it('are the same after unpacking, lone surrogates and control characters included', () => {
    const rows = [
      {
        rowNumber: 7,
        texts: ['a', '', 'é漢😀', '\ud800', '\u0000"\\'],
        numbers: [0],
        formulas: [2],
        truncated: [1],
        errors: [0],
        isHidden: true,
      },
    ];
    expect(unpackRows(packRows(rows))).toEqual(rows);
  });
});

describe('the table of shared strings', () => {
  it('returns every text, across the borders of its chunks', () => {
    const table = new SharedStringTable();
    const texts = Array.from({ length: 5_000 }, (_, i) => `${i} é😀 ${'x'.repeat(i % 501)}`);
    for (const text of texts) table.add(text);
    expect(texts.map((_, i) => table.get(i))).toEqual(texts);
    for (const index of [-1, 5_000, 5_001, 1.5, NaN]) expect(table.get(index)).toBeUndefined();
  });
});
