import { cleanValue } from '../../../core/values/clean.ts';
import type { SheetColumn } from './column.ts';

/** How a header was matched: the template's header, a synonym, or a similar text. */
export type MatchConfidence = 'exact' | 'synonym' | 'similar';

export interface HeaderMatch<Field extends string = string> {
  readonly field: Field;
  /** Column of the file, from 0. */
  readonly index: number;
  /** As written in the file. */
  readonly header: string;
  readonly confidence: MatchConfidence;
}

export interface ColumnMapping<Field extends string = string> {
  readonly matches: readonly HeaderMatch<Field>[];
  /** Columns of the file that are mapped to no field. */
  readonly unmatched: readonly { readonly index: number; readonly header: string }[];
  /** Required fields without a column. */
  readonly missing: readonly Field[];
}

/** Least similarity at which two headers count as one with a typing error (`Tanggal Lahr`). */
const similarityThreshold = 0.8;

/** Normalizes a header: no case, accents, stars, brackets, punctuation or extra spaces. */
export function normalizeHeader(header: string): string {
  const words = cleanValue(header)
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
export function bigramSimilarity(a: string, b: string): number {
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

/** Whether texts of these lengths can reach the similarity threshold. */
const mayBeSimilar = (a: number, b: number): boolean =>
  (2 * (Math.min(a, b) - 1)) / (a + b - 2) >= similarityThreshold;

interface HeaderCandidate<Field extends string> extends HeaderMatch<Field> {
  readonly score: number;
}

function candidatesFor<Field extends string>(
  columns: readonly SheetColumn<Field>[],
  header: string,
  index: number,
  onlyCertain: boolean,
): HeaderCandidate<Field>[] {
  // Longer cells are not headers, and comparing them with every synonym would be slow.
  const normalized = normalizeHeader(header.slice(0, 120));
  if (normalized === '') return [];
  const certain = columns.flatMap(({ field, header: own, synonyms }): HeaderCandidate<Field>[] => {
    if (normalized === normalizeHeader(own))
      return [{ field, index, header, confidence: 'exact', score: 3 }];
    return synonyms.includes(normalized)
      ? [{ field, index, header, confidence: 'synonym', score: 2 }]
      : [];
  });
  if (certain.length > 0 || onlyCertain) return certain;
  return columns.flatMap(({ field, header: own, synonyms }): HeaderCandidate<Field>[] => {
    const names = [normalizeHeader(own), ...synonyms].filter(name =>
      mayBeSimilar(name.length, normalized.length),
    );
    const score = Math.max(0, ...names.map(name => bigramSimilarity(normalized, name)));
    return score < similarityThreshold
      ? []
      : [{ field, index, header, confidence: 'similar', score }];
  });
}

/**
 * Maps columns to fields by their headers. The most confident match wins, then the leftmost; each
 * column fills one field and each field has one column.
 * @param onlyCertain leaves out similar matches, which take longer to find
 */
export function matchColumns<Field extends string>(
  columns: readonly SheetColumn<Field>[],
  headers: readonly string[],
  onlyCertain = false,
): ColumnMapping<Field> {
  const all = headers
    .flatMap((header, index) => candidatesFor(columns, header, index, onlyCertain))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const byField = new Map<Field, HeaderMatch<Field>>();
  const usedColumns = new Set<number>();
  for (const { field, index, header, confidence } of all) {
    if (byField.has(field) || usedColumns.has(index)) continue;
    byField.set(field, { field, index, header, confidence });
    usedColumns.add(index);
  }
  return {
    matches: columns.flatMap(({ field }) => byField.get(field) ?? []),
    unmatched: headers
      .map((header, index) => ({ index, header }))
      .filter(({ header, index }) => !usedColumns.has(index) && header.trim() !== ''),
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
  columns: readonly SheetColumn<Field>[],
  texts: readonly string[],
): boolean {
  return matchColumns(columns, texts, true).matches.length >= 3;
}
