import type { ImportRow } from '#contract/domains/import/index.ts';
import type { Issue } from '#contract/domains/peserta/index.ts';
import type { Translate } from '#src/i18n/useMessages.ts';
import { findColumn, formatCellValue } from '../importDisplay.ts';
import { displayableCellText, issueCellText } from './issues.ts';

const issueCodeByField = { tanggalLahir: 'E06', jenisKelamin: 'E07' } as const;

/** The fields that a NIK contains too. */
export const nikFields = ['tanggalLahir', 'jenisKelamin'] as const;

/** A value that the NIK contains and the cell contradicts. */
export interface NikSuggestion {
  readonly field: (typeof nikFields)[number];
  readonly text: string;
}

/** Returns the birth date or the sex of the NIK, while the cell of the field contradicts it. */
export function nikSuggestion(
  { dariNik, temuan }: ImportRow,
  name: string | undefined,
): NikSuggestion | undefined {
  const field = nikFields.find(one => one === name);
  const column = field && findColumn(field);
  if (!dariNik || !column) return undefined;
  return temuan.some(one => one.field === field && one.code === issueCodeByField[field])
    ? { field, text: formatCellValue(column, dariNik[field]) }
    : undefined;
}

/** Returns the value that an issue is about, beside that of the NIK if they differ; '' for none. */
export function issueValueText(t: Translate, row: ImportRow, issue: Issue): string {
  const suggestion = nikSuggestion(row, issue.field);
  if (suggestion) {
    return t('resources.import.grid.differs_from_nik', {
      value: displayableCellText(row, suggestion.field) ?? '',
      nik: suggestion.text,
    });
  }
  const value = issueCellText(row, issue);
  return value === undefined ? '' : t('resources.import.validate.stored_value', { value });
}
