import type { Logger } from 'pino';
import { withoutValues } from './db/failure.ts';

interface Options {
  readonly everyMs: number;
  readonly log: Logger;
  /** What it is called when it fails. */
  readonly name: string;
}

/**
 * Does some work now and then again, until stopped; stopping waits for the work under way. One that
 * failed is logged, and done again at its next time.
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
