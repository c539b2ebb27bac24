import type { Hasil, Impor } from '#contract/impor/index.ts';
import {
  allColumns,
  sheetOf,
  type Column,
  type ColumnField,
  type ColumnKind,
} from '#contract/peserta-columns/index.ts';
import type { Meaning } from '#src/layout/theme/tokens.ts';

/** Chip colour of each row result. */
export const meaningOf: Record<Hasil, Meaning> = {
  baru: 'good',
  berubah: 'information',
  sama: 'neutral',
  ganda: 'attention',
  tidakValid: 'attention',
  ditolak: 'bad',
  dilewati: 'neutral',
};

/** Chip colour of each import status. */
export const stateMeaning: Record<Impor['status'], Meaning> = {
  DIPERIKSA: 'information',
  DISIMPAN: 'good',
  DIURUNGKAN: 'neutral',
  DIBUANG: 'neutral',
};

type Counted = Pick<Impor, 'jumlah'>;

/** Counts the rows that are saved, or would be: new, changed, and invalid ones (fixed later). */
export const keptOf = ({ jumlah }: Counted): number =>
  jumlah.baru + jumlah.berubah + jumlah.tidakValid;

/** Counts the rows that cannot be saved: rejected and duplicate ones, without the skipped ones. */
export const refusedOf = ({ jumlah }: Counted): number => jumlah.ditolak + jumlah.ganda;

/** Returns the template columns of the kind of import. */
export const columnsOf = ({ jenis }: Pick<Impor, 'jenis'>): readonly Column<ColumnField>[] =>
  sheetOf[jenis].columns;

const byField = new Map<string, Column<ColumnField>>(allColumns.map(one => [one.field, one]));

/** Finds the column of an issue's field; undefined for issues that concern no column. */
export const columnOf = (field: string): Column<ColumnField> | undefined => byField.get(field);

/** Returns the column header without the asterisk that marks required columns. */
export const labelOf = ({ header }: Pick<Column, 'header'>): string => header.replace(/\*$/, '');

/** Formats a cell for editing: ISO dates become DD-MM-YYYY, anything else is unchanged. */
export const asTyped = ({ kind }: Pick<Column, 'kind'>, text: string): string => {
  const found = kind === 'date' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) : null;
  return found ? `${found[3]}-${found[2]}-${found[1]}` : text;
};

/** Column kinds whose values repeat across people; names and identity numbers never do. */
const shared = new Set<ColumnKind>(['choice', 'yesNo', 'lookup']);
const alsoShared = new Set(['kodeFaskes', 'rencanaTanggal']);

/** Whether one value can correct `field` in many rows at once. */
export const isMendableTogether = (field: string): boolean => {
  const kind = columnOf(field)?.kind;
  return kind !== undefined && (shared.has(kind) || alsoShared.has(field));
};
