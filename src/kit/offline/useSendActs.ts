import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi, useServerState } from '#src/providers/api/ApiContext.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { browserDay } from '#src/providers/offline/browserDay.ts';
import { readOfflineState } from '#src/providers/offline/offlineState.ts';
import { sendActs } from '#src/providers/offline/sendActs.ts';
import { useRetry } from './useRetry.ts';
import './offlineMessages.ts';

/** Resources that acts without network change. */
const changedByActs = ['luring', 'vaksinasi', 'voucher', 'stock'] as const;

/**
 * Returns a command that sends the acts that wait, says what came of them, and prepares the day again, so that it holds
 * what the server recorded. What could not be sent is sent again later, unless the session has ended.
 */
export function useSendActs() {
  const t = useMessages();
  const { call, status } = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const [isRunning, setIsRunning] = useState(false);
  const isBusy = useRef(false);
  const [error, setError] = useState<string>();
  const retry = useRetry();
  const latestSend = useRef<() => Promise<void>>(undefined);
  const send = useCallback(async (): Promise<void> => {
    // An older shell would write the acts by its own rules.
    if (status.read().hasNewBuild) {
      setError(t('resources.luring.new_build'));
      return;
    }
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    setError(undefined);
    try {
      const { accepted, refused, error: failure } = await sendActs(browserDay, call);
      setError(failure?.status === 401 ? undefined : failure?.message);
      if (!failure) retry.reset();
      else if (failure.status !== 401) {
        retry.schedule(() => void latestSend.current?.(), failure.retryAfterSeconds);
      }
      const said = [
        accepted > 0 ? t('resources.luring.sent', { smart_count: accepted }) : '',
        refused > 0 ? t('resources.luring.refused', { smart_count: refused }) : '',
      ].filter(Boolean);
      if (said.length === 0) return;
      // One notification, because a newer one replaces it.
      notify(said.join('. '), { type: refused > 0 ? 'warning' : 'success' });
      if (!failure && readOfflineState().day) await browserDay.prepare(call);
    } catch {
      // What is sent counts; the day stays as old as it says.
    } finally {
      await Promise.all(changedByActs.map(name => invalidateResource(client, name)));
      isBusy.current = false;
      setIsRunning(false);
    }
  }, [call, client, notify, retry, status, t]);
  useEffect(() => {
    latestSend.current = send;
  }, [send]);
  // Once the server is back after it was away, the acts are sent at once.
  const isAway = useServerState().availability === 'away';
  useEffect(() => {
    if (isAway) retry.reset();
  }, [isAway, retry]);
  /** Sends at once when it is asked for; by itself not before the time of the next attempt. */
  const run = useCallback(
    async (isAsked = false): Promise<void> => {
      if (isAsked || !retry.isScheduled()) await send();
    },
    [retry, send],
  );
  return { run, isRunning, error };
}
