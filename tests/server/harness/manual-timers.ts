import type { Timers } from '#server/platform/transfer-limits.ts';

/** Timers that a test moves. */
export interface ManualTimers extends Timers {
  /** Moves the time forward and runs what is due, in order. */
  readonly advance: (ms: number) => void;
  /** Number of actions that are scheduled. */
  readonly count: () => number;
}

/** Creates timers that start at 0 and stand still. */
export function createManualTimers(): ManualTimers {
  let time = 0;
  const scheduled = new Set<{ readonly at: number; readonly action: () => void }>();
  return {
    now: () => time,
    after(ms, action) {
      const entry = { at: time + ms, action };
      scheduled.add(entry);
      return () => scheduled.delete(entry);
    },
    advance(ms) {
      const end = time + ms;
      for (;;) {
        const [next] = [...scheduled].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        scheduled.delete(next);
        time = next.at;
        next.action();
      }
      time = end;
    },
    count: () => scheduled.size,
  };
}
