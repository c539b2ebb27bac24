import type { Hasil, Impor } from '#contract/impor/index.ts';
import {
  allColumns,
  sheetOf,
  type Column,
  type ColumnField,
  type ColumnKind,
} from '#contract/peserta-columns/index.ts';
import type { Meaning } from '#src/layout/theme/tokens.ts';

/** What a result of a row says to the eye. */
export const meaningOf: Record<Hasil, Meaning> = {
  baru: 'good',
  berubah: 'information',
  sama: 'neutral',
  ganda: 'attention',
  tidakValid: 'attention',
  ditolak: 'bad',
  dilewati: 'neutral',
};

/** What the state of an upload says to the eye. */
export const stateMeaning: Record<Impor['status'], Meaning> = {
  DIPERIKSA: 'information',
  DISIMPAN: 'good',
  DIURUNGKAN: 'neutral',
  DIBUANG: 'neutral',
};

type Counted = Pick<Impor, 'jumlah'>;

/** How many participants are kept, or would be: new ones, changed ones, and those to be mended later. */
export const keptOf = ({ jumlah }: Counted): number =>
  jumlah.baru + jumlah.berubah + jumlah.tidakValid;

/** How many rows stay out though somebody meant them to come in. */
export const refusedOf = ({ jumlah }: Counted): number => jumlah.ditolak + jumlah.ganda;

/** The columns that an upload was read by. */
export const columnsOf = ({ jenis }: Pick<Impor, 'jenis'>): readonly Column<ColumnField>[] =>
  sheetOf[jenis].columns;

const byField = new Map<string, Column<ColumnField>>(allColumns.map(one => [one.field, one]));

/** The column of a field that a finding names; some findings are about no column at all. */
export const columnOf = (field: string): Column<ColumnField> | undefined => byField.get(field);

/** What a column is called, without the star of what must be filled in. */
export const labelOf = ({ header }: Pick<Column, 'header'>): string => header.replace(/\*$/, '');

/** A day as people write it, where the sheet held one. */
export const asTyped = ({ kind }: Pick<Column, 'kind'>, text: string): string => {
  const found = kind === 'date' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) : null;
  return found ? `${found[3]}-${found[2]}-${found[1]}` : text;
};

/** Kinds of columns in which many people have the same; a name or a number is each one's own. */
const shared = new Set<ColumnKind>(['choice', 'yesNo', 'lookup']);
const alsoShared = new Set(['kodeFaskes', 'rencanaTanggal']);

/** Whether many rows can be mended by saying the same in all of them. */
export const isMendableTogether = (field: string): boolean => {
  const kind = columnOf(field)?.kind;
  return kind !== undefined && (shared.has(kind) || alsoShared.has(field));
};
