import {
  allColumns,
  sheetByKind,
  type SheetColumn,
  type ColumnField,
  type SheetColumnKind,
} from '#contract/domains/import/columns/index.ts';
import type { ImportRow, RowResult, Import } from '#contract/domains/import/index.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import type { LookupName } from '#src/providers/data/lookup.ts';

/** Chip colour of each row result. */
export const rowResultColor: Record<RowResult, Meaning> = {
  baru: 'good',
  berubah: 'information',
  sama: 'neutral',
  ganda: 'attention',
  tidakValid: 'attention',
  ditolak: 'bad',
  dilewati: 'neutral',
};

/** Chip colour of each import status. */
export const importStatusColor: Record<Import['status'], Meaning> = {
  DIPERIKSA: 'information',
  DISIMPAN: 'good',
  DIURUNGKAN_SEBAGIAN: 'attention',
  DIURUNGKAN: 'neutral',
  DIBUANG: 'neutral',
};

type HasRowCounts = Pick<Import, 'jumlah'>;

/** Counts the rows that are saved, or would be: new, changed, and invalid ones (fixed later). */
export const savedCount = ({ jumlah }: HasRowCounts): number =>
  jumlah.baru + jumlah.berubah + jumlah.tidakValid;

/** Counts the rows that cannot be saved: rejected and duplicate ones, without the skipped ones. */
export const rejectedCount = ({ jumlah }: HasRowCounts): number => jumlah.ditolak + jumlah.ganda;

/** Whether the import saved the person of a row. */
export const isSavedRow = ({ status }: Pick<Import, 'status'>, row: ImportRow): boolean =>
  status === 'DISIMPAN' &&
  row.idPeserta !== null &&
  (row.hasil === 'baru' || row.hasil === 'berubah' || row.hasil === 'tidakValid');

/** Returns the lookup whose items a column takes; a facility is named by its code. */
export const lookupOf = ({ list, field }: SheetColumn): LookupName | undefined =>
  list ?? (field === 'kodeFaskes' ? 'faskesCode' : undefined);

/** Returns the template columns of the kind of import. */
export const importColumns = ({
  jenis,
}: Pick<Import, 'jenis'>): readonly SheetColumn<ColumnField>[] => sheetByKind[jenis].columns;

const columnByField = new Map<string, SheetColumn<ColumnField>>(
  allColumns.map(one => [one.field, one]),
);

/** Finds the column of an issue's field; undefined for issues that concern no column. */
export const findColumn = (field: string): SheetColumn<ColumnField> | undefined =>
  columnByField.get(field);

/** Returns the column header without the asterisk that marks required columns. */
export const columnLabel = ({ header }: Pick<SheetColumn, 'header'>): string =>
  header.replace(/\*$/, '');

/** Formats a cell for editing: ISO dates become DD-MM-YYYY, anything else is unchanged. */
export const formatCellValue = ({ kind }: Pick<SheetColumn, 'kind'>, text: string): string => {
  const dateParts = kind === 'date' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) : null;
  return dateParts ? `${dateParts[3]}-${dateParts[2]}-${dateParts[1]}` : text;
};

/** Column kinds whose values repeat across people; names and identity numbers never do. */
const sharedValueKinds = new Set<SheetColumnKind>(['choice', 'yesNo', 'lookup']);
const sharedValueFields = new Set(['kodeFaskes', 'rencanaTanggal']);

/** Whether one value can correct `field` in many rows at once. */
export const canFixInBulk = (field: string): boolean => {
  const column = findColumn(field);
  return (
    column !== undefined &&
    (sharedValueKinds.has(column.kind) ||
      column.suggestions !== undefined ||
      sharedValueFields.has(field))
  );
};
