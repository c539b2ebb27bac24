import type { ImportRow } from '#contract/import/index.ts';
import { editableFields, type RowResult } from '#contract/import/index.ts';
import { cellText, type ColumnField, type RowValues } from '#contract/import/columns/index.ts';
import { maskNiks } from '#contract/values/nik.ts';
import { issueCodes, type Issue } from '#contract/peserta/index.ts';
import { maskNumbers } from '../peserta/index.ts';
import { readRow, type RowContext } from './validate/validate-row.ts';
import type { NumberedRow } from './validate/registration-rows.ts';

/** Stored columns of a row other than its cells. */
export interface RowState {
  readonly outcome: string;
  readonly issues: unknown;
  readonly changes: string[];
  readonly pesertaId: number | null;
}

const identity = ['nik', 'noPaspor', 'noKitas'] as const;
type IdentityField = (typeof identity)[number];

const isIdentity = (field: string): field is IdentityField =>
  (identity as readonly string[]).includes(field);

/**
 * Issue codes of identity numbers that identify no person; these numbers are not masked, so that
 * users can correct them.
 */
const unusableNumberCodes = new Set(['E01', 'E02', 'E03', 'E12', 'E13']);

/**
 * Converts a row to the wire record. Complete identity numbers are masked, incomplete ones are not.
 */
export function toRowRecord(row: NumberedRow, state: RowState, context: RowContext): ImportRow {
  const read = readRow(row, context);
  const issues = state.issues as Issue[];
  const nilai: Partial<Record<ColumnField, string>> = {};
  for (const field of editableFields) {
    const text =
      read.original[field] === undefined ? '' : displayValue(read.values, read.original, field);
    if (text === '') continue;
    nilai[field] = isIdentity(field) ? displayNumber(field, text, issues) : maskNiks(text);
  }
  return {
    nomor: row.rowNumber,
    hasil: state.outcome as RowResult,
    nilai,
    diperbaiki: [
      ...new Set([...(Object.keys(row.corrections) as ColumnField[]), ...read.repaired]),
    ],
    temuan: issues.filter(({ code }) => code in issueCodes),
    perubahan: state.changes,
    idPeserta: state.pesertaId,
  };
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
  return isUnusable ? text : (maskNumbers({ [field]: text })[field] ?? '');
}
