import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { dosisCalls } from '#contract/dosis/index.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** List views; unreported serious KIPI come first because their deadline is the shortest. */
export const eventViews = {
  serius: { serius: 'true', dilaporkan: 'false' },
  bulanan: { serius: 'false', dilaporkan: 'false' },
  dilaporkan: { dilaporkan: 'true' },
} as const;
export type EventView = keyof typeof eventViews;

export const eventViewNames = Object.keys(eventViews) as EventView[];

/** Query of the KIPI list; the view and the page come from the URL. */
export function useEvents() {
  const { call } = useApi();
  const [search, setSearch] = useSearchParams();
  const view = eventViewNames.find(one => one === search.get('tampil')) ?? 'serius';
  const asked = search.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
  const answer = useQuery({
    queryKey: ['dosis', 'kipi', view, page],
    queryFn: ({ signal }) =>
      call(dosisCalls.listKipi, { query: { ...eventViews[view], pageNumber: page } }, { signal }),
  });
  return {
    view,
    page,
    ...answer,
    show: (next: EventView) => setSearch(next === 'serius' ? {} : { tampil: next }),
    turn: (to: number) =>
      setSearch({ ...(view === 'serius' ? {} : { tampil: view }), page: String(to) }),
  };
}
