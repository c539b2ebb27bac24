import type { ImportRow } from '#contract/domains/import/index.ts';
import type { Issue } from '#contract/domains/peserta/index.ts';
import type { Translate } from '#src/i18n/useMessages.ts';
import { findColumn, formatCellValue } from '../importDisplay.ts';
import { displayableCellText, issueCellText } from './issues.ts';

/** The issues that the value of the NIK resolves: it differs, or the cell is empty, unreadable or impossible. */
const issueCodesByField: Readonly<Record<string, readonly string[]>> = {
  tanggalLahir: ['E06', 'E13', 'E21'],
  jenisKelamin: ['E07', 'E13'],
};

/** The fields that a NIK contains too. */
export const nikFields = ['tanggalLahir', 'jenisKelamin'] as const;

/** A value that the NIK contains and the cell does not. */
export interface NikSuggestion {
  readonly field: (typeof nikFields)[number];
  readonly text: string;
}

/** Returns the birth date or the sex of the NIK, while the cell of the field contradicts it or cannot be read. */
export function nikSuggestion(
  { dariNik, temuan }: ImportRow,
  name: string | undefined,
): NikSuggestion | undefined {
  const field = nikFields.find(one => one === name);
  const column = field && findColumn(field);
  if (!dariNik || !column) return undefined;
  return temuan.some(
    one => one.field === field && issueCodesByField[field]?.includes(one.code) === true,
  )
    ? { field, text: formatCellValue(column, dariNik[field]) }
    : undefined;
}

/** Whether an issue says that a value differs from that of the NIK. */
export const contradictsNik = ({ code }: Issue): boolean => code === 'E06' || code === 'E07';

/** Returns the value that an issue is about, beside that of the NIK if they differ; '' for none. */
export function issueValueText(t: Translate, row: ImportRow, issue: Issue): string {
  const suggestion = nikSuggestion(row, issue.field);
  if (suggestion && contradictsNik(issue)) {
    return t('resources.import.grid.differs_from_nik', {
      value: displayableCellText(row, suggestion.field) ?? '',
      nik: suggestion.text,
    });
  }
  const value = issueCellText(row, issue);
  return value === undefined ? '' : t('resources.import.validate.stored_value', { value });
}
