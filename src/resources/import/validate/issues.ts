import {
  allColumns,
  type SheetColumn,
  type ColumnField,
} from '#contract/domains/import/columns/index.ts';
import type { ImportRow } from '#contract/domains/import/index.ts';
import { isMasked, issueCodes, type Issue } from '#contract/domains/peserta/index.ts';
import { formatCellValue, findColumn } from '../importDisplay.ts';
import { issueText } from '../../peserta/issueText.ts';

/** Whether an issue makes its row invalid; warnings do not. */
export const isBlockingIssue = ({ code }: Issue): boolean => issueCodes[code].effect !== 'warning';

/** Returns the issues of one cell. */
export const cellIssues = ({ temuan }: ImportRow, field: string): Issue[] =>
  temuan.filter(issue => issue.field === field);

/** Returns the columns of a row with blocking issues, in template order. */
export const columnsWithIssues = (row: ImportRow): SheetColumn<ColumnField>[] =>
  allColumns.filter(({ field }) => field !== 'no' && cellIssues(row, field).some(isBlockingIssue));

/** Returns the issues of a row that lie outside the columns shown in its form. */
export const issuesOutsideCells = (row: ImportRow): Issue[] => {
  const formFields = new Set<string>(columnsWithIssues(row).map(({ field }) => field));
  return row.temuan.filter(({ field }) => !formFields.has(field));
};

/** Joins the messages of issues without repeating any. */
export const issueMessages = (issues: readonly Issue[]): string =>
  [...new Set(issues.map(issueText))].join(' ');

/** Returns the cell text for display; undefined when it is empty or masked. */
export const displayableCellText = ({ nilai }: ImportRow, field: string): string | undefined => {
  const column = findColumn(field);
  const text = (column && nilai[column.field]) ?? '';
  return !column || text === '' || isMasked(text) ? undefined : formatCellValue(column, text);
};

/** Returns the cell text an issue refers to; for smart checking, its note or else its status. */
export const issueCellText = (row: ImportRow, { field }: Issue): string | undefined =>
  field === 'smartCheckStatus'
    ? (displayableCellText(row, 'keteranganCek') ?? displayableCellText(row, 'statusCek'))
    : displayableCellText(row, field);

/** Whether a cell has no issue left that keeps its row from being valid. */
export const isEditedCellRight = (row: ImportRow, field: string): boolean =>
  !cellIssues(row, field).some(isBlockingIssue);
