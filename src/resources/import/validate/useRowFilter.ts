import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rowResults, type RowResult } from '#contract/import/index.ts';
import { defaultPageSize } from '#contract/list.ts';
import { issueCodeNames, type IssueCode } from '#contract/peserta/index.ts';
import type { ImportRowsQuery } from '../useImport.ts';

/** Row filter: rows with issues (`perlu`), all rows (`semua`), or one result. */
export type ResultFilter = 'perlu' | 'semua' | RowResult;

const pageSizes = [25, 50, 100];

export interface RowFilter {
  readonly resultFilter: ResultFilter | undefined;
  readonly kode: IssueCode | undefined;
  readonly page: number;
  readonly perPage: number;
  /** Query of the rows request; undefined until the initial filter is known. */
  readonly query: ImportRowsQuery | undefined;
  readonly set: (change: Partial<Record<'tampil' | 'kode' | 'hal' | 'baris', string>>) => void;
}

const toPageNumber = (text: string | null): number => Math.max(1, Math.trunc(Number(text)) || 1);

/**
 * Reads the row filter and page from the URL, so that they survive a reload; the URL never holds
 * personal data.
 * @param attentionCount number of rows with issues; when above 0, these rows are shown first
 */
export function useRowFilter(attentionCount: number | undefined): RowFilter {
  const [params, setParams] = useSearchParams();
  // The initial filter stays until the user changes it, even when no row has issues any more.
  const [initialFilter, setInitialFilter] = useState<ResultFilter>();
  if (initialFilter === undefined && attentionCount !== undefined)
    setInitialFilter(attentionCount > 0 ? 'perlu' : 'semua');
  const requested = params.get('tampil');
  const resultFilter =
    requested === 'perlu' || requested === 'semua'
      ? requested
      : (rowResults.find(one => one === requested) ?? initialFilter);
  const kode = issueCodeNames.find(one => one === params.get('kode'));
  const page = toPageNumber(params.get('hal'));
  const perPage = pageSizes.find(size => String(size) === params.get('baris')) ?? defaultPageSize;
  return {
    resultFilter,
    kode,
    page,
    perPage,
    query: resultFilter && {
      pageNumber: page,
      pageSize: perPage,
      ...(resultFilter === 'perlu'
        ? { bermasalah: 'true' }
        : resultFilter === 'semua'
          ? {}
          : { hasil: resultFilter }),
      ...(kode ? { kode } : {}),
    },
    set: change =>
      setParams(
        before => {
          const next = new URLSearchParams(before);
          // A changed filter starts at page 1.
          next.delete('hal');
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
