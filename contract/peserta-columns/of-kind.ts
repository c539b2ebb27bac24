import type { ImporKind } from '../impor/kinds.ts';
import { boosterColumns, type ColumnField } from './booster.ts';
import type { Column } from './column.ts';
import { pesertaColumns, sheetNames } from './columns.ts';
import { smartColumns } from './smart.ts';

/** By which columns a file is read, and which of its sheets, by what its rows are. */
export const sheetOf: Readonly<
  Record<
    ImporKind,
    {
      readonly columns: readonly Column<ColumnField>[];
      /** The sheet of ours; a result of smart checking is made by others, and is on the first. */
      readonly sheet: string | null;
    }
  >
> = {
  peserta: { columns: pesertaColumns, sheet: sheetNames.peserta },
  booster: { columns: boosterColumns, sheet: sheetNames.booster },
  boosterEksternal: { columns: boosterColumns, sheet: sheetNames.booster },
  smartChecking: { columns: smartColumns, sheet: null },
};

/** Every column of any file, a field once. */
export const allColumns: readonly Column<ColumnField>[] = [
  ...boosterColumns,
  ...smartColumns.filter(({ field }) => field === 'statusCek' || field === 'keteranganCek'),
];

const names = new Map<string, string>([
  ...allColumns.map(({ field, header }) => [field, header.replace(/\*$/, '')] as const),
  // What a result of smart checking leaves is no column of its own.
  ['smartCheckStatus', 'Smart checking'],
]);

/** What the field of a finding is called on the sheets, without the star of what must be filled in. */
export const fieldName = (field: string): string => names.get(field) ?? field;
