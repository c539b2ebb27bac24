/** How often each fault happened, what came of it, and how long the server was away. */
export interface FaultStatistics {
  readonly times: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** Time from the fault until the server was ready again, in ms. */
  readonly recoveries: readonly number[];
}

/** Counts of everything that happens during a run. */
export interface Statistics {
  readonly countResponse: (status: number | 'lost') => void;
  readonly countRead: (name: string, ms: number) => void;
  readonly countFault: (name: string, outcome: string, recoveryMs?: number) => void;
  readonly countWrite: (name: string) => void;
  /** Records something that must not happen. */
  readonly violate: (what: string) => void;
  readonly responses: ReadonlyMap<string, number>;
  readonly reads: ReadonlyMap<string, readonly number[]>;
  readonly faults: ReadonlyMap<string, FaultStatistics>;
  readonly writes: ReadonlyMap<string, number>;
  /** What must not happen, with the number of times. */
  readonly violations: ReadonlyMap<string, number>;
}

const addOne = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);

export function createStatistics(): Statistics {
  const responses = new Map<string, number>();
  const reads = new Map<string, number[]>();
  const writes = new Map<string, number>();
  const violations = new Map<string, number>();
  const faults = new Map<string, FaultStatistics>();
  return {
    responses,
    reads,
    faults,
    writes,
    violations,
    countResponse: status => addOne(responses, String(status)),
    countWrite: name => addOne(writes, name),
    violate: what => addOne(violations, what),
    countRead(name, ms) {
      const times = reads.get(name) ?? [];
      times.push(ms);
      reads.set(name, times);
    },
    countFault(name, outcome, recoveryMs) {
      const { times, outcomes, recoveries } = faults.get(name) ?? {
        times: 0,
        outcomes: {},
        recoveries: [],
      };
      faults.set(name, {
        times: times + 1,
        outcomes: { ...outcomes, [outcome]: (outcomes[outcome] ?? 0) + 1 },
        recoveries: recoveryMs === undefined ? recoveries : [...recoveries, recoveryMs],
      });
    },
  };
}

/** Returns the value below which `part` of the numbers lie; 0 without numbers. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
