import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { tasksCall } from '#contract/domains/dashboard/tasks.ts';
import type { MenuEntry } from '#contract/policy.ts';
import { taskLink } from '#src/dashboard/tasks/taskLinks.ts';
import { taskText } from '#src/dashboard/tasks/taskText.ts';
import { dashboardQueryKey } from '#src/dashboard/useDashboardQuery.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { menuEntryOf, screenPathTo } from '../routing/screenPath.ts';
import { hasEntry, type VisibleMenuGroup } from './visibleMenu.ts';

/** Stale time of the task counts in ms; other users also work on the tasks. */
const staleTimeMs = 30_000;

/** The waiting tasks of a menu entry: their number, and what it counts. */
export interface WaitingTasks {
  readonly count: number;
  readonly texts: readonly string[];
}

/** Returns the waiting tasks per menu entry for the signed-in user. */
export function useWaitingTasks(
  groups: readonly VisibleMenuGroup[],
): ReadonlyMap<MenuEntry, WaitingTasks> {
  const t = useMessages();
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
    const waiting = new Map<MenuEntry, WaitingTasks>();
    for (const task of data?.data ?? []) {
      const [path = ''] = taskLink(task.jenis, session).split('?');
      const found = menuEntryOf(screenPathTo(path, session), entry => hasEntry(groups, entry));
      // Tasks that no other entry leads to are shown on the dashboard only.
      if (found && found.entry !== 'dashboard') {
        const { count, texts } = waiting.get(found.entry) ?? { count: 0, texts: [] };
        waiting.set(found.entry, {
          count: count + task.jumlah,
          texts: [...texts, taskText(t, task, session)],
        });
      }
    }
    return waiting;
  }, [data, groups, session, t]);
}
