import { plainText, type TableBlock } from '#contract/core/document/block.ts';

/** Width of a page's text in ems of a table's normal size: 170 mm at 9 pt. */
const tableEms = 53.5;

/** Space beside the text of a cell, in ems. */
const padding = 1;

/** Upper bounds of the widths of letters of the documents' font in bold, in ems. */
const letterEms: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'|!()[\]]/, 0.36],
  [/[-frt/]/, 0.5],
  [/[mwMW@%…]/, 0.95],
  [/[A-Z]/, 0.76],
];
const otherEms = 0.68;

/** Returns a width in which a text fits, in ems. */
const emsOf = (text: string): number =>
  Array.from(text).reduce(
    (total, letter) =>
      total + (letterEms.find(([pattern]) => pattern.test(letter))?.[1] ?? otherEms),
    0,
  );

/** Longest word, in ems, for which a column of texts is made wide enough. */
const longestKeptWord = 10;

/** Share that a column may take at most so that nothing in it is broken. */
const largestShare = 0.4;

/** Smallest size of a table's text, relative to its normal size. */
const smallestText = 0.75;

const longestWord = (text: string): number => Math.max(0, ...text.split(/\s+/).map(emsOf));

/** Share of the table that a column needs so that its head, numbers and words are not broken. */
function leastShare({ columns, rows, totals = [] }: TableBlock, column: number): number {
  const spec = columns[column];
  const widthOf = (text: string): number =>
    spec?.align === 'right' ? emsOf(text) : Math.min(longestKeptWord, longestWord(text));
  const widest = [...rows, ...totals].reduce(
    (most, row) => Math.max(most, widthOf(plainText(row[column] ?? ''))),
    longestWord(spec?.label ?? ''),
  );
  return Math.min(largestShare, (widest + padding) / tableEms);
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** How a table is set. */
export interface TableLayout {
  /** Widths of the columns in percent. */
  readonly widths: readonly number[];
  /** Size of its text, relative to the normal size. */
  readonly textScale: number;
}

/**
 * Returns the widths of a table's columns: the shares that the document names, except that a column
 * is wide enough for the longest word of its head, and for its numbers and words. When all columns
 * together need more than the width of the page, the text is smaller.
 */
export function layoutTable(block: TableBlock): TableLayout {
  const named = sum(block.columns.map(({ width }) => width));
  const needed = block.columns.map((_, at) => leastShare(block, at));
  const textScale = Math.max(smallestText, Math.min(1, 1 / sum(needed)));
  const least = needed.map(share => share * textScale);
  const shares = block.columns.map(({ width }) => width / named);
  // Columns below their least width get it, and the others share the rest.
  const fixed = new Set<number>();
  for (;;) {
    const rest = 1 - sum([...fixed].map(at => least[at] ?? 0));
    const free = sum(shares.filter((_, at) => !fixed.has(at)));
    const factor = free > 0 ? Math.max(0, rest) / free : 0;
    const narrow = shares.findIndex(
      (share, at) => !fixed.has(at) && share * factor < (least[at] ?? 0),
    );
    if (narrow >= 0) {
      fixed.add(narrow);
      continue;
    }
    const widths = shares.map((share, at) => (fixed.has(at) ? (least[at] ?? 0) : share * factor));
    const total = sum(widths);
    return { widths: widths.map(width => (width / total) * 100), textScale };
  }
}
