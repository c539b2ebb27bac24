import { readXlsx } from 'hucre/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letters } from '#server/spreadsheet/sheet.ts';
import { workbook, type Line, type Sheet } from '#server/spreadsheet/workbook.ts';

const columns = [
  { header: 'Teks', kind: 'text', width: 10 },
  { header: 'Hari', kind: 'date', width: 10 },
] as const;

async function written(sheets: Sheet[], rowsPerSheet?: number) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of workbook(sheets, rowsPerSheet)) chunks.push(chunk);
  return (await readXlsx(new Uint8Array(Buffer.concat(chunks)))).sheets;
}

const sheet = (rows: Sheet['rows'], name = 'Data'): Sheet => ({ name, columns, rows });

describe('a workbook', () => {
  it('gives back any text as it was, save what XML cannot hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }), { maxLength: 20 }),
        async texts => {
          const [read] = await written([sheet([texts.map(text => [text, null])])]);
          const sayable = texts.map(text =>
            // eslint-disable-next-line no-control-regex -- what XML cannot hold
            text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu, ''),
          );
          expect(read?.rows.slice(1).map(row => row[0] ?? '')).toEqual(sayable);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('writes days as days, and what is none as text', async () => {
    const [read] = await written([
      sheet([
        [
          ['a', '2026-11-21'],
          ['b', '1900-03-01'],
          ['c', '1899-12-01'],
          ['d', 'kemarin'],
        ],
      ]),
    ]);
    expect(read?.rows.slice(1).map(row => row[1])).toEqual([
      new Date('2026-11-21T00:00:00Z'),
      new Date('1900-03-01T00:00:00Z'),
      '1899-12-01',
      'kemarin',
    ]);
  });

  it('goes on in another sheet where one is full', async () => {
    const lines: Line[] = Array.from({ length: 10 }, (_, i) => [`baris ${i}`, null]);
    const batches = [lines.slice(0, 7), [], lines.slice(7)];
    const read = await written([sheet(batches), sheet([[['akhir', null]]], 'Lain')], 5);
    expect(read.map(one => one.name)).toEqual(['Data', 'Data 2', 'Data 3', 'Lain']);
    expect(read.map(one => one.rows.length)).toEqual([5, 5, 3, 2]);
    const all = read.slice(0, 3).flatMap(one => one.rows.slice(1).map(row => row[0]));
    expect(all).toEqual(lines.map(line => line[0]));
  });

  it('of nothing is still one that opens', async () => {
    const [read] = await written([sheet([])]);
    expect(read?.rows).toEqual([['Teks', 'Hari']]);
  });

  it('fails when its source fails, and lets the source go when nobody reads on', async () => {
    const failing = (async function* () {
      yield [['a', null]] as Line[];
      await Promise.reject(new Error('sumber putus'));
    })();
    await expect(written([sheet(failing)])).rejects.toThrow('sumber putus');

    let released = false;
    const endless = (async function* () {
      try {
        for (;;) yield Array.from({ length: 500 }, () => ['x'.repeat(50), null]) as Line[];
      } finally {
        released = true;
        await Promise.resolve();
      }
    })();
    let chunks = 0;
    for await (const chunk of workbook([sheet(endless)])) {
      chunks += Math.sign(chunk.length);
      if (chunks > 5) break;
    }
    await expect.poll(() => released).toBe(true);
  });

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(letters)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });
});
