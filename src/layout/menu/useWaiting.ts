import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardCalls } from '#contract/dashboard/index.ts';
import type { MenuEntry } from '#contract/policy.ts';
import { placeOf } from '#src/dashboard/tasks/links.ts';
import { askedKey } from '#src/dashboard/useAsked.ts';
import { useApi, useSignedIn } from '#src/providers/api/ApiContext.ts';
import { entryOf, wayTo } from '../where.ts';
import type { ShownGroup } from './menuOf.ts';

/** Stale time of the task counts in ms; other users also work on the tasks. */
const freshFor = 30_000;

/** Returns the number of waiting tasks per menu entry for the signed-in user. */
export function useWaiting(groups: readonly ShownGroup[]): ReadonlyMap<MenuEntry, number> {
  const { call, activity } = useApi();
  const who = useSignedIn();
  const { pathname } = useLocation();
  // The dashboard runs this query itself.
  const enabled = pathname !== '/dashboard';
  const wroteAt = useSyncExternalStore(activity.watch, activity.wroteAt);
  const { data, dataUpdatedAt, isStale, refetch } = useQuery({
    queryKey: askedKey(who, 'tasks'),
    queryFn: ({ signal }) => call(dashboardCalls.tasks, {}, { signal }),
    staleTime: freshFor,
    enabled,
  });
  useEffect(() => {
    if (enabled && (isStale || dataUpdatedAt <= wroteAt)) void refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only navigation and writes refetch
  }, [pathname, wroteAt]);

  const waiting = new Map<MenuEntry, number>();
  for (const { jenis, jumlah } of data?.data ?? []) {
    const [path = ''] = placeOf(jenis, who).split('?');
    const found = entryOf(wayTo(path), entry =>
      groups.some(({ links }) => links.some(link => link.entry === entry)),
    );
    // Tasks that no other entry leads to are shown on the dashboard only.
    if (found && found.entry !== 'dashboard') {
      waiting.set(found.entry, (waiting.get(found.entry) ?? 0) + jumlah);
    }
  }
  return waiting;
}
