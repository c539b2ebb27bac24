import type { Baris, Hasil, Impor } from '#contract/impor/index.ts';
import {
  boosterColumns,
  type Column,
  type ColumnField,
  pesertaColumns,
} from '#contract/peserta-columns/index.ts';
import type { Code } from '#contract/peserta/index.ts';
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

/** The columns of the sheet that an upload was read by, without the running number. */
export const columnsOf = ({ vaccinationType }: Pick<Impor, 'vaccinationType'>): readonly Column[] =>
  (vaccinationType === 0 ? pesertaColumns : boosterColumns).filter(({ field }) => field !== 'no');

const byField = new Map<string, Column<ColumnField>>(boosterColumns.map(one => [one.field, one]));

/** The column of a field that a finding names; some findings are about no column at all. */
export const columnOf = (field: string): Column<ColumnField> | undefined => byField.get(field);

/** What a column is called, without the star of what must be filled in. */
export const labelOf = ({ header }: Pick<Column, 'header'>): string => header.replace(/\*$/, '');

const ofOnePerson = new Set(['nik', 'noPaspor', 'noKitas', 'nip', 'nama', 'noHP', 'email']);
const aboutPeople = new Set<Code>(['E04', 'E05', 'W02', 'W03']);

/** Whether many rows can be mended by saying the same in all of them. */
export const isMendableTogether = (kode: Code, field: string): boolean =>
  byField.has(field) && !ofOnePerson.has(field) && !aboutPeople.has(kode);

/** The fields of a row in which something is to be seen to, each once, in the order of the columns. */
export const faultyFields = ({ temuan }: Pick<Baris, 'temuan'>): ColumnField[] =>
  boosterColumns
    .map(({ field }) => field)
    .filter(field => temuan.some(finding => finding.field === field));
