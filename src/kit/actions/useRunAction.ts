import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { runForEach, type BatchOutcome } from '#src/providers/data/runForEach.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import type { Action, ActionInput } from './action.ts';

interface ActionRun {
  /** Results so far of an action on many records; undefined before the start. */
  readonly progress: BatchOutcome<AnyRecord> | undefined;
  readonly isRunning: boolean;
  /** Failures on many records are in the result. @throws CallError for a single record */
  readonly run: (
    records: readonly AnyRecord[],
    input: ActionInput,
  ) => Promise<BatchOutcome<AnyRecord>>;
  /** Undoes the action for the given records; undefined when the action has no undo. */
  readonly undo: ((records: readonly AnyRecord[]) => Promise<void>) | undefined;
  /** Aborts before the next record. */
  readonly stop: () => void;
}

/** Runs an action on many records in one call and returns the same result shape as `runForEach`. */
async function runInOneCall(
  runBulk: NonNullable<Action['runBulk']>,
  records: readonly AnyRecord[],
  input: ActionInput,
): Promise<BatchOutcome<AnyRecord>> {
  try {
    const reasons = new Map(
      (await runBulk(records, input)).failed.map(one => [one.id, one.reason]),
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
 * Runs an action, in one call when it supports that, and then invalidates the queries of the
 * resources that it changes.
 */
export function useRunAction({ name: resource }: ResourceSpec, action: Action): ActionRun {
  const client = useQueryClient();
  const [progress, setProgress] = useState<BatchOutcome<AnyRecord>>();
  const [isRunning, setIsRunning] = useState(false);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  const { runBulk, undo } = action;

  // Refetching a deleted record would answer 404 while its page is still open.
  const invalidateQueries = async () => {
    await invalidateResource(client, resource, action.name === 'delete' ? ['getOne'] : []);
    for (const other of action.invalidates ?? []) await invalidateResource(client, other);
  };

  const runOne = async (record: AnyRecord, input: ActionInput) => {
    try {
      await action.run(record, input);
    } finally {
      await invalidateQueries();
    }
    return { done: [record], failed: [], notRun: [] };
  };

  const runMany = async (records: readonly AnyRecord[], input: ActionInput) => {
    const { signal } = (control.current = new AbortController());
    setProgress({ done: [], failed: [], notRun: records });
    setIsRunning(true);
    const outcome = runBulk
      ? await runInOneCall(runBulk, records, input)
      : await runForEach(records, record => action.run(record, input), {
          signal,
          onProgress: setProgress,
        });
    setProgress(outcome);
    await invalidateQueries();
    setIsRunning(false);
    return outcome;
  };

  const run: ActionRun['run'] = (records, input) => {
    const [record] = records;
    return record && records.length === 1 ? runOne(record, input) : runMany(records, input);
  };

  return {
    progress,
    isRunning,
    run,
    stop: () => control.current?.abort(),
    undo:
      undo &&
      (async records => {
        await undo(records);
        await invalidateQueries();
      }),
  };
}
