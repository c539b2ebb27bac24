import type { Baris } from '#contract/impor/index.ts';
import { isMasked, codes, sayFinding, type Finding } from '#contract/peserta/index.ts';
import { allColumns, type Column, type ColumnField } from '#contract/peserta-columns/index.ts';
import { asTyped, columnOf } from '../facts.ts';

/** Whether a finding keeps its row from being taken as valid. */
export const isFault = ({ code }: Finding): boolean => codes[code].effect !== 'warning';

/** What was found in one cell. */
export const inCell = ({ temuan }: Baris, field: string): Finding[] =>
  temuan.filter(finding => finding.field === field);

/** The columns of a row in which something has to be mended, in their order. */
export const faultyColumns = (row: Baris): Column<ColumnField>[] =>
  allColumns.filter(({ field }) => field !== 'no' && inCell(row, field).some(isFault));

/** What is to be told of a row beside its faulty cells. */
export const besideCells = (row: Baris): Finding[] => {
  const faulty = new Set<string>(faultyColumns(row).map(({ field }) => field));
  return row.temuan.filter(({ field }) => !faulty.has(field));
};

/** All that was found in a cell, in sentences, each once. */
export const sayAll = (findings: readonly Finding[]): string =>
  [...new Set(findings.map(sayFinding))].join(' ');

/** What stands in a cell, for telling it; nothing where it is empty or names a person. */
export const writtenIn = ({ nilai }: Baris, field: string): string | undefined => {
  const column = columnOf(field);
  const text = (column && nilai[column.field]) ?? '';
  return !column || text === '' || isMasked(text) ? undefined : asTyped(column, text);
};

/** The same of what a finding is about: of a result of smart checking its note, or else what it says. */
export const writtenOf = (row: Baris, { field }: Finding): string | undefined =>
  field === 'smartCheckStatus'
    ? (writtenIn(row, 'keteranganCek') ?? writtenIn(row, 'statusCek'))
    : writtenIn(row, field);
