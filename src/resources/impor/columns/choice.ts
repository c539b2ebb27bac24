import type { Impor } from '#contract/impor/index.ts';
import type { Column, ColumnField } from '#contract/peserta-columns/index.ts';

/** Which field each column of the file fills, by the column's number; a column may fill none. */
export type Choice = ReadonlyMap<number, ColumnField>;

/** How the columns stand now. */
export const choiceOf = ({ kolom }: Pick<Impor, 'kolom'>): Choice =>
  new Map(kolom.cocok.map(({ index, field }) => [index, field]));

/** Has a column fill a field, or none. A field is filled by one column: another gives it up. */
export function choose(choice: Choice, index: number, field: ColumnField | undefined): Choice {
  const others = [...choice].filter(([at, held]) => at !== index && held !== field);
  return new Map(field === undefined ? others : [...others, [index, field]]);
}

/** The fields that everybody needs and no column fills. */
export const missingIn = (choice: Choice, columns: readonly Column[]): Column[] => {
  const filled = new Set<string>(choice.values());
  return columns.filter(({ field, required }) => required === 'always' && !filled.has(field));
};

/** Whether somebody should look before the rows: a field is missing, or one was only guessed. */
export const needsLook = ({ kolom }: Pick<Impor, 'kolom'>): boolean =>
  kolom.kurang.length > 0 || kolom.cocok.some(({ cara }) => cara === 'similar');
