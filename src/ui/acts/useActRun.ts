import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { each, type Outcome } from '#src/providers/data/each.ts';
import { renew } from '#src/providers/data/renew.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import type { Act } from './act.ts';

interface ActRun {
  /** How far it has come; undefined before it begins. */
  readonly soFar: Outcome<AnyRecord> | undefined;
  readonly running: boolean;
  readonly start: (
    records: readonly AnyRecord[],
    reason: string | undefined,
  ) => Promise<Outcome<AnyRecord>>;
  /** Takes it back from those to whom it was done; undefined where it cannot be. */
  readonly takeBack: ((records: readonly AnyRecord[]) => Promise<void>) | undefined;
  /** Stops before the next one. */
  readonly stop: () => void;
}

/** An act to many in one call, told as one by one would be. */
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

/** Does an act to records, together where it can be, and makes what is shown of them be asked anew. */
export function useActRun({ name: resource }: Definition, act: Act): ActRun {
  const client = useQueryClient();
  const [soFar, setSoFar] = useState<Outcome<AnyRecord>>();
  const [running, setRunning] = useState(false);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  const { together, undo } = act;

  // A page still showing what was just deleted would only learn that it is gone.
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
