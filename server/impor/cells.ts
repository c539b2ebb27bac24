import type { ColumnField, Mapping, SheetCell } from '#contract/peserta-columns/index.ts';
import type { Keys } from '../keys.ts';
import { seal, unseal } from '../seal.ts';
import type { Person, SmartResult } from '../peserta/index.ts';

/** What a row of a file says, and what a person made of it since. */
export interface RowCells {
  readonly cells: readonly SheetCell[];
  /** What fields shall say instead of their cells. */
  readonly mended: Readonly<Partial<Record<ColumnField, string>>>;
  /** Left out by whoever mends. */
  readonly isSkipped: boolean;
}

/** As it is sealed: texts in order, and the places of those that are numbers or formulas. */
interface Packed {
  readonly t: readonly string[];
  readonly n?: readonly number[];
  readonly f?: readonly number[];
  readonly m?: RowCells['mended'];
  readonly s?: true;
}

const cellsPurpose = 'impor_row.cells';
const personPurpose = 'impor_row.person';

function places(cells: readonly SheetCell[], which: (cell: SheetCell) => boolean): number[] {
  const found: number[] = [];
  cells.forEach((cell, i) => {
    if (which(cell)) found.push(i);
  });
  return found;
}

/** Seals what a row says: it names people, and their numbers. */
export function sealCells(keys: Keys, { cells, mended, isSkipped }: RowCells): Buffer {
  const numbers = places(cells, cell => cell.isNumber);
  const formulas = places(cells, cell => cell.isFormula === true);
  const packed: Packed = {
    t: cells.map(cell => cell.text),
    ...(numbers.length > 0 ? { n: numbers } : {}),
    ...(formulas.length > 0 ? { f: formulas } : {}),
    ...(Object.keys(mended).length > 0 ? { m: mended } : {}),
    ...(isSkipped ? { s: true } : {}),
  };
  return seal(keys.identity, cellsPurpose, JSON.stringify(packed));
}

/** What a row says. @throws SealError */
export function openCells(keys: Keys, sealed: Buffer): RowCells {
  const {
    t,
    n = [],
    f = [],
    m = {},
    s,
  } = JSON.parse(unseal(keys.identity, cellsPurpose, sealed)) as Packed;
  const numbers = new Set(n);
  const formulas = new Set(f);
  const cells = t.map((text, i) => ({
    text,
    isNumber: numbers.has(i),
    ...(formulas.has(i) ? { isFormula: true } : {}),
  }));
  return { cells, mended: m, isSkipped: s === true };
}

/** What is kept of a row: the participant that it becomes, or what smart checking says of people. */
export type RowKept = Person | SmartResult;

/** Seals what will be kept of a row. */
export const sealKept = (keys: Keys, kept: RowKept): Buffer =>
  seal(keys.identity, personPurpose, JSON.stringify(kept));

/** What will be kept of a row, in the shape that the kind of its file has. @throws SealError */
export const openKept = <T extends RowKept>(keys: Keys, sealed: Buffer): T =>
  JSON.parse(unseal(keys.identity, personPurpose, sealed)) as T;

/** A row with what it was mended to in place of its cells: further cells where no column filled the field. */
export function withMended(
  { cells, mended }: Pick<RowCells, 'cells' | 'mended'>,
  mapping: Mapping<ColumnField>,
): { cells: readonly SheetCell[]; mapping: Mapping<ColumnField> } {
  const fields = Object.keys(mended) as ColumnField[];
  if (fields.length === 0) return { cells, mapping };
  const width = Math.max(cells.length, ...mapping.matches.map(one => one.index + 1));
  const written = Array.from(
    { length: width },
    (_, i): SheetCell => cells[i] ?? { text: '', isNumber: false },
  );
  const matches = mapping.matches.filter(one => !fields.includes(one.field));
  fields.forEach((field, i) => {
    written.push({ text: mended[field] ?? '', isNumber: false });
    matches.push({ field, index: width + i, header: '', confidence: 'exact' });
  });
  return { cells: written, mapping: { ...mapping, matches } };
}
