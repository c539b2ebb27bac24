import {
  maskDamagedNiks,
  maskInvalidNumber,
  maskNiks,
  parseNik,
} from '#contract/core/values/nik.ts';
import { nikPattern } from '#contract/core/values/company.ts';
import {
  cellText,
  type ColumnField,
  type RowValues,
} from '#contract/domains/import/columns/index.ts';
import type { FieldChange, ImportRow } from '#contract/domains/import/index.ts';
import { editableFields, type RowResult } from '#contract/domains/import/index.ts';
import { issueCodes, type Issue } from '#contract/domains/peserta/index.ts';
import { kabKotaName } from '#server/domains/lookup/index.ts';
import { maskNumbers } from '#server/domains/peserta/index.ts';
import { readRow, type RowContext } from './validate/validate-row.ts';
import type { NumberedRow } from './validate/registration-rows.ts';

/** Stored columns of a row other than its cells. */
export interface RowState {
  readonly outcome: string;
  readonly issues: unknown;
  readonly changes: string[];
  readonly differences: readonly FieldChange[];
  readonly pesertaId: number | null;
}

const identity = ['nik', 'noPaspor', 'noKitas'] as const;
type IdentityField = (typeof identity)[number];

const isIdentity = (field: string): field is IdentityField =>
  (identity as readonly string[]).includes(field);

/**
 * Issue codes of identity numbers that identify no person. Of these numbers only the digits that
 * tell little about a person are shown, so that users can correct a short one.
 */
const unusableNumberCodes = new Set(['E01', 'E02', 'E03', 'E12', 'E13']);

/**
 * Converts a row to the wire record. Identity numbers are masked, also those that Excel damaged;
 * only short ones are not.
 * @param faskesNames names of the facilities that the changes refer to
 */
export function toRowRecord(
  row: NumberedRow,
  state: RowState,
  context: RowContext,
  faskesNames: ReadonlyMap<string, string>,
): ImportRow {
  const read = readRow(row, context);
  const issues = state.issues as Issue[];
  const nilai: Partial<Record<ColumnField, string>> = {};
  for (const field of editableFields) {
    const text =
      read.original[field] === undefined ? '' : displayValue(read.values, read.original, field);
    if (text !== '') nilai[field] = maskedText(field, text, issues);
  }
  return {
    nomor: row.rowNumber,
    hasil: state.outcome as RowResult,
    nilai,
    nilaiBerkas: fileTexts(row, read.repaired, context),
    diperbaiki: Object.keys(row.corrections) as ColumnField[],
    dipulihkan: [...read.repaired],
    temuan: issues.filter(({ code }) => code in issueCodes),
    perubahan: state.changes,
    perbedaan: state.differences.map(({ field, lama, baru }) => ({
      field,
      lama: nameOfValue(field, lama, faskesNames),
      baru: nameOfValue(field, baru, faskesNames),
    })),
    idPeserta: state.pesertaId,
    dariNik: issues.some(contradictsNik) ? factsOfNik(read.values.nik, context) : null,
  };
}

/** Whether an issue is about a birth date or sex that the NIK contradicts, or that is missing or unreadable. */
const contradictsNik = ({ code, field }: Issue): boolean =>
  code === 'E06' ||
  code === 'E07' ||
  ((code === 'E13' || code === 'E21') && (field === 'tanggalLahir' || field === 'jenisKelamin'));

/** Returns the masked text of a cell. */
const maskedText = (field: ColumnField, text: string, issues: readonly Issue[]): string =>
  isIdentity(field)
    ? displayNumber(field, text, issues)
    : field === 'penanggung'
      ? maskDamagedNiks(text)
      : maskNiks(text);

/** Returns the masked text of a cell that was replaced; its issues are not known any more. */
const maskedFileText = (field: ColumnField, text: string): string =>
  field === 'nik' && !nikPattern.test(text.trim())
    ? maskInvalidNumber(text)
    : maskedText(field, text, []);

/** Returns the text in the file of the cells that a user or the reader replaced. */
function fileTexts(
  row: NumberedRow,
  repaired: readonly ColumnField[],
  context: RowContext,
): ImportRow['nilaiBerkas'] {
  const replaced = [...(Object.keys(row.corrections) as ColumnField[]), ...repaired];
  if (replaced.length === 0) return {};
  const { original } = readRow({ cells: row.cells, corrections: {} }, context);
  return Object.fromEntries(
    replaced.flatMap(field => {
      const text = original[field] ?? '';
      return text === '' ? [] : [[field, maskedFileText(field, text)]];
    }),
  );
}

/** Returns the birth date and the sex that a NIK contains, or null when it is not valid. */
function factsOfNik(number: string | null, context: RowContext): ImportRow['dariNik'] {
  const { nik } = parseNik(number ?? '', context.validation.today);
  return nik ? { tanggalLahir: nik.birthDate, jenisKelamin: nik.sex } : null;
}

/** Returns the parsed value, or the original text when it could not be parsed. */
function displayValue(
  values: RowValues,
  original: Readonly<Partial<Record<ColumnField, string>>>,
  field: ColumnField,
): string {
  return cellText(values, field) || (original[field] ?? '');
}

function displayNumber(field: IdentityField, text: string, issues: readonly Issue[]): string {
  const isUnusable = issues.some(one => one.field === field && unusableNumberCodes.has(one.code));
  return isUnusable ? maskInvalidNumber(text) : (maskNumbers({ [field]: text })[field] ?? '');
}

/** Returns the name of a facility or region; any other value as it is. */
function nameOfValue(
  field: string,
  value: FieldChange['lama'],
  faskesNames: ReadonlyMap<string, string>,
): FieldChange['lama'] {
  if (typeof value !== 'string') return value;
  if (field === 'idFaskes') return faskesNames.get(value) ?? value;
  return (field === 'kabKota' ? kabKotaName(value) : undefined) ?? value;
}
