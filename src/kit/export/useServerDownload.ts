import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { exportCalls, type ExportProgress as ServerProgress } from '#contract/domains/export.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { unavailableStatuses } from '#src/providers/api/serverStatus.ts';
import type { ExportProgress } from './ExportProgressDialog.tsx';
import { downloadUrl } from './workbook.ts';

/** Seconds before asking for the turn again when the server names none. */
const defaultPollSeconds = 3;

/** Number of lost requests in a row, about three seconds apart, for which the server keeps a place. */
const maxLostPolls = 25;

/** Statuses of a request that found no server, or one that was busy or restarting; 0 is no answer. */
const lostStatuses: readonly number[] = [0, 429, ...unavailableStatuses];

const mayPollAgain = (status: number, lostPolls: number): boolean =>
  lostPolls === 0 || (lostPolls <= maxLostPolls && lostStatuses.includes(status));

/** Time in ms until the server is asked how far a file is, at first and then again. */
const progressDelays = { first: 400, next: 1_000 };

/** What the console shows and does while the server makes a file for the browser. */
export interface ServerDownload {
  readonly isStarting: boolean;
  /** Position in the server's queue of exports, from 1; undefined while none waits. */
  readonly position: number | undefined;
  /** How far the file is; undefined while none is made, or when its progress is hidden. */
  readonly progress: ExportProgress | undefined;
  /** Downloads the path that `request` resolves to, which asks the server for a ticket. */
  readonly start: (request: () => Promise<string>) => Promise<void>;
  readonly stop: () => void;
  /** Hides the progress; the download goes on. */
  readonly hide: () => void;
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
 * which keeps the place in the queue, and starts the download when it is its turn. The browser writes
 * the file to disk by itself, so the server is asked how far it is.
 */
export function useServerDownload(): ServerDownload {
  const { baseUrl, call } = useApi();
  const notify = useNotify();
  const [isStarting, setIsStarting] = useState(false);
  const [shownPosition, setShownPosition] = useState<number>();
  const [progress, setProgress] = useState<ExportProgress>();
  const isHidden = useRef(false);
  /** Ticket of the file that the server makes. */
  const running = useRef<string>(undefined);
  const position = useRef<number>(undefined);
  const showPosition = (now: number | undefined): void => {
    position.current = now;
    setShownPosition(now);
  };
  const control = useRef<AbortController>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      control.current?.abort();
    };
  }, []);

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

  /** Notifies how an export ended. @returns false while it has not */
  const notifyEnd = ({ keadaan, berkas, jumlah, baris }: ServerProgress): boolean => {
    if (keadaan === 'SELESAI') {
      const messageArgs = { file: berkas, smart_count: baris };
      const text = jumlah === null ? 'list.export.saved' : 'list.export.finished';
      notify(text, { type: 'success', messageArgs });
    } else if (keadaan === 'DIHENTIKAN') notify('list.export.cancelled', { type: 'info' });
    else if (keadaan === 'GAGAL') notify('list.export.broken', { type: 'error' });
    else return false;
    return true;
  };

  /** Shows how far the export of a ticket is, until it has ended or the server does not know it. */
  const follow = async (tiket: string, signal: AbortSignal): Promise<void> => {
    running.current = tiket;
    let lostPolls = 0;
    for (let delay = progressDelays.first; ; delay = progressDelays.next) {
      await wait(delay, signal);
      if (signal.aborted) return;
      try {
        const now = await call(exportCalls.progress, { body: { tiket } }, { signal });
        lostPolls = 0;
        if (notifyEnd(now)) return;
        if (now.keadaan === 'BERJALAN' && !isHidden.current) {
          const { baris: done, jumlah: total } = now;
          setProgress({ done, total: total ?? 0, isWriting: total === null || done >= total });
        }
      } catch (error) {
        lostPolls += 1;
        const status = error instanceof CallError ? error.status : undefined;
        if (status === undefined || !lostStatuses.includes(status) || lostPolls > maxLostPolls)
          return;
      }
    }
  };

  const stopOnServer = async (tiket: string): Promise<void> => {
    try {
      notifyEnd(await call(exportCalls.stop, { body: { tiket } }));
    } catch (error) {
      const detail = error instanceof Error ? error.message : '';
      notify('list.export.not_stopped', { type: 'error', messageArgs: { detail } });
    }
  };

  return {
    isStarting,
    position: shownPosition,
    progress,
    stop() {
      const ticket = running.current;
      control.current?.abort();
      if (ticket !== undefined) void stopOnServer(ticket);
    },
    hide() {
      isHidden.current = true;
      setProgress(undefined);
    },
    async start(request) {
      control.current?.abort();
      const { signal } = (control.current = new AbortController());
      setIsStarting(true);
      isHidden.current = false;
      try {
        const path = await waitForTurn(request, signal);
        if (signal.aborted) return;
        downloadUrl(baseUrl + path);
        notify('list.export.preparing', { type: 'info' });
        setIsStarting(false);
        showPosition(undefined);
        const ticket = new URLSearchParams(path.split('?')[1]).get('tiket');
        if (ticket !== null) await follow(ticket, signal);
      } catch (error) {
        const detail = error instanceof Error ? error.message : '';
        if (signal.aborted && !isMounted.current) return;
        if (signal.aborted) notify('list.export.cancelled', { type: 'info' });
        else notify('list.export.failed', { type: 'error', messageArgs: { detail } });
      } finally {
        if (control.current.signal === signal) {
          running.current = undefined;
          setIsStarting(false);
          setProgress(undefined);
          showPosition(undefined);
        }
      }
    },
  };
}
