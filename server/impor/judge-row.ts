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

/** What rows are read and judged by; the same for all of a file. */
export interface RowGrounds {
  readonly mapping: Mapping<ColumnField>;
  readonly draft: DraftGrounds;
  readonly judge: Grounds;
  readonly vaccinationType: VaccinationType;
  /** The facilities by their codes. */
  readonly faskes: ReadonlyMap<string, CodedFaskes>;
  /** On which days of the week facilities are open; one without a schedule is not among them. */
  readonly openWeekdays: ReadonlyMap<number, ReadonlySet<number>>;
  /** The facility of the whole file. */
  readonly faskesId: number | null;
  /** The facility whose account brought the file in: whoever is at another one stays out of its reach. */
  readonly within: number | null;
}

/** A row as it was read, with a number given back that its cell had lost. */
export interface ReadRow extends Drafted {
  /** Fields that were put right without asking, since only one value was possible. */
  readonly repaired: readonly ColumnField[];
}

/** Reads a row, as it was written or mended. */
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

/** What is planned for somebody already, and was in order then: it may stay as it is. */
export interface Plan {
  readonly faskesId: number | null;
  readonly day: string | null;
}

/** The facility that a row names, undefined where it may not have it; null where it names none. */
function namedFaskes(
  { draft }: Drafted,
  grounds: RowGrounds,
  kept: Plan,
): number | null | undefined {
  if (draft.kodeFaskes === null) return null;
  const named = grounds.faskes.get(draft.kodeFaskes);
  return named && (named.mayBeChosen || named.id === kept.faskesId) ? named.id : undefined;
}

/** The facility that a row names, or the one of the whole file. */
export const faskesOf = (row: Drafted, grounds: RowGrounds, kept: Plan): number | null =>
  namedFaskes(row, grounds, kept) ?? grounds.faskesId;

/** Everything that is wrong with a row by itself. */
export function judgeRow(
  row: ReadRow,
  written: Written,
  grounds: RowGrounds,
  kept: Plan,
): Finding[] {
  const { vaccinationType } = grounds;
  const spoken = remarkFindings(row, requiredOf(vaccinationType));
  // What a cell could not say is told once, in the words that say why.
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
 * What the reading of cells left open, where judging the value alone would not say it.
 * @param alsoRequired fields that rows of the file's kind need besides
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

/** Where and when somebody shall be vaccinated, as far as it is new. */
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

/** Why nobody can be vaccinated on a day, or at a facility on it; null where they can. */
function dayFault(
  day: string,
  idFaskes: number | null,
  grounds: RowGrounds,
  kept: Plan,
): string | null {
  if (!isDay(day)) return 'Tanggal rencana tidak terbaca';
  // What was planned and is over may stay, wherever it was to be.
  if (day < grounds.judge.today) return day === kept.day ? null : 'Tanggal rencana sudah lewat';
  return idFaskes === null ? null : planFault(grounds.openWeekdays.get(idFaskes), day);
}
