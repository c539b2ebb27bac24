import type { Column } from './column.ts';

/** How a header was matched: the template's header, a synonym, or a similar text. */
export type Confidence = 'exact' | 'synonym' | 'similar';

export interface Match<Field extends string = string> {
  readonly field: Field;
  /** Column of the file, from 0. */
  readonly index: number;
  /** As written in the file. */
  readonly header: string;
  readonly confidence: Confidence;
}

export interface Mapping<Field extends string = string> {
  readonly matches: readonly Match<Field>[];
  /** Columns of the file that are mapped to no field. */
  readonly unmatched: readonly { readonly index: number; readonly header: string }[];
  /** Required fields without a column. */
  readonly missing: readonly Field[];
}

/** Least similarity at which two headers count as one with a typing error (`Tanggal Lahr`). */
const nearly = 0.8;

/** Normalizes a header: no case, accents, stars, brackets, punctuation or extra spaces. */
export function plainHeader(header: string): string {
  const words = header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}()]+/gu, ' ');
  // Text in brackets is an instruction (`NIK (16 digit)`), unless it is the whole header.
  const bare = words
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[()]/g, ' ')
    .trim();
  return (bare === '' ? words.replace(/[()]/g, ' ') : bare).replace(/\s+/g, ' ').trim();
}

/**
 * Returns the Sørensen–Dice similarity of two texts by letter pairs, from 0 to 1; 0 for texts under
 * five letters.
 */
export function likeness(a: string, b: string): number {
  if (a.length < 5 || b.length < 5) return 0;
  const pairs = new Map<string, number>();
  for (let i = 0; i < a.length - 1; i++) {
    const pair = a.slice(i, i + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let shared = 0;
  for (let i = 0; i < b.length - 1; i++) {
    const pair = b.slice(i, i + 2);
    const left = pairs.get(pair) ?? 0;
    if (left > 0) {
      shared += 1;
      pairs.set(pair, left - 1);
    }
  }
  return (2 * shared) / (a.length + b.length - 2);
}

interface Candidate<Field extends string> extends Match<Field> {
  readonly score: number;
}

function candidates<Field extends string>(
  columns: readonly Column<Field>[],
  header: string,
  index: number,
): Candidate<Field>[] {
  // Longer cells are not headers, and comparing them with every synonym would be slow.
  const plain = plainHeader(header.slice(0, 120));
  if (plain === '') return [];
  const sure = columns.flatMap(({ field, header: own, synonyms }): Candidate<Field>[] => {
    if (plain === plainHeader(own))
      return [{ field, index, header, confidence: 'exact', score: 3 }];
    return synonyms.includes(plain)
      ? [{ field, index, header, confidence: 'synonym', score: 2 }]
      : [];
  });
  if (sure.length > 0) return sure;
  return columns.flatMap(({ field, header: own, synonyms }): Candidate<Field>[] => {
    const names = [plainHeader(own), ...synonyms];
    const score = Math.max(...names.map(name => likeness(plain, name)));
    return score < nearly ? [] : [{ field, index, header, confidence: 'similar', score }];
  });
}

/**
 * Maps columns to fields by their headers. The most confident match wins, then the leftmost; each
 * column fills one field and each field has one column.
 */
export function matchColumns<Field extends string>(
  columns: readonly Column<Field>[],
  headers: readonly string[],
): Mapping<Field> {
  const all = headers
    .flatMap((header, index) => candidates(columns, header, index))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const byField = new Map<Field, Match<Field>>();
  const taken = new Set<number>();
  for (const { field, index, header, confidence } of all) {
    if (byField.has(field) || taken.has(index)) continue;
    byField.set(field, { field, index, header, confidence });
    taken.add(index);
  }
  return {
    matches: columns.flatMap(({ field }) => byField.get(field) ?? []),
    unmatched: headers
      .map((header, index) => ({ index, header }))
      .filter(({ header, index }) => !taken.has(index) && header.trim() !== ''),
    missing: columns
      .filter(({ field, required }) => required === 'always' && !byField.has(field))
      .map(({ field }) => field),
  };
}

/**
 * Whether a row is the header row, since titles and notes may precede it. Three exact or synonym
 * matches are required.
 */
export function isHeaderRow<Field extends string>(
  columns: readonly Column<Field>[],
  texts: readonly string[],
): boolean {
  const sure = matchColumns(columns, texts).matches.filter(one => one.confidence !== 'similar');
  return sure.length >= 3;
}
