import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { runForEach, type BatchOutcome } from '#src/providers/data/runForEach.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { useCommand } from '../command/useCommand.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import type { Action } from './action.ts';

interface ActionRun {
  /** Results so far; undefined before the start. */
  readonly progress: BatchOutcome<AnyRecord> | undefined;
  readonly isRunning: boolean;
  readonly start: (
    records: readonly AnyRecord[],
    reason: string | undefined,
  ) => Promise<BatchOutcome<AnyRecord> | undefined>;
  /** Undoes the action for the given records; undefined when the action has no undo. */
  readonly undo: ((records: readonly AnyRecord[]) => Promise<void>) | undefined;
  /** Aborts before the next record. */
  readonly stop: () => void;
}

interface RunInput {
  readonly records: readonly AnyRecord[];
  readonly reason: string | undefined;
}

/** Runs an action on many records in one call and returns the same result shape as `runForEach`. */
async function runInOneCall(
  action: Action & Required<Pick<Action, 'runBulk'>>,
  records: readonly AnyRecord[],
  reason: string | undefined,
): Promise<BatchOutcome<AnyRecord>> {
  try {
    const reasons = new Map(
      (await action.runBulk(records, reason)).failed.map(one => [one.id, one.reason]),
    );
    return {
      done: records.filter(({ id }) => !reasons.has(Number(id))),
      failed: records.flatMap(item => {
        const errorMessage = reasons.get(Number(item.id));
        return errorMessage === undefined ? [] : [{ item, reason: errorMessage }];
      }),
      notRun: [],
    };
  } catch (error) {
    const errorMessage = error instanceof Error ? error.message : String(error);
    return { done: [], failed: records.map(item => ({ item, reason: errorMessage })), notRun: [] };
  }
}

/**
 * Runs an action, in one call when it supports that, and then invalidates the resource's queries.
 */
export function useRunAction({ name: resource }: ResourceSpec, action: Action): ActionRun {
  const client = useQueryClient();
  const [progress, setProgress] = useState<BatchOutcome<AnyRecord>>();
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  const { runBulk, undo } = action;

  // Refetching a deleted record would answer 404 while its page is still open.
  const invalidateQueries = () =>
    invalidateResource(client, resource, action.name === 'delete' ? ['getOne'] : []);

  const command = useCommand({
    run: async ({ records, reason }: RunInput) => {
      const { signal } = (control.current = new AbortController());
      setProgress({ done: [], failed: [], notRun: records });
      const outcome =
        runBulk && records.length > 1
          ? await runInOneCall({ ...action, runBulk }, records, reason)
          : await runForEach(records, record => action.run(record, reason), {
              signal,
              onProgress: setProgress,
            });
      setProgress(outcome);
      await invalidateQueries();
      return outcome;
    },
  });

  return {
    progress,
    isRunning: command.isRunning,
    stop: () => control.current?.abort(),
    undo:
      undo &&
      (async records => {
        await undo(records);
        await invalidateQueries();
      }),
    start: (records, reason) => command.run({ records, reason }),
  };
}
