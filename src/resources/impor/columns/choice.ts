import type { Impor } from '#contract/impor/index.ts';
import type { Column, ColumnField } from '#contract/peserta-columns/index.ts';

/** Column mapping: file column index → field. Unmapped columns have no entry. */
export type Choice = ReadonlyMap<number, ColumnField>;

/** Returns the mapping the server detected or saved. */
export const choiceOf = ({ kolom }: Pick<Impor, 'kolom'>): Choice =>
  new Map(kolom.cocok.map(({ index, field }) => [index, field]));

/** Maps a column to a field, or to none; any other column mapped to that field is unmapped. */
export function choose(choice: Choice, index: number, field: ColumnField | undefined): Choice {
  const others = [...choice].filter(([at, held]) => at !== index && held !== field);
  return new Map(field === undefined ? others : [...others, [index, field]]);
}

/** Returns the always-required columns that no file column fills. */
export const missingIn = (choice: Choice, columns: readonly Column[]): Column[] => {
  const filled = new Set<string>(choice.values());
  return columns.filter(({ field, required }) => required === 'always' && !filled.has(field));
};

/** Whether a user should review the mapping: a required field is missing or a match is guessed. */
export const needsLook = ({ kolom }: Pick<Impor, 'kolom'>): boolean =>
  kolom.kurang.length > 0 || kolom.cocok.some(({ cara }) => cara === 'similar');
