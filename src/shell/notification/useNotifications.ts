import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationCalls } from '#contract/domains/notification.ts';
import { usePollInterval } from '#src/providers/live/liveChanges.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** How often the number of unread notifications is requested while the page is visible, in ms. */
const pollIntervalMs = 60_000;

/** Number of notifications in the list. */
export const listSize = 30;

const countKey = ['notification', 'count'];
const listKey = ['notification', 'list'];

/** Returns the number of the user's unread notifications; 0 until it is known. */
export function useUnreadCount(): number {
  const { call } = useApi();
  const { data } = useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) => call(notificationCalls.count, {}, { signal }),
    refetchInterval: usePollInterval(pollIntervalMs),
    staleTime: pollIntervalMs / 2,
    retry: false,
  });
  return data?.belumDibaca ?? 0;
}

/** Returns the query of the user's newest notifications. */
export function useNotificationList() {
  const { call } = useApi();
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) =>
      call(
        notificationCalls.list,
        { query: { pageSize: listSize, sortOrder: 'desc' } },
        { signal },
      ),
    // Opening the list shows what is new.
    staleTime: 0,
  });
}

/** Returns a function that marks one notification read, or all without an id. */
export function useMarkRead(): (id?: number) => void {
  const { call } = useApi();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: number | undefined) =>
      id === undefined
        ? call(notificationCalls.markAllRead, {})
        : call(notificationCalls.markRead, { params: { id } }),
    onSuccess: async unread => {
      client.setQueryData(countKey, unread);
      await client.invalidateQueries({ queryKey: listKey });
    },
  });
  return id => mutate(id);
}
