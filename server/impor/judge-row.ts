import { planFault } from '#contract/jadwal/index.ts';
import {
  repairNik,
  toDraft,
  type ColumnField,
  type Drafted,
  type DraftGrounds,
  type Mapping,
} from '#contract/peserta-columns/index.ts';
import {
  isDay,
  judge,
  judgeBooster,
  requiredOf,
  type Finding,
  type Grounds,
  type VaccinationType,
} from '#contract/peserta/index.ts';
import type { CodedFaskes } from '../faskes/codes.ts';
import { withMended, type RowCells } from './cells.ts';
import type { Written } from './draft-person.ts';

/** Context for parsing and validating rows; one per file. */
export interface RowGrounds {
  readonly mapping: Mapping<ColumnField>;
  readonly draft: DraftGrounds;
  readonly judge: Grounds;
  readonly vaccinationType: VaccinationType;
  /** Facilities by code. */
  readonly faskes: ReadonlyMap<string, CodedFaskes>;
  /** Opening weekdays by facility; a facility without a schedule is absent. */
  readonly openWeekdays: ReadonlyMap<number, ReadonlySet<number>>;
  /** The facility of the whole file. */
  readonly faskesId: number | null;
  /** The uploading account's facility; people at another one are outside the import's scope. */
  readonly within: number | null;
}

/** A parsed row, including values that could be repaired. */
export interface ReadRow extends Drafted {
  /** Fields repaired automatically, because only one value was possible. */
  readonly repaired: readonly ColumnField[];
}

/** Parses a row with its corrections. */
export function readRow(row: Pick<RowCells, 'cells' | 'mended'>, grounds: RowGrounds): ReadRow {
  const { cells, mapping } = withMended(row, grounds.mapping);
  const drafted = toDraft(cells, mapping, grounds.draft);
  const { draft, remarks } = drafted;
  const isRounded = remarks.some(one => one.field === 'nik' && one.fault === 'rounded');
  if (!isRounded || !draft.nik || !draft.tanggalLahir || !isDay(draft.tanggalLahir)) {
    return { ...drafted, repaired: [] };
  }
  const sex = draft.jenisKelamin;
  if (sex !== 'L' && sex !== 'P') return { ...drafted, repaired: [] };
  const nik = repairNik(draft.nik, {
    birthDate: draft.tanggalLahir,
    sex,
    today: grounds.judge.today,
  });
  if (nik === null) return { ...drafted, repaired: [] };
  return {
    ...drafted,
    draft: { ...draft, nik },
    remarks: remarks.filter(one => one.field !== 'nik'),
    repaired: ['nik'],
  };
}

/** The person's stored and valid plan, which a row may leave unchanged. */
export interface Plan {
  readonly faskesId: number | null;
  readonly day: string | null;
}

/**
 * Returns the facility that a row names: null when it names none, undefined when it is not allowed.
 */
function namedFaskes(
  { draft }: Drafted,
  grounds: RowGrounds,
  kept: Plan,
): number | null | undefined {
  if (draft.kodeFaskes === null) return null;
  const named = grounds.faskes.get(draft.kodeFaskes);
  return named && (named.mayBeChosen || named.id === kept.faskesId) ? named.id : undefined;
}

/** Returns the row's facility, or that of the whole file. */
export const faskesOf = (row: Drafted, grounds: RowGrounds, kept: Plan): number | null =>
  namedFaskes(row, grounds, kept) ?? grounds.faskesId;

/** Validates a row by itself. */
export function judgeRow(
  row: ReadRow,
  written: Written,
  grounds: RowGrounds,
  kept: Plan,
): Finding[] {
  const { vaccinationType } = grounds;
  const spoken = remarkFindings(row, requiredOf(vaccinationType));
  // A cell that could not be parsed is reported once, with the parser's specific message.
  const told = new Set(spoken.map(one => one.field));
  return [
    ...spoken,
    ...judge(written, grounds.judge).filter(one => !told.has(one.field)),
    ...judgeBooster(written, vaccinationType, grounds.judge.today).filter(
      one => !told.has(one.field),
    ),
    ...planned(row, written, grounds, kept).filter(one => !told.has(one.field)),
  ];
}

/**
 * Converts parser remarks to issues where validating the value alone would miss them.
 * @param alsoRequired further fields that the kind of file requires
 */
export function remarkFindings(
  { remarks, draft }: Pick<ReadRow, 'remarks' | 'draft'>,
  alsoRequired: readonly ColumnField[] = [],
): Finding[] {
  return remarks.flatMap(({ field, fault }): Finding[] => {
    if (fault === 'rounded') {
      if (field === 'nik') return [{ code: 'E03', field }];
      return [{ code: 'E16', field, detail: 'Nomor ini dipotong Excel menjadi 15 angka' }];
    }
    if (fault === 'error') {
      const isRequired = required.has(field) || alsoRequired.includes(field);
      return [{ code: isRequired ? 'E13' : 'E16', field, detail: 'Rumus di sel ini gagal' }];
    }
    if (fault === 'ambiguous' && field === 'kabKota') {
      return [
        {
          code: 'E10',
          field,
          detail: `Ada kabupaten dan kota bernama “${draft.kabKota ?? ''}”; tulis Kabupaten atau Kota di depannya`,
        },
      ];
    }
    if (fault === 'unreadable' && field === 'isWNI') {
      return [{ code: 'E13', field, detail: 'Kewarganegaraan ditulis WNI atau WNA' }];
    }
    if (fault === 'unreadable' && field === 'persetujuan') {
      return [{ code: 'E15', field, detail: 'Persetujuan ditulis Y atau T' }];
    }
    return [];
  });
}

const required = new Set<ColumnField>([
  'nik',
  'nama',
  'tanggalLahir',
  'jenisKelamin',
  'noHP',
  'alamat',
  'kabKota',
  'kategori',
  'persetujuan',
  'statusCek',
]);

/** Validates facility and planned date where they differ from the existing plan. */
function planned(row: ReadRow, written: Written, grounds: RowGrounds, kept: Plan): Finding[] {
  const findings: Finding[] = [];
  if (namedFaskes(row, grounds, kept) === undefined) {
    const detail = 'Kode faskes ini tidak dikenal, tidak aktif, atau tidak melayani perusahaan';
    findings.push({ code: 'E17', field: 'kodeFaskes', detail });
  }
  const { rencanaTanggal: day, idFaskes } = written;
  if (day === null || (day === kept.day && idFaskes === kept.faskesId)) return findings;
  const detail = dayFault(day, idFaskes, grounds, kept);
  if (detail !== null) findings.push({ code: 'E17', field: 'rencanaTanggal', detail });
  return findings;
}

/** Returns why the planned date is not possible, or null. */
function dayFault(
  day: string,
  idFaskes: number | null,
  grounds: RowGrounds,
  kept: Plan,
): string | null {
  if (!isDay(day)) return 'Tanggal rencana tidak terbaca';
  // An unchanged plan in the past stays valid at any facility.
  if (day < grounds.judge.today) return day === kept.day ? null : 'Tanggal rencana sudah lewat';
  return idFaskes === null ? null : planFault(grounds.openWeekdays.get(idFaskes), day);
}
