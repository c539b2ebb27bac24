import type { ImportKind } from '../kinds.ts';
import { boosterColumns, type ColumnField } from './booster-columns.ts';
import type { SheetColumn } from './column.ts';
import { pesertaColumns, sheetNames } from './peserta-columns.ts';
import { smartCheckColumns } from './smart-check.ts';

/** Columns and sheet name by import kind. */
export const sheetByKind: Readonly<
  Record<
    ImportKind,
    {
      readonly columns: readonly SheetColumn<ColumnField>[];
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
  smartChecking: { columns: smartCheckColumns, sheet: null },
};

/** Columns of all import kinds, each field once. */
export const allColumns: readonly SheetColumn<ColumnField>[] = [
  ...boosterColumns,
  ...smartCheckColumns.filter(({ field }) => field === 'statusCek' || field === 'keteranganCek'),
];

const fieldLabels = new Map<string, string>([
  ...allColumns.map(({ field, header }) => [field, header.replace(/\*$/, '')] as const),
  // Fields of a participant without a column; changes and issues name them too.
  ['idFaskes', 'Faskes'],
  ['statusData', 'Status data'],
  // A reference to a participant is in files that were downloaded from here.
  ['rujukan', 'Rujukan peserta'],
  // Smart-check results fill this field, which has no column.
  ['smartCheckStatus', 'Smart checking'],
  ['smartCheckCatatan', 'Catatan smart checking'],
]);

/** Returns the label of an issue's field, without the star of required columns. */
export const fieldLabel = (field: string): string => fieldLabels.get(field) ?? field;
