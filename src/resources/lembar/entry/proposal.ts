import {
  sheetReasons,
  sheetResults,
  type PaperSheet,
  type ReadSheetRow,
  type SheetField,
  type SheetRow,
  type SheetRowInput,
} from '#contract/domains/lembar/index.ts';
import { doseSites } from '#contract/domains/vaksinasi/record.ts';
import { quarters } from '#documents/paper-sheet/words.ts';
import type { BubbleGroup } from '#documents/paper-sheet/geometry.ts';
import type { RowReading } from '../reader/rowRules.ts';

/** The fields of a row as they are checked and changed before they are sent. */
export interface RowValues {
  readonly hasil: SheetRowInput['hasil'] | null;
  readonly alasan: SheetRowInput['alasan'] | null;
  readonly skriningLayak: boolean;
  readonly lokasi: SheetRowInput['lokasi'] | null;
  readonly idBatch: number | null;
  /** `HH:MM`, or empty. */
  readonly jam: string;
  /** Empty for the name that applies to the whole page. */
  readonly vaksinator: string;
  readonly catatan: string;
}

/** A row that was read, before it is entered. */
export interface Proposal {
  readonly row: SheetRow;
  readonly values: RowValues;
  /** Fields that were marked but not read with certainty; a person decides them. */
  readonly asked: readonly SheetField[];
  /** Whether something is written under remarks, which no program reads: a person types it or says that it is nothing. */
  readonly hasRemark: boolean;
}

/** What is said once for all rows of a page. */
export interface PageValues {
  readonly vaksinator: string;
  /** Time of postponements without a time, such as of people who did not come. */
  readonly jamDitunda: string;
}

const emptyValues: RowValues = {
  hasil: null,
  alasan: null,
  skriningLayak: false,
  lokasi: null,
  idBatch: null,
  jam: '',
  vaksinator: '',
  catatan: '',
};

/** The field that a group of bubbles fills in. */
const fieldOf: Readonly<Record<BubbleGroup, SheetField>> = {
  hasil: 'hasil',
  alasan: 'alasan',
  skrining: 'skriningLayak',
  lokasi: 'lokasi',
  batch: 'idBatch',
  jam: 'jam',
  menit: 'jam',
};

/** The groups of bubbles that a field comes from. */
export const groupsOf = (field: SheetField): BubbleGroup[] =>
  (Object.keys(fieldOf) as BubbleGroup[]).filter(group => fieldOf[group] === field);

const pad = (n: number): string => String(n).padStart(2, '0');

/** Returns the proposal of a row that was read from a picture; undefined for an empty row. */
export function proposalOfReading(
  row: SheetRow,
  reading: RowReading,
  { batch, jamMulai }: Pick<PaperSheet, 'batch' | 'jamMulai'>,
): Proposal | undefined {
  if (reading.kind === 'empty') return undefined;
  const { groups, hasRemark } = reading;
  const choice = (group: BubbleGroup): number =>
    typeof groups[group] === 'number' ? groups[group] : -1;
  const minute = quarters[choice('menit')];
  const hasTime = choice('jam') >= 0 && minute !== undefined;
  const asked = (Object.keys(groups) as BubbleGroup[]).filter(group => groups[group] === 'ask');
  return {
    row,
    values: {
      ...emptyValues,
      hasil: sheetResults[choice('hasil')] ?? null,
      alasan: sheetReasons[choice('alasan')] ?? null,
      skriningLayak: choice('skrining') === 0,
      lokasi: doseSites[choice('lokasi')] ?? null,
      idBatch: batch[choice('batch')]?.idBatch ?? null,
      jam: hasTime ? `${pad(jamMulai + choice('jam'))}:${pad(minute)}` : '',
    },
    asked: [
      ...new Set(asked.map(group => fieldOf[group])),
      ...(hasRemark ? (['catatan'] as const) : []),
    ],
    hasRemark,
  };
}

/** Returns the proposal of a row of a spreadsheet. */
export const proposalOfFile = (row: SheetRow, read: ReadSheetRow): Proposal => ({
  row,
  values: {
    hasil: read.hasil,
    alasan: read.alasan,
    skriningLayak: read.skriningLayak,
    lokasi: read.lokasi,
    idBatch: read.idBatch,
    jam: read.jam ?? '',
    vaksinator: read.vaksinator ?? '',
    catatan: read.catatan ?? '',
  },
  asked: read.ragu,
  hasRemark: false,
});

/** The fields that a result has; the others are not sent. */
export const fieldsOfResult = {
  DIBERIKAN: ['skriningLayak', 'lokasi', 'idBatch', 'jam', 'vaksinator', 'catatan'],
  DITUNDA: ['alasan', 'jam', 'catatan'],
} as const satisfies Readonly<Record<SheetRowInput['hasil'], readonly SheetField[]>>;

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Returns the fields of a row that a person still has to fill in or to decide. */
export function openFields({ values, asked }: Proposal, page: PageValues): SheetField[] {
  const { hasil } = values;
  if (hasil === null || asked.includes('hasil')) return ['hasil'];
  const given: readonly SheetField[] = fieldsOfResult[hasil];
  const isMissing: Readonly<Partial<Record<SheetField, boolean>>> = {
    alasan: values.alasan === null,
    skriningLayak: !values.skriningLayak,
    lokasi: values.lokasi === null,
    idBatch: values.idBatch === null,
    jam:
      !isTime(values.jam) && !(hasil === 'DITUNDA' && values.jam === '' && isTime(page.jamDitunda)),
    vaksinator: (values.vaksinator || page.vaksinator).trim() === '',
    catatan: hasil === 'DITUNDA' && values.alasan === 'LAINNYA' && values.catatan.trim() === '',
  };
  return given.filter(field => isMissing[field] || asked.includes(field));
}

/** Returns the open fields that are filled in at the row, not once for the page. */
export const openInRow = (proposal: Proposal, page: PageValues): SheetField[] =>
  openFields(proposal, page).filter(
    field => field !== 'vaksinator' && !(field === 'jam' && takesTimeOfPage(proposal)),
  );

/** Whether a postponement has no time of its own. */
export const takesTimeOfPage = ({ values, asked }: Proposal): boolean =>
  values.hasil === 'DITUNDA' && values.jam === '' && !asked.includes('jam');

/** Whether a row can be entered: its person is still registered here, and it was not entered before. */
export const canEnter = ({ row }: Proposal): boolean => row.orang !== null && row.idDosis === null;

/** Whether the portal holds a visit of the day that this row would repeat. */
export function isRecordedElsewhere({ row, values }: Proposal): boolean {
  const visit = row.orang?.kunjungan;
  return (
    row.idDosis === null && !!visit && (visit.hasil !== 'DITUNDA' || values.hasil !== 'DIBERIKAN')
  );
}

/** Returns the body that enters a row without open fields. */
export function bodyOf({ values }: Proposal, page: PageValues, konfirmasi: boolean): SheetRowInput {
  const { hasil, alasan, skriningLayak, lokasi, idBatch, jam, vaksinator, catatan } = values;
  if (hasil === null) throw new Error('The row has no result.');
  const common = {
    hasil,
    jam: jam || page.jamDitunda,
    catatan: catatan.trim() || null,
    konfirmasi,
  };
  return hasil === 'DIBERIKAN'
    ? {
        ...common,
        skriningLayak,
        lokasi,
        idBatch,
        vaksinator: (vaksinator || page.vaksinator).trim() || null,
      }
    : { ...common, skriningLayak: false, alasan };
}
