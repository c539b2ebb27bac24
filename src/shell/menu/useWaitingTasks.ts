import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { tasksCall, type PendingTask } from '#contract/domains/dashboard/tasks.ts';
import type { MenuEntry } from '#contract/menu.ts';
import { taskLink } from '#src/dashboard/tasks/taskLinks.ts';
import { dashboardQueryKey } from '#src/dashboard/useDashboardQuery.ts';
import { useFigureViewer } from '#src/dashboard/useFigureViewer.ts';
import type { FigureViewer } from '#src/kit/list/figures.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { menuEntryOf, screenPathTo } from '../routing/screenPath.ts';
import { hasEntry, type VisibleMenuGroup } from './visibleMenu.ts';

/** Stale time of the task counts in ms; other users also work on the tasks. */
const staleTimeMs = 30_000;

/** A waiting task, and the list of what it counts. */
export interface WaitingTask {
  readonly task: PendingTask;
  readonly to: string;
}

/**
 * Returns the waiting tasks by the menu entry to whose list they lead. Tasks that no other entry leads to are on the
 * dashboard only.
 */
export function waitingByEntry(
  tasks: readonly PendingTask[],
  viewer: FigureViewer,
  groups: readonly VisibleMenuGroup[],
): ReadonlyMap<MenuEntry, readonly WaitingTask[]> {
  const waiting = new Map<MenuEntry, WaitingTask[]>();
  for (const task of tasks) {
    const to = taskLink(task.jenis, viewer);
    const [path = ''] = to.split('?');
    const found = menuEntryOf(screenPathTo(path, viewer), entry => hasEntry(groups, entry));
    if (found && found.entry !== 'dashboard') {
      waiting.set(found.entry, [...(waiting.get(found.entry) ?? []), { task, to }]);
    }
  }
  return waiting;
}

/** Returns the waiting tasks per menu entry for the signed-in user. */
export function useWaitingTasks(
  groups: readonly VisibleMenuGroup[],
): ReadonlyMap<MenuEntry, readonly WaitingTask[]> {
  const { call, activity } = useApi();
  const { viewer, query, isPending } = useFigureViewer();
  const { pathname } = useLocation();
  // The dashboard runs this query itself.
  const enabled = pathname !== '/dashboard' && !isPending;
  const lastWriteAt = useSyncExternalStore(activity.subscribe, activity.lastWriteAt);
  const { data, dataUpdatedAt, isStale, refetch } = useQuery({
    queryKey: dashboardQueryKey(viewer, 'tasks'),
    queryFn: ({ signal }) => call(tasksCall, { query }, { signal }),
    staleTime: staleTimeMs,
    enabled,
  });
  useEffect(() => {
    if (enabled && (isStale || dataUpdatedAt <= lastWriteAt)) void refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- only navigation and writes refetch
  }, [pathname, lastWriteAt]);

  // A stable map keeps the memoised menu from rendering again on every navigation.
  const { id, role, idReferensi, accountManagerId } = viewer;
  return useMemo(
    () => waitingByEntry(data?.data ?? [], { id, role, idReferensi, accountManagerId }, groups),
    [data, groups, id, role, idReferensi, accountManagerId],
  );
}
