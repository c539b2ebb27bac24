import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { downloadUrl } from './workbook.ts';

/** Seconds before asking for the turn again when the server names none. */
const defaultPollSeconds = 3;

/** Number of lost requests in a row, about three seconds apart, for which the server keeps a place. */
const maxLostPolls = 25;

/** Statuses of a request that found no server, or one that was busy or restarting; 0 is no answer. */
const lostStatuses: readonly number[] = [0, 429, 502, 503, 504];

const mayPollAgain = (status: number, lostPolls: number): boolean =>
  lostPolls === 0 || (lostPolls <= maxLostPolls && lostStatuses.includes(status));

interface ServerDownload {
  readonly isStarting: boolean;
  /** Position in the server's queue of exports, from 1; undefined while none waits. */
  readonly position: number | undefined;
  /** Downloads the path that `request` resolves to, which asks the server for a ticket. */
  readonly start: (request: () => Promise<string>) => Promise<void>;
  readonly stop: () => void;
}

/** Waits; ends early when the signal aborts. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Starts downloads of files that the server makes. While other exports run, it repeats the request,
 * which keeps the place in the queue, and starts the download when it is its turn.
 */
export function useServerDownload(): ServerDownload {
  const { baseUrl } = useApi();
  const notify = useNotify();
  const [isStarting, setIsStarting] = useState(false);
  const [shownPosition, setShownPosition] = useState<number>();
  const position = useRef<number>(undefined);
  const showPosition = (now: number | undefined): void => {
    position.current = now;
    setShownPosition(now);
  };
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  const waitForTurn = async (
    request: () => Promise<string>,
    signal: AbortSignal,
  ): Promise<string> => {
    let lostPolls = 0;
    for (;;) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof CallError) || signal.aborted) throw error;
        const queued = error.problem?.antrean;
        // The server keeps the place of an account that does not ask for a while.
        lostPolls = queued === undefined ? lostPolls + 1 : 0;
        const isWaiting = queued !== undefined || position.current !== undefined;
        if (!isWaiting || !mayPollAgain(error.status, lostPolls)) throw error;
        if (queued !== undefined) showPosition(queued);
        const { retryAfterSeconds = defaultPollSeconds } = error;
        await wait(retryAfterSeconds * 1000, signal);
        signal.throwIfAborted();
      }
    }
  };

  return {
    isStarting,
    position: shownPosition,
    stop: () => control.current?.abort(),
    async start(request) {
      control.current?.abort();
      const { signal } = (control.current = new AbortController());
      setIsStarting(true);
      try {
        const path = await waitForTurn(request, signal);
        if (signal.aborted) return;
        downloadUrl(baseUrl + path);
        notify('list.export.preparing', { type: 'info' });
      } catch (error) {
        const detail = error instanceof Error ? error.message : '';
        if (signal.aborted) notify('list.export.cancelled', { type: 'info' });
        else notify('list.export.failed', { type: 'error', messageArgs: { detail } });
      } finally {
        if (control.current.signal === signal) {
          setIsStarting(false);
          showPosition(undefined);
        }
      }
    },
  };
}
