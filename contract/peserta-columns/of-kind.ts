import type { ImporKind } from '../impor/kinds.ts';
import { boosterColumns, type ColumnField } from './booster.ts';
import type { Column } from './column.ts';
import { pesertaColumns, sheetNames } from './columns.ts';
import { smartColumns } from './smart.ts';

/** Columns and sheet name by import kind. */
export const sheetOf: Readonly<
  Record<
    ImporKind,
    {
      readonly columns: readonly Column<ColumnField>[];
      /**
       * Sheet of our template; null for smart-check results, which come from elsewhere and use the
       * first sheet.
       */
      readonly sheet: string | null;
    }
  >
> = {
  peserta: { columns: pesertaColumns, sheet: sheetNames.peserta },
  booster: { columns: boosterColumns, sheet: sheetNames.booster },
  boosterEksternal: { columns: boosterColumns, sheet: sheetNames.booster },
  smartChecking: { columns: smartColumns, sheet: null },
};

/** Columns of all import kinds, each field once. */
export const allColumns: readonly Column<ColumnField>[] = [
  ...boosterColumns,
  ...smartColumns.filter(({ field }) => field === 'statusCek' || field === 'keteranganCek'),
];

const names = new Map<string, string>([
  ...allColumns.map(({ field, header }) => [field, header.replace(/\*$/, '')] as const),
  // Smart-check results fill this field, which has no column of its own.
  ['smartCheckStatus', 'Smart checking'],
]);

/** Returns the label of an issue's field, without the star of required columns. */
export const fieldName = (field: string): string => names.get(field) ?? field;
