import type { Logger } from 'pino';
import { withoutQueryValues } from '#server/platform/db/database-error.ts';

interface PeriodicOptions {
  readonly intervalMs: number;
  readonly log: Logger;
  /** Name of the task in the log message of a failure. */
  readonly name: string;
}

/**
 * Runs a task immediately and then again `intervalMs` after each run ends. A failed run is logged and
 * does not stop the schedule. `stop` waits for the current run.
 */
export function runPeriodically(
  task: () => Promise<unknown>,
  { intervalMs, log, name }: PeriodicOptions,
): { stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const runOnce = async (): Promise<void> => {
    try {
      await task();
    } catch (error) {
      log.error({ err: withoutQueryValues(error) }, `${name} failed`);
    }
    if (!stopped) timer = setTimeout(startRun, intervalMs);
  };
  const startRun = (): void => {
    currentRun = runOnce();
  };
  let currentRun = runOnce();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await currentRun;
    },
  };
}
