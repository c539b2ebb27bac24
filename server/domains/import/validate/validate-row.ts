import type { Message } from '#contract/core/messages/message.ts';
import { repairNik } from '#contract/core/values/nik-candidates.ts';
import {
  parseRow,
  type ColumnField,
  type ParsedRow,
  type LookupFinders,
  type ColumnMapping,
} from '#contract/domains/import/columns/index.ts';
import { closedReason, type Opening } from '#contract/domains/jadwal/index.ts';
import {
  isIsoDay,
  validatePeserta,
  validateBooster,
  requiredBoosterFields,
  type FoundIssue,
  type ValidationContext,
  type VaccinationType,
} from '#contract/domains/peserta/index.ts';
import type { FaskesByCode } from '#server/domains/faskes/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { applyCorrections, type RowCells } from '../row-cells.ts';
import type { ParsedPerson } from '../read/row-person.ts';

/** Context for parsing and validating rows; one per file. */
export interface RowContext {
  readonly mapping: ColumnMapping<ColumnField>;
  /** Index of the column with references to participants, in a file downloaded from here. */
  readonly referenceColumn: number | null;
  readonly lookupFinders: LookupFinders;
  readonly validation: ValidationContext;
  readonly vaccinationType: VaccinationType;
  /** Facilities by code. */
  readonly faskes: ReadonlyMap<string, FaskesByCode>;
  /** On which days facilities are open. */
  readonly openings: ReadonlyMap<number, Opening>;
  /** The facility of the whole file. */
  readonly faskesId: number | null;
  /** The uploading account's facility; people at another one are outside the import's scope. */
  readonly onlyFaskesId: number | null;
}

/** A parsed row, including values that could be repaired. */
export interface ReadRow extends ParsedRow {
  /** Fields repaired automatically, because only one value was possible. */
  readonly repaired: readonly ColumnField[];
}

/** Parses a row with its corrections. */
export function readRow(
  row: Pick<RowCells, 'cells' | 'corrections'>,
  context: RowContext,
): ReadRow {
  const { cells, mapping } = applyCorrections(row, context.mapping);
  const parsed = parseRow(cells, mapping, context.lookupFinders);
  const { values, issues: cellIssues } = parsed;
  const isRounded = cellIssues.some(one => one.field === 'nik' && one.kind === 'rounded');
  if (!isRounded || !values.nik || !values.tanggalLahir || !isIsoDay(values.tanggalLahir)) {
    return { ...parsed, repaired: [] };
  }
  const sex = values.jenisKelamin;
  if (sex !== 'L' && sex !== 'P') return { ...parsed, repaired: [] };
  const nik = repairNik(values.nik, {
    birthDate: values.tanggalLahir,
    sex,
    today: context.validation.today,
  });
  if (nik === null) return { ...parsed, repaired: [] };
  return {
    ...parsed,
    values: { ...values, nik },
    issues: cellIssues.filter(one => one.field !== 'nik'),
    repaired: ['nik'],
  };
}

/** The person's stored and valid plan, which a row may leave unchanged. */
export interface VaccinationPlan {
  readonly faskesId: number | null;
  readonly day: string | null;
}

/**
 * Returns the facility that a row names: null when it names none, undefined when it is not allowed.
 */
function findNamedFaskes(
  { values }: ParsedRow,
  context: RowContext,
  existingPlan: VaccinationPlan,
): number | null | undefined {
  if (values.kodeFaskes === null) return null;
  const named = context.faskes.get(values.kodeFaskes);
  return named && (named.canBeChosen || named.id === existingPlan.faskesId) ? named.id : undefined;
}

/** Returns the row's facility, or that of the whole file. */
export const faskesIdOfRow = (
  row: ParsedRow,
  context: RowContext,
  existingPlan: VaccinationPlan,
): number | null => findNamedFaskes(row, context, existingPlan) ?? context.faskesId;

/** Validates a row by itself. */
export function validateRow(
  row: ReadRow,
  person: ParsedPerson,
  context: RowContext,
  existingPlan: VaccinationPlan,
): FoundIssue[] {
  const { vaccinationType } = context;
  const parseIssues = issuesFromCells(row, requiredBoosterFields(vaccinationType));
  // A cell that could not be parsed is reported once, with the parser's specific message.
  const reportedFields = new Set(parseIssues.map(one => one.field));
  return [
    ...parseIssues,
    ...validatePeserta(person, context.validation).filter(one => !reportedFields.has(one.field)),
    ...validateBooster(person, vaccinationType, context.validation.today).filter(
      one => !reportedFields.has(one.field),
    ),
    ...validateRowPlan(row, person, context, existingPlan).filter(
      one => !reportedFields.has(one.field),
    ),
  ];
}

/**
 * Converts parser remarks to issues where validating the value alone would miss them.
 * @param alsoRequired further fields that the kind of file requires
 */
export function issuesFromCells(
  { issues: cellIssues, values }: Pick<ReadRow, 'issues' | 'values'>,
  alsoRequired: readonly ColumnField[] = [],
): FoundIssue[] {
  return cellIssues.flatMap(({ field, kind: cellIssueKind, hint = '' }): FoundIssue[] => {
    if (cellIssueKind === 'rounded') {
      if (field === 'nik') return [{ code: 'E03', field }];
      return [{ code: 'E16', field, detail: message('import.detail.numberCut') }];
    }
    if (cellIssueKind === 'truncated' && field !== 'keteranganCek') {
      // Rejects the row whatever the field is, so that no truncated text is saved.
      return [{ code: 'E13', field, detail: message('import.detail.cellTooLong') }];
    }
    if (cellIssueKind === 'malformed') {
      return [{ code: 'E13', field, detail: message('import.detail.malformed') }];
    }
    if (cellIssueKind === 'error' || cellIssueKind === 'uncalculated') {
      // The number of a row is not used.
      if (field === 'no') return [];
      const isRequired = requiredFields.has(field) || alsoRequired.includes(field);
      const detail =
        cellIssueKind === 'error'
          ? message('import.detail.formulaFailed')
          : message('import.detail.formulaUncalculated');
      return [{ code: isRequired ? 'E13' : 'E16', field, detail }];
    }
    if (cellIssueKind === 'shifted') {
      return [{ code: 'W05', field, detail: message('import.detail.shiftedTime', { jam: hint }) }];
    }
    if (cellIssueKind === 'unknown' && field === 'kabKota') {
      return [
        {
          code: 'E10',
          field,
          detail: message('import.detail.unknownRegion', {
            nama: values.kabKota ?? '',
            mirip: hint,
          }),
        },
      ];
    }
    if (cellIssueKind === 'ambiguous' && field === 'kabKota') {
      return [
        {
          code: 'E10',
          field,
          detail: message('import.detail.ambiguousRegion', { nama: values.kabKota ?? '' }),
        },
      ];
    }
    if (cellIssueKind === 'unreadable' && field === 'isWNI') {
      return [{ code: 'E13', field, detail: message('import.detail.citizenship') }];
    }
    if (cellIssueKind === 'unreadable' && field === 'persetujuan') {
      return [{ code: 'E15', field, detail: message('import.detail.consent') }];
    }
    return [];
  });
}

const requiredFields = new Set<ColumnField>([
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
function validateRowPlan(
  row: ReadRow,
  person: ParsedPerson,
  context: RowContext,
  existingPlan: VaccinationPlan,
): FoundIssue[] {
  const issues: FoundIssue[] = [];
  if (findNamedFaskes(row, context, existingPlan) === undefined) {
    const detail = message('import.detail.facilityCode');
    issues.push({ code: 'E17', field: 'kodeFaskes', detail });
  }
  const { rencanaTanggal: day, idFaskes } = person;
  if (day === null || (day === existingPlan.day && idFaskes === existingPlan.faskesId))
    return issues;
  const detail = planDayIssue(day, idFaskes, context, existingPlan);
  if (detail !== null) issues.push({ code: 'E17', field: 'rencanaTanggal', detail });
  return issues;
}

/** Returns why the planned date is not possible, or null. */
function planDayIssue(
  day: string,
  idFaskes: number | null,
  context: RowContext,
  existingPlan: VaccinationPlan,
): Message | null {
  if (!isIsoDay(day)) return message('import.detail.plannedDayUnreadable');
  // An unchanged plan in the past stays valid at any facility.
  if (day < context.validation.today)
    return day === existingPlan.day ? null : message('import.detail.plannedDayPassed');
  const opening = idFaskes === null ? undefined : context.openings.get(idFaskes);
  return opening ? closedReason(opening, day) : null;
}
