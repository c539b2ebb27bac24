import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useSendActs } from '#src/kit/offline/useSendActs.ts';
import { useServerState, useSession } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { browserDay } from '#src/providers/offline/browserDay.ts';
import { useOfflineState } from '#src/providers/offline/useOfflineState.ts';

/** A prepared day ends within so many milliseconds; a timer of more than 2^31 would end at once. */
const longestDayMs = 24 * 3_600_000;

/** Forgets the prepared day when it ends, also while the page stays open. */
function useEndOfDay(): void {
  const { day } = useOfflineState();
  const client = useQueryClient();
  const until = day?.berlakuSampai;
  useEffect(() => {
    if (until === undefined) return;
    const left = Math.min(Math.max(0, Date.parse(until) - Date.now()), longestDayMs);
    const timer = setTimeout(() => {
      void browserDay.forget().then(() => invalidateResource(client, 'vaksinasi'));
    }, left);
    return () => clearTimeout(timer);
  }, [until, client]);
}

/** Sends what waits once the server is back, after a new sign-in, and when the portal is opened. */
function useSendOnReturn(): void {
  const { availability, hasNewBuild } = useServerState();
  const token = useSession()?.token;
  const { waiting } = useOfflineState();
  const send = useEvent(useSendActs().run);
  const isPossible = availability === 'up' && !hasNewBuild && token !== undefined;
  const hasWaiting = waiting > 0;
  useEffect(() => {
    if (isPossible && hasWaiting) void send();
  }, [isPossible, hasWaiting, token, send]);
}

/** Takes care of the prepared day and of the acts that wait; shows nothing. */
export const OfflineKeeper = () => {
  useEndOfDay();
  useSendOnReturn();
  return null;
};
