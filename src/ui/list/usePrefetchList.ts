import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useListContext, type SortPayload } from 'react-admin';
import type { ListFilterValues } from './filters/filters.ts';

/** What of the enclosing list is going to change; a new sort or filter starts at page 1. */
interface ListChange {
  readonly page?: number;
  readonly sort?: SortPayload;
  /** Filters in the address, and those in memory. */
  readonly filters?: { readonly open: ListFilterValues; readonly secret: ListFilterValues };
}

/**
 * Returns a function that loads rows of the enclosing list before they are shown, by the query of
 * react-admin's `useGetList`, which is otherwise sent after the change has been rendered. An error is
 * left to the list, which loads again. The function stays the same.
 */
export function usePrefetchList(): (change: ListChange) => void {
  const client = useQueryClient();
  const dataProvider = useDataProvider();
  const { resource, perPage, sort: shownSort, ...list } = useListContext();
  const open = list.filterValues as ListFilterValues;
  const secret = (list.filter ?? {}) as ListFilterValues;
  return useEvent(({ page = 1, sort = shownSort, filters = { open, secret } }: ListChange) => {
    const params = {
      pagination: { page, perPage },
      sort,
      filter: { ...filters.open, ...filters.secret },
    };
    client
      .query({
        queryKey: [resource, 'getList', params],
        queryFn: async query => {
          const { data, total, pageInfo } = await dataProvider.getList(resource, {
            ...params,
            // Reading the signal lets the query be cancelled when the list changes again.
            ...(dataProvider.supportAbortSignal === true ? { signal: query.signal } : {}),
          });
          return { data, total, pageInfo };
        },
        retry: false,
      })
      .catch(() => undefined);
  });
}
