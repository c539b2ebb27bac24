import type {
  ColumnField,
  ColumnMapping,
  SheetCell,
} from '#contract/domains/import/columns/index.ts';
import type { FieldChange } from '#contract/domains/import/index.ts';
import type { Person, SmartCheckResult } from '#server/domains/peserta/index.ts';
import { decryptField, encryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { emptyPerson } from './read/row-person.ts';
import { rowPurposes, type RowTexts } from './row-encryption.ts';

/** The cells of an import row and the user's corrections. */
export interface RowCells {
  readonly cells: readonly SheetCell[];
  /** Corrected texts by field; they replace the cells. */
  readonly corrections: Readonly<Partial<Record<ColumnField, string>>>;
  /** Whether the user excluded the row. */
  readonly isSkipped: boolean;
  /** Whether the spreadsheet program hides the row. */
  readonly isHidden?: boolean;
}

/** Encrypted form: texts in order, and the indexes of numbers, formulas, truncated texts and errors. */
interface PackedCells {
  readonly t: readonly string[];
  readonly n?: readonly number[];
  readonly f?: readonly number[];
  readonly c?: readonly number[];
  readonly e?: readonly number[];
  readonly m?: RowCells['corrections'];
  readonly s?: true;
  readonly h?: true;
}

function indexesWhere(cells: readonly SheetCell[], which: (cell: SheetCell) => boolean): number[] {
  const found: number[] = [];
  cells.forEach((cell, i) => {
    if (which(cell)) found.push(i);
  });
  return found;
}

/** Encrypts the cells of a row, because they contain names and identity numbers. */
export const encryptCells = (keys: Keys, row: RowCells): Buffer =>
  encryptField(keys, rowPurposes.cells, packCells(row));

function packCells({ cells, corrections, isSkipped, isHidden }: RowCells): string {
  const numbers = indexesWhere(cells, cell => cell.isNumber);
  const formulas = indexesWhere(cells, cell => cell.isFormula === true);
  const truncated = indexesWhere(cells, cell => cell.isTruncated === true);
  const errors = indexesWhere(cells, cell => cell.isError === true);
  const packed: PackedCells = {
    t: cells.map(cell => cell.text),
    ...(numbers.length > 0 ? { n: numbers } : {}),
    ...(formulas.length > 0 ? { f: formulas } : {}),
    ...(truncated.length > 0 ? { c: truncated } : {}),
    ...(errors.length > 0 ? { e: errors } : {}),
    ...(Object.keys(corrections).length > 0 ? { m: corrections } : {}),
    ...(isSkipped ? { s: true } : {}),
    ...(isHidden ? { h: true } : {}),
  };
  return JSON.stringify(packed);
}

/** Decrypts the cells of a row. @throws DecryptionError */
export function decryptCells(keys: Keys, encrypted: Buffer): RowCells {
  const {
    t,
    n = [],
    f = [],
    c = [],
    e = [],
    m = {},
    s,
    h,
  } = JSON.parse(decryptField(keys, rowPurposes.cells, encrypted)) as PackedCells;
  const numbers = new Set(n);
  const formulas = new Set(f);
  const truncated = new Set(c);
  const errors = new Set(e);
  const cells = t.map((text, i) => ({
    text,
    isNumber: numbers.has(i),
    ...(formulas.has(i) ? { isFormula: true } : {}),
    ...(truncated.has(i) ? { isTruncated: true } : {}),
    ...(errors.has(i) ? { isError: true } : {}),
  }));
  return { cells, corrections: m, isSkipped: s === true, ...(h ? { isHidden: true } : {}) };
}

/** What saving a row writes: a participant, or a smart check result. */
export type RowSaveData = Person | SmartCheckResult;

/** Returns the text of what saving writes. The empty fields of a person, which are most of them, are left out. */
const packSaveData = (saveData: RowSaveData): string =>
  JSON.stringify('smartCheck' in saveData ? saveData : withoutNulls(saveData));

/** Decrypts the result of a row; `T` must match the kind of the import. @throws DecryptionError */
export function decryptSaveData<T extends RowSaveData>(keys: Keys, encrypted: Buffer): T {
  const stored = JSON.parse(decryptField(keys, rowPurposes.person, encrypted)) as T;
  return 'smartCheck' in stored ? stored : { ...emptyPerson, ...stored };
}

function withoutNulls(person: Person): Partial<Person> {
  const filled: Record<string, unknown> = {};
  // Not by `Object.entries`, which allocates a pair for each field.
  for (const field of Object.keys(person)) {
    const value = person[field as keyof Person];
    if (value !== null) filled[field] = value;
  }
  return filled;
}

/** Returns the texts of a row that contain personal data. */
export const packRow = (
  row: RowCells,
  { saveData, changes }: { saveData: RowSaveData | null; changes: readonly FieldChange[] },
): RowTexts => ({
  cells: packCells(row),
  person: saveData && packSaveData(saveData),
  changedValues: changes.length === 0 ? null : JSON.stringify(changes),
});

/** Decrypts what a row changes. @throws DecryptionError */
export const decryptChanges = (keys: Keys, encrypted: Buffer): FieldChange[] =>
  JSON.parse(decryptField(keys, rowPurposes.changedValues, encrypted)) as FieldChange[];

/** Replaces cells by their corrections; a field without a column gets an additional cell. */
export function applyCorrections(
  { cells, corrections }: Pick<RowCells, 'cells' | 'corrections'>,
  mapping: ColumnMapping<ColumnField>,
): { cells: readonly SheetCell[]; mapping: ColumnMapping<ColumnField> } {
  const fields = Object.keys(corrections) as ColumnField[];
  if (fields.length === 0) return { cells, mapping };
  const width = Math.max(cells.length, ...mapping.matches.map(one => one.index + 1));
  const filledCells = Array.from(
    { length: width },
    (_, i): SheetCell => cells[i] ?? { text: '', isNumber: false },
  );
  const matches = mapping.matches.filter(one => !fields.includes(one.field));
  fields.forEach((field, i) => {
    filledCells.push({ text: corrections[field] ?? '', isNumber: false });
    matches.push({ field, index: width + i, header: '', confidence: 'exact' });
  });
  return { cells: filledCells, mapping: { ...mapping, matches } };
}
