import { useCallback, useMemo, type ReactNode } from 'react';
import { RouterProviderContext, useRouterProvider, type RouterProvider } from 'react-admin';
import type { ResourceSpec } from '../resource/definition.ts';

type ListDefaults = Pick<ResourceSpec, 'sort'> & { readonly pageSize: number };

const isEmptyObject = (json: string | null): boolean => json === null || json === '{}';

/** Removes from a list's query string what equals the defaults of the list. */
export function shortenListQuery(search: string, { sort, pageSize }: ListDefaults): string {
  const query = new URLSearchParams(search);
  query.delete('displayedFilters');
  if (isEmptyObject(query.get('filter'))) query.delete('filter');
  if (query.get('page') === '1') query.delete('page');
  if (query.get('perPage') === String(pageSize)) query.delete('perPage');
  if (query.get('sort') === sort.field && query.get('order') === sort.order) {
    query.delete('sort');
    query.delete('order');
  }
  const short = query.toString();
  return short === '' ? '' : `?${short}`;
}

/**
 * Shortens the whole query that react-admin writes for a list, before it is in the address: its router with
 * another `useNavigate`.
 */
export const ShortAddress = ({
  sort,
  pageSize,
  children,
}: ListDefaults & { children: ReactNode }) => {
  const router = useRouterProvider();
  const shortRouter = useMemo(
    (): RouterProvider => ({
      ...router,
      useNavigate: () => {
        const navigate = router.useNavigate();
        return useCallback(
          (to, options) =>
            navigate(
              typeof to === 'object' && to.search !== undefined
                ? { ...to, search: shortenListQuery(to.search, { sort, pageSize }) }
                : to,
              options,
            ),
          [navigate],
        );
      },
    }),
    [router, sort, pageSize],
  );
  return <RouterProviderContext value={shortRouter}>{children}</RouterProviderContext>;
};
