/** Timers and a monotonic clock of requests; tests replace them to move time. */
export interface Timers {
  /** Milliseconds since an arbitrary start. */
  readonly now: () => number;
  /** Runs an action after `ms` milliseconds; calling the result cancels it. */
  readonly after: (ms: number, action: () => void) => () => void;
}

/** The timers of the process. */
export const systemTimers: Timers = {
  now: () => performance.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};

/** How slowly a client may send a body or read a response. */
export interface TransferLimits {
  /** Maximum time without a byte, in ms. */
  readonly idleMs: number;
  /** Time in ms that is allowed in addition to the time at the minimum rate. */
  readonly graceMs: number;
  /** Minimum average rate. */
  readonly bytesPerSecond: number;
}

/**
 * Minimum rate of a client: 128 kbit/s, which a clinic reaches over a mobile network of the second
 * generation (EDGE). A document of 10 MB may take 11 minutes, a spreadsheet of 50 MB 53 minutes.
 */
export const minBytesPerSecond = 16_000;

/** Observes one transfer. Only the time in which the server waits for the client counts. */
export interface TransferWatch {
  /** The server waits for the client from now on. */
  readonly wait: () => void;
  /** The client sent or read bytes. */
  readonly moved: (bytes: number) => void;
  /** The transfer has ended. */
  readonly stop: () => void;
}

/** Observes a transfer and calls `onLate` once when the client exceeds a limit. */
export function watchTransfer(
  { idleMs, graceMs, bytesPerSecond }: TransferLimits,
  timers: Timers,
  onLate: () => void,
): TransferWatch {
  let transferred = 0;
  let waitedMs = 0;
  let since: number | undefined;
  let cancel = (): void => undefined;
  const stop = (): void => {
    cancel();
    if (since !== undefined) waitedMs += timers.now() - since;
    since = undefined;
  };
  return {
    wait() {
      stop();
      since = timers.now();
      const allowedMs = graceMs + (transferred / bytesPerSecond) * 1000 - waitedMs;
      if (allowedMs <= 0) onLate();
      else cancel = timers.after(Math.min(idleMs, allowedMs), onLate);
    },
    moved(bytes) {
      stop();
      transferred += bytes;
    },
    stop,
  };
}
