import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCreate, useUpdate } from 'react-admin';
import { renew } from '#src/providers/data/renew.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes a record and waits for the server's word. A new one carries a key of its form, so that
 * pressing twice, or once more after the line broke, makes one record; a saved one names the version
 * that was read.
 */
export function useWrite({ name }: Definition) {
  const client = useQueryClient();
  const [create] = useCreate<AnyRecord, Error>();
  const [update] = useUpdate<AnyRecord>();
  const key = useRef<string>(undefined);

  return async (input: Values, opened: AnyRecord | undefined): Promise<AnyRecord> => {
    key.current ??= crypto.randomUUID();
    const waiting = { returnPromise: true } as const;
    const saved = opened
      ? await update(name, { id: opened.id, data: input, previousData: opened }, waiting)
      : await create(name, { data: input, meta: { idempotencyKey: key.current } }, waiting);
    key.current = undefined;
    // Where it stands in a list, and whether it still does, only the server knows.
    await renew(client, name, ['getOne']);
    // Nothing only where no promise is asked for.
    return saved as AnyRecord;
  };
}
