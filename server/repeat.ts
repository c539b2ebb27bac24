import type { Logger } from 'pino';
import { withoutValues } from './db/failure.ts';

interface Options {
  readonly everyMs: number;
  readonly log: Logger;
  /** Name of the task in the log message of a failure. */
  readonly name: string;
}

/**
 * Runs a task immediately and then again `intervalMs` after each run ends. A failed run is logged and
 * does not stop the schedule. `stop` waits for the current run.
 */
export function repeat(
  work: () => Promise<unknown>,
  { everyMs, log, name }: Options,
): { stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: withoutValues(error) }, `${name} failed`);
    }
    if (!stopped) timer = setTimeout(start, everyMs);
  };
  const start = (): void => {
    under = round();
  };
  let under = round();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await under;
    },
  };
}
