import {
  missingFields,
  type SheetColumn,
  type ColumnField,
} from '#contract/domains/import/columns/index.ts';
import type { Import } from '#contract/domains/import/index.ts';

/** Column mapping: file column index → field. Unmapped columns have no entry. */
export type ColumnMapping = ReadonlyMap<number, ColumnField>;

/** Returns the mapping the server detected or saved. */
export const initialMapping = ({ kolom }: Pick<Import, 'kolom'>): ColumnMapping =>
  new Map(kolom.cocok.map(({ index, field }) => [index, field]));

/** Maps a column to a field, or to none; any other column mapped to that field is unmapped. */
export function assignColumn(
  mapping: ColumnMapping,
  index: number,
  field: ColumnField | undefined,
): ColumnMapping {
  const otherEntries = [...mapping].filter(
    ([columnIndex, mappedField]) => columnIndex !== index && mappedField !== field,
  );
  return new Map(field === undefined ? otherEntries : [...otherEntries, [index, field]]);
}

/** Returns the columns of the fields that no file column fills and without which new participants are rejected. */
export function unmappedRequiredColumns(
  mapping: ColumnMapping,
  columns: readonly SheetColumn<ColumnField>[],
): SheetColumn<ColumnField>[] {
  const missing = missingFields(columns, mapping.values());
  return columns.filter(({ field }) => missing.includes(field));
}

/**
 * Whether a user should review the mapping: a required field is missing, several columns fit a field, a match
 * is guessed, or a
 * column with content is unused and nobody confirmed that.
 */
export const needsMappingReview = ({ kolom }: Pick<Import, 'kolom'>): boolean =>
  kolom.kurang.length > 0 ||
  kolom.ragu.length > 0 ||
  kolom.cocok.some(({ cara }) => cara === 'similar') ||
  (kolom.tidakDipakai.length > 0 && !kolom.dikonfirmasi);
