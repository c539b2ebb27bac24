import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AnyStateTable, EventOf } from '#contract/core/lifecycle.ts';
import type { RecordJob } from '#server/platform/scheduler/scheduler.ts';
import {
  systemContext,
  type Lifecycle,
  type TransitionContext,
  type TransitionInput,
} from './lifecycle.ts';
import { transition } from './transition.ts';

interface TimedTransitionSpec<T extends AnyStateTable, R extends object, V extends object> {
  /** Name of the job in the log. */
  readonly name: string;
  readonly table: RecordJob['table'] & { readonly status: AnyPgColumn };
  readonly lifecycle: Lifecycle<T, R, V>;
  readonly records: { readonly lock: (ctx: TransitionContext, id: number) => Promise<R> };
  readonly event: EventOf<T>;
  /** Condition of the records whose time has come, in any state. */
  readonly isDue: (now: Date) => SQL;
  /** Reason and clause of the change, where the table asks for a reason. */
  readonly because?: Pick<TransitionInput, 'clause' | 'reason'>;
}

/**
 * Creates the job that triggers an event of a lifecycle at its time, such as a deadline. It concerns
 * the states in which the table lets the server (`sistem`) trigger the event.
 */
export function timedTransition<T extends AnyStateTable, R extends object, V extends object>({
  name,
  table,
  lifecycle,
  records,
  event,
  isDue,
  because,
}: TimedTransitionSpec<T, R, V>): RecordJob {
  const states = lifecycle.states.transitions
    .filter(one => one.event === event && one.by.includes('sistem'))
    .map(({ from }) => from);
  return {
    name,
    table,
    isDue: now => sql`${and(inArray(table.status, states), isDue(now))}`,
    run: async (db, id, now) => {
      const ctx = systemContext(db, now);
      await transition(ctx, lifecycle, await records.lock(ctx, id), event, because);
    },
  };
}
