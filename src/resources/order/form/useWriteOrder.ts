import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { orderCalls } from '#contract/domains/order/calls.ts';
import { amendmentInput, orderInput, type Order } from '#contract/domains/order/record.ts';
import { toFormValues, toInput, type FormValues } from '#src/kit/form/formValues.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { withoutIds } from './lineIds.ts';
import { orderInputOf, type OrderIdentity } from './orderInput.ts';

interface WriteOptions {
  readonly fields: readonly ResourceField[];
  readonly identity: OrderIdentity;
  /** The order of which an amendment is written; undefined for other orders. */
  readonly amended: Order | undefined;
}

/** Writes the values as a draft or submits them; `base` is the version that they change. */
export type WriteOrder = (
  values: FormValues,
  base: Order | undefined,
  isDraft: boolean,
) => Promise<Order>;

/** A creation, with the key under which the server runs it once. */
interface Creation {
  readonly key: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * Returns a function that creates the order or replaces its draft. A write whose answer was lost is
 * recognised when it is repeated. In a conflict (412) the error has the present order with its lines.
 */
export function useWriteOrder({ fields, identity, amended }: WriteOptions): WriteOrder {
  const { call } = useApi();
  const client = useQueryClient();
  /** The creation of which it is not known whether the server has run it. */
  const unanswered = useRef<Creation>(undefined);

  const create = async (creation: Creation): Promise<Order> => {
    const { key, input } = creation;
    const once = { idempotencyKey: key };
    unanswered.current = creation;
    try {
      const created = await (amended
        ? call(orderCalls.createAmandemen, { body: amendmentInput.parse(input) }, once)
        : call(orderCalls.create, { body: orderInput.parse(input) }, once));
      unanswered.current = undefined;
      return created;
    } catch (error) {
      if (error instanceof CallError && error.status >= 400 && error.status < 500)
        unanswered.current = undefined;
      throw error;
    }
  };

  /** Returns the order if it already has the sent values; otherwise throws it with the conflict. */
  const resolveConflict = async (
    error: unknown,
    { id }: Order,
    sent: FormValues,
    isDraft: boolean,
  ): Promise<Order> => {
    if (!(error instanceof CallError) || error.status !== 412) throw error;
    // The answer has the order without its lines.
    const current = await call(orderCalls.get, { params: { id } });
    const inputOf = (values: FormValues): string =>
      JSON.stringify(toInput(fields, { ...values, baris: withoutIds(values['baris']) }));
    const isStored = inputOf(sent) === inputOf(toFormValues(fields, current));
    if (isStored && isDraft === (current.status === 'DRAFT')) return current;
    throw new CallError(412, error.message, error.problem && { ...error.problem, current });
  };

  const write: WriteOrder = async (values, base, isDraft) => {
    const input = { ...identity, ...orderInputOf(fields, values), draft: isDraft };
    if (base && base.id !== amended?.id) {
      const body = orderInput.parse({ ...input, version: base.version });
      return call(orderCalls.update, { params: { id: base.id }, body }).catch((error: unknown) =>
        resolveConflict(error, base, values, isDraft),
      );
    }
    const earlier = unanswered.current;
    const target = amended ? { idOrder: amended.id, version: base?.version } : {};
    const created = await create(
      earlier ?? { key: crypto.randomUUID(), input: { ...input, ...target } },
    ).catch((error: unknown) => {
      if (base) return resolveConflict(error, base, values, isDraft);
      throw error;
    });
    // The earlier attempt had other values.
    return earlier && created.status === 'DRAFT' ? write(values, created, isDraft) : created;
  };

  return async (values, base, isDraft) => {
    const saved = await write(values, base, isDraft);
    await invalidateResource(client, 'order', ['getOne']);
    return saved;
  };
}
