import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { allColumns } from '#contract/domains/import/columns/index.ts';
import { rowResults, type RowResult } from '#contract/domains/import/index.ts';
import { issueCodeNames, type IssueCode } from '#contract/domains/peserta/index.ts';
import type { RowsQuery } from '../useImport.ts';

/** Query parameters of the row filter. */
export const rowFilterParams = ['tampil', 'kode', 'isian'] as const;

/** Row filter: rows that need attention (`perlu`), all rows (`semua`), or one result. */
export type ResultFilter = 'perlu' | 'semua' | RowResult;

export interface RowFilter {
  readonly resultFilter: ResultFilter | undefined;
  readonly kode: IssueCode | undefined;
  /** The field of the issue. */
  readonly isian: string | undefined;
  /** Query of the rows request; undefined until the initial filter is known. */
  readonly query: RowsQuery | undefined;
  readonly set: (change: Partial<Record<(typeof rowFilterParams)[number], string>>) => void;
}

/**
 * Reads the row filter from the URL, so that it survives a reload; the URL never holds personal data.
 * @param attentionCount number of rows that need attention; when above 0, these rows are shown first
 */
export function useRowFilter(attentionCount: number | undefined): RowFilter {
  const [params, setParams] = useSearchParams();
  // The initial filter stays until the user changes it, even when no row needs attention any more.
  const [initialFilter, setInitialFilter] = useState<ResultFilter>();
  if (initialFilter === undefined && attentionCount !== undefined)
    setInitialFilter(attentionCount > 0 ? 'perlu' : 'semua');
  const requested = params.get('tampil');
  const resultFilter =
    requested === 'perlu' || requested === 'semua'
      ? requested
      : (rowResults.find(one => one === requested) ?? initialFilter);
  const kode = issueCodeNames.find(one => one === params.get('kode'));
  const requestedField = params.get('isian');
  const isian = allColumns.find(({ field }) => field === requestedField)?.field;
  return {
    resultFilter,
    kode,
    isian,
    query: resultFilter && {
      ...(resultFilter === 'perlu'
        ? { perhatian: 'true' }
        : resultFilter === 'semua'
          ? {}
          : { hasil: resultFilter }),
      ...(kode ? { kode } : {}),
      ...(kode && isian ? { isian } : {}),
    },
    set: change =>
      setParams(
        before => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
