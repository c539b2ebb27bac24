import { cleanNumber, cleanValue } from '../../../core/values/clean.ts';
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
  /** Fields that several columns fill equally well; the first of them is among the matches. */
  readonly ambiguous: readonly { readonly field: Field; readonly indexes: readonly number[] }[];
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

/** The names of a column, normalized. */
interface ColumnNames<Field extends string> {
  readonly field: Field;
  readonly own: string;
  readonly names: readonly string[];
  readonly weak: readonly string[];
}

const namesByColumns = new WeakMap<object, readonly ColumnNames<string>[]>();

/** Returns the names of columns, normalized once, because every row of a file may be a header. */
function namesOf<Field extends string>(
  columns: readonly SheetColumn<Field>[],
): readonly ColumnNames<Field>[] {
  const known = namesByColumns.get(columns);
  if (known) return known as readonly ColumnNames<Field>[];
  const names = columns.map(({ field, header, synonyms, weakSynonyms = [] }) => {
    const own = normalizeHeader(header);
    return { field, own, names: [own, ...synonyms], weak: weakSynonyms };
  });
  namesByColumns.set(columns, names);
  return names;
}

/** Scores of matches; a similar one has its similarity, which is at most 1. */
const scores = { exact: 3, synonym: 2, weak: 1.5 } as const;

function candidatesFor<Field extends string>(
  columns: readonly SheetColumn<Field>[],
  header: string,
  index: number,
  onlyCertain: boolean,
): HeaderCandidate<Field>[] {
  // Longer cells are not headers, and comparing them with every synonym would be slow.
  const normalized = normalizeHeader(header.slice(0, 120));
  if (normalized === '') return [];
  const known = namesOf(columns);
  const certain = known.flatMap(({ field, own, names, weak }): HeaderCandidate<Field>[] => {
    if (normalized === own)
      return [{ field, index, header, confidence: 'exact', score: scores.exact }];
    const score = names.includes(normalized)
      ? scores.synonym
      : weak.includes(normalized)
        ? scores.weak
        : 0;
    return score === 0 ? [] : [{ field, index, header, confidence: 'synonym', score }];
  });
  if (certain.length > 0 || onlyCertain) return certain;
  return known.flatMap(({ field, names }): HeaderCandidate<Field>[] => {
    const score = Math.max(
      0,
      ...names
        .filter(name => mayBeSimilar(name.length, normalized.length))
        .map(name => bigramSimilarity(normalized, name)),
    );
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
  const byField = new Map<Field, HeaderCandidate<Field>>();
  const usedColumns = new Set<number>();
  for (const candidate of all) {
    const { field, index } = candidate;
    if (byField.has(field) || usedColumns.has(index)) continue;
    byField.set(field, candidate);
    usedColumns.add(index);
  }
  return {
    matches: columns.flatMap(({ field }) => {
      const found = byField.get(field);
      return found ? [toMatch(found)] : [];
    }),
    unmatched: headers
      .map((header, index) => ({ index, header }))
      .filter(({ header, index }) => !usedColumns.has(index) && header.trim() !== ''),
    missing: columns
      .filter(({ field, required }) => required === 'always' && !byField.has(field))
      .map(({ field }) => field),
    ambiguous: [...byField.values()].flatMap(({ field, index, score }) => {
      const others = all.filter(
        one => one.field === field && one.score === score && !usedColumns.has(one.index),
      );
      return others.length === 0
        ? []
        : [{ field, indexes: [index, ...others.map(one => one.index)].sort((a, b) => a - b) }];
    }),
  };
}

const toMatch = <Field extends string>({
  field,
  index,
  header,
  confidence,
}: HeaderCandidate<Field>): HeaderMatch<Field> => ({ field, index, header, confidence });

/** Matches that make a row a header. */
const minHeaderMatches = 3;

/**
 * Returns how many columns a row names, or 0 when it is no header, since titles and notes may precede it. Three
 * exact or synonym matches are required.
 */
export function countHeaderMatches<Field extends string>(
  columns: readonly SheetColumn<Field>[],
  texts: readonly string[],
): number {
  const { length } = matchColumns(columns, texts, true).matches;
  return length >= minHeaderMatches ? length : 0;
}

/** Whether the cells number the columns, as official forms do below their headers: (1), (2), (3). */
function isNumbering(texts: readonly string[]): boolean {
  const numbers = texts.flatMap(text => {
    const found = /^[([]?\s*(\d{1,3})\s*[)\].]?$/.exec(cleanValue(text))?.[1];
    return found === undefined ? [] : [Number(found)];
  });
  const filled = texts.filter(text => cleanValue(text) !== '').length;
  return (
    filled >= minHeaderMatches &&
    numbers.length === filled &&
    numbers.every((number, i) => i === 0 || number === (numbers[i - 1] ?? 0) + 1)
  );
}

/**
 * Returns the headers of a table whose header goes on in the row below: numbers of the columns, the header once
 * more, or names below a name that spans them. Undefined when the row is one of data.
 */
export function continuedHeader<Field extends string>(
  columns: readonly SheetColumn<Field>[],
  headers: readonly string[],
  below: readonly string[],
): string[] | undefined {
  if (isNumbering(below)) return [...headers];
  const filled = below.flatMap((text, index) => (cleanValue(text) === '' ? [] : [{ text, index }]));
  if (filled.length === 0) return undefined;
  const isName = ({ text, index }: { text: string; index: number }): boolean =>
    // Text in brackets is an instruction.
    /^\(.*\)$/.test(cleanValue(text)) || candidatesFor(columns, text, index, true).length > 0;
  if (!filled.every(isName)) return undefined;
  const width = Math.max(headers.length, below.length);
  return Array.from({ length: width }, (_, i) => {
    const lower = below[i] ?? '';
    const upper = headers[i] ?? '';
    const isLowerKnown = candidatesFor(columns, lower, i, true).length > 0;
    return isLowerKnown || cleanValue(upper) === '' ? lower : upper;
  });
}

/** What the cells of a column hold, for choosing between columns of one meaning. */
export type ColumnContent = (index: number) => readonly string[];

/** Whether most of the texts are numbers of sixteen digits, whole or as a program damaged them. */
function holdsNiks(texts: readonly string[]): boolean {
  const filled = texts.filter(text => cleanValue(text) !== '');
  if (filled.length === 0) return false;
  const niks = filled.filter(text => /^\d{16}$|E\+?15$|^\d{4}•{8}\d{4}$/i.test(cleanNumber(text)));
  return niks.length * 2 > filled.length;
}

/** Returns the column that holds NIKs: one that may be named so, else the only one whose name says nothing. */
function columnOfNiks<Field extends string>(
  columns: readonly SheetColumn<Field>[],
  headers: readonly string[],
  contentOf: ColumnContent,
): { readonly index: number; readonly isNamed: boolean } | undefined {
  const unnamed: number[] = [];
  for (const [index, header] of headers.entries()) {
    if (!holdsNiks(contentOf(index))) continue;
    const fields = candidatesFor(columns, header, index, true).map(({ field }) => field as string);
    if (fields.includes('nik')) return { index, isNamed: true };
    if (fields.length === 0) unnamed.push(index);
  }
  const [index, ...others] = unnamed;
  return index === undefined || others.length > 0 ? undefined : { index, isNamed: false };
}

/**
 * Chooses the column of the NIK by its content: many companies call their own number of an employee NIK too
 * (nomor induk karyawan) and write the identity number in another column. The column that has the name then fills
 * the employee number.
 */
export function matchByContent<Field extends string>(
  columns: readonly SheetColumn<Field>[],
  headers: readonly string[],
  contentOf: ColumnContent,
): ColumnMapping<Field> {
  const mapping = matchColumns(columns, headers);
  const nikColumn = columns.find(({ field }) => field === 'nik');
  const named = mapping.matches.find(({ field }) => field === 'nik');
  if (!nikColumn || (named && holdsNiks(contentOf(named.index)))) return mapping;
  const found = columnOfNiks(columns, headers, contentOf);
  if (!found) return mapping;
  const nip = columns.find(({ field }) => field === 'nip');
  const hasNip = mapping.matches.some(({ field }) => field === 'nip');
  const matches: HeaderMatch<Field>[] = mapping.matches.filter(
    ({ field, index }) => field !== 'nik' && index !== found.index,
  );
  matches.push({
    field: nikColumn.field,
    index: found.index,
    header: headers[found.index] ?? '',
    // One without a name is a guess, which the user reviews.
    confidence: found.isNamed ? 'synonym' : 'similar',
  });
  if (named && nip && !hasNip) {
    matches.push({ ...named, field: nip.field, confidence: 'similar' });
  }
  const used = new Set(matches.map(({ index }) => index));
  return {
    matches,
    unmatched: headers
      .map((header, index) => ({ index, header }))
      .filter(({ header, index }) => !used.has(index) && header.trim() !== ''),
    missing: columns
      .filter(
        ({ field, required }) => required === 'always' && !matches.some(one => one.field === field),
      )
      .map(({ field }) => field),
    ambiguous: mapping.ambiguous.filter(({ field }) => field !== 'nik'),
  };
}

/** Fields that say the citizenship of a person without a column of its own. */
const impliesCitizenship = ['nik', 'noPaspor'];

/** Returns the fields that no column fills and without which new participants are rejected. */
export function missingFields<Field extends string>(
  columns: readonly SheetColumn<Field>[],
  mapped: Iterable<Field>,
): Field[] {
  const filled = new Set<string>(mapped);
  if (impliesCitizenship.some(field => filled.has(field))) filled.add('isWNI');
  return columns
    .filter(({ field, required }) => required === 'always' && !filled.has(field))
    .map(({ field }) => field);
}
