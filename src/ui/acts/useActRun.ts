import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { each, type Outcome } from '#src/providers/data/each.ts';
import { renew } from '#src/providers/data/renew.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import type { Act } from './act.ts';

interface ActRun {
  /** Results so far; undefined before the start. */
  readonly soFar: Outcome<AnyRecord> | undefined;
  readonly running: boolean;
  readonly start: (
    records: readonly AnyRecord[],
    reason: string | undefined,
  ) => Promise<Outcome<AnyRecord>>;
  /** Undoes the action for the given records; undefined when the action has no undo. */
  readonly takeBack: ((records: readonly AnyRecord[]) => Promise<void>) | undefined;
  /** Aborts before the next record. */
  readonly stop: () => void;
}

/** Runs an action on many records in one call and returns the same result shape as `runForEach`. */
async function atOnce(
  act: Act & Required<Pick<Act, 'together'>>,
  records: readonly AnyRecord[],
  reason: string | undefined,
): Promise<Outcome<AnyRecord>> {
  try {
    const reasons = new Map(
      (await act.together(records, reason)).failed.map(one => [one.id, one.reason]),
    );
    return {
      done: records.filter(({ id }) => !reasons.has(Number(id))),
      failed: records.flatMap(item => {
        const said = reasons.get(Number(item.id));
        return said === undefined ? [] : [{ item, reason: said }];
      }),
      left: [],
    };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { done: [], failed: records.map(item => ({ item, reason: said })), left: [] };
  }
}

/**
 * Runs an action, in one call when it supports that, and then invalidates the resource's queries.
 */
export function useActRun({ name: resource }: Definition, act: Act): ActRun {
  const client = useQueryClient();
  const [soFar, setSoFar] = useState<Outcome<AnyRecord>>();
  const [running, setRunning] = useState(false);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  const { together, undo } = act;

  // Refetching a deleted record would answer 404 while its page is still open.
  const askAnew = () => renew(client, resource, act.name === 'delete' ? ['getOne'] : []);

  return {
    soFar,
    running,
    stop: () => control.current?.abort(),
    takeBack:
      undo &&
      (async records => {
        await undo(records);
        await askAnew();
      }),
    async start(records, reason) {
      const { signal } = (control.current = new AbortController());
      setRunning(true);
      setSoFar({ done: [], failed: [], left: records });
      const outcome =
        together && records.length > 1
          ? await atOnce({ ...act, together }, records, reason)
          : await each(records, record => act.run(record, reason), {
              signal,
              onProgress: setSoFar,
            });
      setSoFar(outcome);
      await askAnew();
      setRunning(false);
      return outcome;
    },
  };
}
