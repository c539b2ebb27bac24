import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCreate, useUpdate } from 'react-admin';
import { renew } from '#src/providers/data/renew.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a function that creates or updates a record. Creating sends one idempotency key per form,
 * so a double click or a retry creates one record; updating sends the version that was read.
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
    // Only the server knows whether and where the record now appears in a list.
    await renew(client, name, ['getOne']);
    // With `returnPromise` the mutation resolves to the record; its type also allows void.
    return saved as AnyRecord;
  };
}
