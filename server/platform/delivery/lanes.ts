import type { Logger } from 'pino';
import { runPeriodically } from '#server/platform/run-periodically.ts';
import { systemTimers, type Timers } from '#server/platform/transfer-limits.ts';

/** How the lanes of a worker run. */
export interface LaneSchedule {
  /** Pause in ms after nothing was due. */
  readonly intervalMs: number;
  /** Time in ms that the deliveries under way have when the worker stops. */
  readonly stopMs: number;
  readonly timers: Timers;
}

export const laneSchedule: LaneSchedule = {
  intervalMs: 5_000,
  stopMs: 5_000,
  timers: systemTimers,
};

/** Delivers what is next in a lane. @returns whether there was something */
export type DeliverNext = (signal: AbortSignal) => Promise<boolean>;

/**
 * Starts lanes that deliver at the same time, each one thing after another, until stopped. `stop` waits for the
 * deliveries under way, and aborts them after `stopMs`.
 */
export function startLanes(
  lanes: readonly DeliverNext[],
  { intervalMs, stopMs, timers }: LaneSchedule,
  { log, name }: { readonly log: Logger; readonly name: string },
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let isStopped = false;
  const running = lanes.map(deliverNext =>
    runPeriodically(
      async () => {
        let hasMore = true;
        while (!isStopped && hasMore) hasMore = await deliverNext(stopping.signal);
      },
      { intervalMs, log, name },
    ),
  );
  return {
    async stop() {
      isStopped = true;
      const cancel = timers.after(stopMs, () => stopping.abort());
      await Promise.all(running.map(lane => lane.stop()));
      cancel();
    },
  };
}
