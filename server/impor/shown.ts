import type { Baris } from '#contract/impor/index.ts';
import { mendable, type Hasil } from '#contract/impor/index.ts';
import { cellText, type ColumnField, type SheetDraft } from '#contract/peserta-columns/index.ts';
import { maskNiks } from '#contract/nik.ts';
import { codes, type Finding } from '#contract/peserta/index.ts';
import { maskedNumbers } from '../peserta/index.ts';
import { readRow, type RowGrounds } from './judge-row.ts';
import type { NumberedRow } from './judge-rows.ts';

/** Stored columns of a row beside its cells. */
export interface RowState {
  readonly outcome: string;
  readonly findings: unknown;
  readonly changes: string[];
  readonly pesertaId: number | null;
}

const identity = ['nik', 'noPaspor', 'noKitas'] as const;
type IdentityField = (typeof identity)[number];

const isIdentity = (field: string): field is IdentityField =>
  (identity as readonly string[]).includes(field);

/**
 * Codes of identity numbers that identify nobody; these are not masked, so that users can correct
 * them.
 */
const unusable = new Set(['E01', 'E02', 'E03', 'E12', 'E13']);

/**
 * Converts a row to the wire record. Complete identity numbers are masked, incomplete ones are not.
 */
export function toBaris(row: NumberedRow, state: RowState, grounds: RowGrounds): Baris {
  const read = readRow(row, grounds);
  const findings = state.findings as Finding[];
  const nilai: Partial<Record<ColumnField, string>> = {};
  for (const field of mendable) {
    const text =
      read.original[field] === undefined ? '' : valueOf(read.draft, read.original, field);
    if (text === '') continue;
    nilai[field] = isIdentity(field) ? shownNumber(field, text, findings) : maskNiks(text);
  }
  return {
    nomor: row.rowNumber,
    hasil: state.outcome as Hasil,
    nilai,
    diperbaiki: [...new Set([...(Object.keys(row.mended) as ColumnField[]), ...read.repaired])],
    temuan: findings.filter(({ code }) => code in codes),
    perubahan: state.changes,
    idPeserta: state.pesertaId,
  };
}

/** Returns the parsed value, or the original text when it could not be parsed. */
function valueOf(
  draft: SheetDraft,
  original: Readonly<Partial<Record<ColumnField, string>>>,
  field: ColumnField,
): string {
  return cellText(draft, field) || (original[field] ?? '');
}

function shownNumber(field: IdentityField, text: string, findings: readonly Finding[]): string {
  const isUnusable = findings.some(one => one.field === field && unusable.has(one.code));
  return isUnusable ? text : (maskedNumbers({ [field]: text })[field] ?? '');
}
