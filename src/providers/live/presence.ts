import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { liveCalls, type OpenableTopic, type OpenedRecord } from '#contract/domains/live.ts';
import { useApi } from '../api/ApiContext.ts';
import { LiveContext, useIsLive } from './liveChanges.ts';

/** Query key of what colleagues have open. */
export const openedKey = ['presence'] as const;

const nobody: readonly OpenedRecord[] = [];

/** Tells colleagues that this tab shows a record, as long as the component is mounted. */
export function useShowsRecord(sumber: OpenableTopic, id: number | undefined): void {
  const live = useContext(LiveContext);
  const isLive = useIsLive();
  useEffect(() => {
    if (!live || !isLive || id === undefined) return undefined;
    live.show({ sumber, id });
    return () => live.show(null);
  }, [live, isLive, sumber, id]);
}

/** Who else has a record open; nobody while changes do not arrive by themselves. */
export function useOpenedBy(sumber: OpenableTopic, id: number): readonly OpenedRecord[] {
  const { call } = useApi();
  const live = useContext(LiveContext);
  const isLive = useIsLive();
  const { data } = useQuery({
    queryKey: openedKey,
    queryFn: ({ signal }) =>
      call(liveCalls.opened, { query: { tab: live?.tab ?? '' } }, { signal }),
    enabled: live !== null && isLive,
    // An event tells when it changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!isLive || !data) return nobody;
  return data.data.filter(one => one.sumber === sumber && one.id === id);
}
