import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { tasksCall } from '#contract/domains/dashboard/tasks.ts';
import type { MenuEntry } from '#contract/policy.ts';
import { taskLink } from '#src/dashboard/tasks/taskLinks.ts';
import { dashboardQueryKey } from '#src/dashboard/useDashboardQuery.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { menuEntryOf, screenPathTo } from '../routing/screenPath.ts';
import { hasEntry, type VisibleMenuGroup } from './visibleMenu.ts';

/** Stale time of the task counts in ms; other users also work on the tasks. */
const staleTimeMs = 30_000;

/** Returns the number of waiting tasks per menu entry for the signed-in user. */
export function useWaitingCounts(
  groups: readonly VisibleMenuGroup[],
): ReadonlyMap<MenuEntry, number> {
  const { call, activity } = useApi();
  const session = useRequiredSession();
  const { pathname } = useLocation();
  // The dashboard runs this query itself.
  const enabled = pathname !== '/dashboard';
  const lastWriteAt = useSyncExternalStore(activity.subscribe, activity.lastWriteAt);
  const { data, dataUpdatedAt, isStale, refetch } = useQuery({
    queryKey: dashboardQueryKey(session, 'tasks'),
    queryFn: ({ signal }) => call(tasksCall, {}, { signal }),
    staleTime: staleTimeMs,
    enabled,
  });
  useEffect(() => {
    if (enabled && (isStale || dataUpdatedAt <= lastWriteAt)) void refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- only navigation and writes refetch
  }, [pathname, lastWriteAt]);

  // A stable map keeps the memoised menu from rendering again on every navigation.
  return useMemo(() => {
    const waitingCounts = new Map<MenuEntry, number>();
    for (const { jenis, jumlah } of data?.data ?? []) {
      const [path = ''] = taskLink(jenis, session).split('?');
      const found = menuEntryOf(screenPathTo(path, session), entry => hasEntry(groups, entry));
      // Tasks that no other entry leads to are shown on the dashboard only.
      if (found && found.entry !== 'dashboard') {
        waitingCounts.set(found.entry, (waitingCounts.get(found.entry) ?? 0) + jumlah);
      }
    }
    return waitingCounts;
  }, [data, groups, session]);
}
