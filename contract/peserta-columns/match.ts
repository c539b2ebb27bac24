import type { Column } from './column.ts';

/** How sure it is that a header means a column: the template's own words, other words for it, or nearly either. */
export type Confidence = 'exact' | 'synonym' | 'similar';

export interface Match<Field extends string = string> {
  readonly field: Field;
  /** Which of the file's columns, from 0. */
  readonly index: number;
  /** As it stands in the file. */
  readonly header: string;
  readonly confidence: Confidence;
}

export interface Mapping<Field extends string = string> {
  readonly matches: readonly Match<Field>[];
  /** Columns of the file that nothing is taken from. */
  readonly unmatched: readonly { readonly index: number; readonly header: string }[];
  /** Fields everybody needs that no column of the file fills. */
  readonly missing: readonly Field[];
}

/** From here on two headers are one header mistyped: `Tanggal Lahr`, `Jenis Kelamim`. */
const nearly = 0.8;

/** A header without what people add to it: case, accents, stars, brackets, punctuation, spaces. */
export function plainHeader(header: string): string {
  const words = header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}()]+/gu, ' ');
  // What stands in brackets is advice (`NIK (16 digit)`), unless it is all there is.
  const bare = words
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[()]/g, ' ')
    .trim();
  return (bare === '' ? words.replace(/[()]/g, ' ') : bare).replace(/\s+/g, ' ').trim();
}

/** How alike two texts are by the pairs of letters they share, from 0 to 1. */
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
  // Nobody's header is a paragraph; comparing one with sixty names would be for nothing.
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
 * Finds out which column of a file fills which field, by its headers. The surest pair is taken
 * first, of equals the one further left; a column fills one field, a field is filled by one column.
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
 * Whether a row is the one with the headers: titles and notes may stand above it.
 * Three fields known by their own names or usual synonyms are no coincidence.
 */
export function isHeaderRow<Field extends string>(
  columns: readonly Column<Field>[],
  texts: readonly string[],
): boolean {
  const sure = matchColumns(columns, texts).matches.filter(one => one.confidence !== 'similar');
  return sure.length >= 3;
}
