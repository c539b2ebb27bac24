import { useState, type ReactElement } from 'react';
import { PaginationBar } from './Pager.tsx';

/** The pages of a list that has no address of its own, such as one on the page of a record. */
export interface ListPager {
  /** Paging parameters of the list's call. */
  readonly query: { readonly pageNumber: number; readonly pageSize: number };
  /** For a changed filter. */
  readonly toFirstPage: () => void;
  /**
   * Returns the pager; null while the rows fit on the first page.
   * @param total number of rows of all pages, undefined until it is known
   */
  readonly bar: (total: number | undefined) => ReactElement | null;
}

/** @param firstSize rows per page at first */
export function usePager(firstSize: number): ListPager {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(firstSize);
  return {
    query: { pageNumber: page, pageSize: perPage },
    toFirstPage: () => setPage(1),
    bar: (total = 0) =>
      total > firstSize ? (
        <PaginationBar
          page={page}
          perPage={perPage}
          total={total}
          setPage={setPage}
          setPerPage={size => {
            setPerPage(size);
            setPage(1);
          }}
        />
      ) : null,
  };
}
