import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** List views; unreported serious KIPI come first because their deadline is the shortest. */
export const kipiViews = {
  serius: { serius: 'true', dilaporkan: 'false' },
  bulanan: { serius: 'false', dilaporkan: 'false' },
  dilaporkan: { dilaporkan: 'true' },
} as const;
export type KipiView = keyof typeof kipiViews;

export const kipiViewNames = Object.keys(kipiViews) as KipiView[];

/** Query of the KIPI list; the view and the page come from the URL. */
export function useKipiList() {
  const { call } = useApi();
  const [search, setSearch] = useSearchParams();
  const view = kipiViewNames.find(one => one === search.get('tampil')) ?? 'serius';
  const requestedPage = search.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(requestedPage) ? Number(requestedPage) : 1;
  const result = useQuery({
    queryKey: ['vaksinasi', 'kipi', view, page],
    queryFn: ({ signal }) =>
      call(
        vaksinasiCalls.listKipi,
        { query: { ...kipiViews[view], pageNumber: page } },
        { signal },
      ),
  });
  return {
    view,
    page,
    ...result,
    setView: (next: KipiView) => setSearch(next === 'serius' ? {} : { tampil: next }),
    setPage: (to: number) =>
      setSearch({ ...(view === 'serius' ? {} : { tampil: view }), page: String(to) }),
  };
}
