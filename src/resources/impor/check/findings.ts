import type { Baris } from '#contract/impor/index.ts';
import { isMasked, codes, sayFinding, type Finding } from '#contract/peserta/index.ts';
import { allColumns, type Column, type ColumnField } from '#contract/peserta-columns/index.ts';
import { asTyped, columnOf } from '../facts.ts';

/** Whether an issue makes its row invalid; warnings do not. */
export const isFault = ({ code }: Finding): boolean => codes[code].effect !== 'warning';

/** Returns the issues of one cell. */
export const inCell = ({ temuan }: Baris, field: string): Finding[] =>
  temuan.filter(finding => finding.field === field);

/** Returns the columns of a row with blocking issues, in template order. */
export const faultyColumns = (row: Baris): Column<ColumnField>[] =>
  allColumns.filter(({ field }) => field !== 'no' && inCell(row, field).some(isFault));

/** Returns the issues of a row that lie outside the columns shown in its form. */
export const besideCells = (row: Baris): Finding[] => {
  const faulty = new Set<string>(faultyColumns(row).map(({ field }) => field));
  return row.temuan.filter(({ field }) => !faulty.has(field));
};

/** Joins the messages of issues without repeating any. */
export const sayAll = (findings: readonly Finding[]): string =>
  [...new Set(findings.map(sayFinding))].join(' ');

/** Returns the cell text for display; undefined when it is empty or masked. */
export const writtenIn = ({ nilai }: Baris, field: string): string | undefined => {
  const column = columnOf(field);
  const text = (column && nilai[column.field]) ?? '';
  return !column || text === '' || isMasked(text) ? undefined : asTyped(column, text);
};

/** Returns the cell text an issue refers to; for smart checking, its note or else its status. */
export const writtenOf = (row: Baris, { field }: Finding): string | undefined =>
  field === 'smartCheckStatus'
    ? (writtenIn(row, 'keteranganCek') ?? writtenIn(row, 'statusCek'))
    : writtenIn(row, field);
