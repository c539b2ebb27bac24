import { liveHeartbeatSeconds } from '#contract/domains/live.ts';
import { CallError } from '../api/http.ts';
import { readEvents, type StreamEvent } from './readEvents.ts';

/** Time in ms from the start of the console to the first stream, which leaves the connections to the first screen. */
const startDelayMs = 1_000;

/** A stream without a sign of life for this time, in ms, is dead. */
const silenceMs = 2.5 * liveHeartbeatSeconds * 1000;

/** A tab that is hidden for longer, in ms, needs no stream. */
const hiddenMs = 30_000;

/** Shortest and longest wait before the next attempt, in ms. */
const retryMs = { shortest: 1_000, longest: 60_000 } as const;

interface ConnectionOptions {
  /** Asks for the stream. @throws CallError */
  readonly connect: (signal: AbortSignal) => Promise<Response>;
  readonly onEvent: (event: StreamEvent) => void;
  /** Called when the stream is there, and when it is lost. */
  readonly onState: (isLive: boolean) => void;
  /** Subscribes to the start of another session; returns the unsubscribe function. */
  readonly watchSession: (listener: () => void) => () => void;
}

/** Resolves after a time, or at once when `wake` is called or the signal aborts. */
function createPause(signal: AbortSignal) {
  let wake = (): void => undefined;
  signal.addEventListener('abort', () => wake());
  return {
    wake: (): void => wake(),
    wait: (ms: number): Promise<void> =>
      new Promise(resolve => {
        const timer = setTimeout(() => wake(), ms);
        wake = () => {
          clearTimeout(timer);
          wake = () => undefined;
          resolve();
        };
        if (signal.aborted) wake();
      }),
  };
}

/**
 * Keeps a stream of events open while the tab is visible. A lost one is opened again, later each time and spread
 * by chance. @returns a function that ends it
 */
export function keepLive({
  connect,
  onEvent,
  onState,
  watchSession,
}: ConnectionOptions): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = createPause(signal);
  let current = new AbortController();
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const onVisibility = (): void => {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') hiding = setTimeout(() => current.abort(), hiddenMs);
    else pause.wake();
  };
  document.addEventListener('visibilitychange', onVisibility);
  const unwatch = watchSession(() => pause.wake());

  /** Reads one stream to its end. @returns whether it gave way to newer ones */
  const follow = async (): Promise<boolean> => {
    current = new AbortController();
    const { signal: ended } = current;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const onBytes = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => current.abort(), silenceMs);
    };
    let isReplaced = false;
    try {
      const response = await connect(AbortSignal.any([ended, signal]));
      if (!response.body) return false;
      onState(true);
      onBytes();
      await readEvents(
        response.body,
        event => {
          if (event.name === 'replaced') isReplaced = true;
          else onEvent(event);
        },
        onBytes,
      );
    } finally {
      clearTimeout(silence);
      onState(false);
    }
    return isReplaced;
  };

  const run = async (): Promise<void> => {
    await pause.wait(startDelayMs);
    let failures = 0;
    const isEnded = (): boolean => signal.aborted;
    while (!isEnded()) {
      // Woken when the tab is seen again.
      while (document.visibilityState === 'hidden' && !isEnded())
        await pause.wait(10 * retryMs.longest);
      if (isEnded()) return;
      const startedAt = Date.now();
      let isReplaced = false;
      let error: unknown;
      try {
        isReplaced = await follow();
      } catch (failure) {
        error = failure;
      }
      // A stream that held for a while was no failure.
      failures = Date.now() - startedAt > silenceMs ? 1 : failures + 1;
      const { status, retryAfterSeconds = 0 } = error instanceof CallError ? error : {};
      const backoff = Math.min(retryMs.shortest * 2 ** (failures - 1), retryMs.longest);
      const isUseless = isReplaced || status === 401;
      await pause.wait(
        isUseless
          ? 10 * retryMs.longest
          : Math.max(backoff, retryAfterSeconds * 1000) * (0.5 + Math.random()),
      );
    }
  };
  void run();
  return () => {
    stopping.abort();
    clearTimeout(hiding);
    unwatch();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
