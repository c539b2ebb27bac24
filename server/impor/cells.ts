import type { ColumnField, Mapping, SheetCell } from '#contract/peserta-columns/index.ts';
import type { Keys } from '../keys.ts';
import { seal, unseal } from '../seal.ts';
import type { Person, SmartResult } from '../peserta/index.ts';

/** The cells of an import row and the user's corrections. */
export interface RowCells {
  readonly cells: readonly SheetCell[];
  /** Corrected texts by field; they replace the cells. */
  readonly mended: Readonly<Partial<Record<ColumnField, string>>>;
  /** Whether the user excluded the row. */
  readonly isSkipped: boolean;
}

/** Encrypted form: texts in order, and the indexes of numbers and formulas. */
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

/** Encrypts the cells of a row, because they contain names and identity numbers. */
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

/** Decrypts the cells of a row. @throws SealError */
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

/** What saving a row writes: a participant, or a smart check result. */
export type RowKept = Person | SmartResult;

/** Encrypts the result of a row. */
export const sealKept = (keys: Keys, kept: RowKept): Buffer =>
  seal(keys.identity, personPurpose, JSON.stringify(kept));

/** Decrypts the result of a row; `T` must match the kind of the import. @throws SealError */
export const openKept = <T extends RowKept>(keys: Keys, sealed: Buffer): T =>
  JSON.parse(unseal(keys.identity, personPurpose, sealed)) as T;

/** Replaces cells by their corrections; a field without a column gets an additional cell. */
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
