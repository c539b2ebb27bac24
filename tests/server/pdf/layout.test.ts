import { describe, expect, it } from 'vitest';
import { printable, readFont, splitByFont } from '#server/platform/pdf/fonts.ts';
import { breakLines, type Line, type Measure } from '#server/platform/pdf/lines.ts';
import { fitWidths } from '#server/platform/pdf/table.ts';
import { sfntOfWoff } from '#server/platform/pdf/woff.ts';
import { fc } from '#tests/properties.ts';

/** Every character is one point wide. */
const measure: Measure = text => text.length;

const textOf = ({ pieces }: Line): string => pieces.map(({ text }) => text).join('');

const linesOf = (text: string, width: number): string[] =>
  breakLines(text, { width, measure }).map(textOf);

describe('breakLines', () => {
  it('breaks at spaces, and at line feeds of the text', () => {
    expect(linesOf('satu dua tiga\nempat', 8)).toEqual(['satu dua', 'tiga', 'empat']);
  });

  it('breaks after a hyphen or slash between small letters only', () => {
    expect(linesOf('undang-undang kabupaten/kota PKS-VGR/BF', 10)).toEqual([
      'undang-',
      'undang',
      'kabupaten/',
      'kota',
      'PKS-VGR/BF',
    ]);
  });

  it('cuts a word that is wider than the line', () => {
    expect(linesOf('a bcdefghij', 4)).toEqual(['a', 'bcde', 'fghi', 'j']);
  });

  it('keeps parts of one word together, whatever their format', () => {
    const text = [{ text: 'isi ' }, { text: 'Penjual', isBold: true as const }, { text: ';' }];
    expect(breakLines(text, { width: 8, measure }).map(textOf)).toEqual(['isi', 'Penjual;']);
  });

  it('keeps every word, in lines that fit', () => {
    const word = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(fc.array(word), fc.integer({ min: 1, max: 40 }), (words, width) => {
        const text = words.join(' ');
        const lines = linesOf(text, width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        expect(Math.max(0, ...lines.map(line => line.length))).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe('fitWidths', () => {
  it('gives the shares when every column needs less', () => {
    expect(fitWidths([1, 3], [10, 10], 100)).toEqual([25, 75]);
  });

  it('widens a column to what it needs, at the expense of the others', () => {
    const widths = fitWidths([10, 45, 45], [30, 20, 20], 100);
    expect(widths).toEqual([30, 35, 35]);
  });

  it('narrows crowded columns, but not below their hardest need', () => {
    const widths = fitWidths([10, 50, 50], [20, 90, 90], 100, [20, 30, 30]);
    expect(widths).toEqual([20, 40, 40]);
  });

  it('fills the width, and no column is narrower than it needs if all fit', () => {
    const column = fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 9 }), columns => {
        const shares = columns.map(([share]) => share);
        const least = columns.map(([, width]) => width);
        const widths = fitWidths(shares, least, 480);
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(480);
        if (least.reduce((sum, width) => sum + width, 0) <= 480)
          widths.forEach((width, at) =>
            expect(width).toBeGreaterThanOrEqual((least[at] ?? 0) - 1e-9),
          );
      }),
    );
  });
});

describe('the fonts', () => {
  it('print each script with its own file', () => {
    expect(splitByFont('Łukasz 5', true)).toEqual([
      { text: 'Ł', font: 'latin-ext-700' },
      { text: 'ukasz 5', font: 'latin-700' },
    ]);
  });

  it('replace characters without a glyph, and no others', () => {
    expect(printable('1\u202f000\u2011x\u00ad\ty\r\nz é')).toBe('1\u00a0000-x y\nz é');
  });

  it('are unpacked from WOFF', () => {
    const sfnt = readFont('latin-400');
    expect(sfnt.readUInt32BE(0)).toBe(0x00010000);
    const tags = Array.from({ length: sfnt.readUInt16BE(4) }, (_, at) =>
      sfnt.toString('latin1', 12 + at * 16, 16 + at * 16),
    );
    expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
    expect(() => sfntOfWoff(Buffer.alloc(64))).toThrow('Not a WOFF font.');
  });
});
