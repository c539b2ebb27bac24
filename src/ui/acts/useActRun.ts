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
  readonly start: (records: readonly AnyRecord[]) => Promise<Outcome<AnyRecord>>;
  /** Stops before the next one. */
  readonly stop: () => void;
}

/** Does an act to records one by one, and makes what is shown of them be asked anew. */
export function useActRun({ name: resource }: Definition, act: Act): ActRun {
  const client = useQueryClient();
  const [soFar, setSoFar] = useState<Outcome<AnyRecord>>();
  const [running, setRunning] = useState(false);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  return {
    soFar,
    running,
    stop: () => control.current?.abort(),
    async start(records) {
      const { signal } = (control.current = new AbortController());
      setRunning(true);
      setSoFar({ done: [], failed: [], left: records });
      const outcome = await each(records, act.run, { signal, onProgress: setSoFar });
      setSoFar(outcome);
      // A page still showing what was just deleted would only learn that it is gone.
      await renew(client, resource, act.name === 'delete' ? ['getOne'] : []);
      setRunning(false);
      return outcome;
    },
  };
}
