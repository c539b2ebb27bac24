import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCreate, useUpdate } from 'react-admin';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import type { AnyRecord, ResourceSpec } from '../../resource/definition.ts';

type InputValues = Readonly<Record<string, unknown>>;

/**
 * Returns a function that creates or updates a record. Creating sends one idempotency key per form,
 * so a double click or a retry creates one record; updating sends the version that was read.
 */
export function useSaveRecord({ name }: ResourceSpec) {
  const client = useQueryClient();
  const [create] = useCreate<AnyRecord, Error>();
  const [update] = useUpdate<AnyRecord>();
  const key = useRef<string>(undefined);

  return async (input: InputValues, base: AnyRecord | undefined): Promise<AnyRecord> => {
    key.current ??= crypto.randomUUID();
    const mutationOptions = { returnPromise: true } as const;
    const saved = base
      ? await update(name, { id: base.id, data: input, previousData: base }, mutationOptions)
      : await create(name, { data: input, meta: { idempotencyKey: key.current } }, mutationOptions);
    key.current = undefined;
    // Only the server knows whether and where the record now appears in a list.
    await invalidateResource(client, name, ['getOne']);
    // With `returnPromise` the mutation resolves to the record; its type also allows void.
    return saved as AnyRecord;
  };
}
