import { useEffect, useMemo, useRef } from 'react';
import { spreadDelay } from '#src/providers/api/spreadDelay.ts';

/** Longest time in seconds until the next attempt. */
const maxSeconds = 300;

/** Attempts that are repeated after failures. */
export interface Retry {
  readonly isScheduled: () => boolean;
  /**
   * Schedules the next attempt, later after each failure in a row.
   * @param askedSeconds the time that the server asked for
   */
  readonly schedule: (attempt: () => void, askedSeconds: number | undefined) => void;
  /** Cancels the next attempt, and forgets the failures. */
  readonly reset: () => void;
}

/** Returns attempts that are repeated after failures, until the component is removed. */
export function useRetry(): Retry {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const failures = useRef(0);
  const retry = useMemo((): Retry => {
    const stop = (): void => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    return {
      isScheduled: () => timer.current !== undefined,
      schedule: (attempt, askedSeconds) => {
        stop();
        failures.current += 1;
        const seconds = Math.min(askedSeconds ?? 2 ** failures.current, maxSeconds);
        timer.current = setTimeout(
          () => {
            timer.current = undefined;
            attempt();
          },
          spreadDelay(seconds * 1000),
        );
      },
      reset: () => {
        stop();
        failures.current = 0;
      },
    };
  }, []);
  useEffect(() => retry.reset, [retry]);
  return retry;
}
