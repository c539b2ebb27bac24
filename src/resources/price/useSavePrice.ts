import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { priceInput, type PriceVersion } from '#contract/price/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { renew } from '#src/providers/data/renew.ts';
import { toFormErrors } from '#src/ui/form/resolver.ts';
import { toInput, type FormValues } from '#src/ui/form/values.ts';
import { formatLongDate } from '#src/ui/format/date.ts';
import type { AnyRecord } from '#src/ui/resource/definition.ts';
import type { Field } from '#src/ui/resource/field.ts';
import type { Priced } from './priced.ts';

interface SavePrice {
  readonly of: Priced;
  readonly record: AnyRecord;
  /** The price to change; undefined to add one. */
  readonly price: PriceVersion | undefined;
  readonly form: UseFormReturn<FormValues>;
  readonly fields: readonly Field[];
  readonly onDone: () => void;
  readonly onFailed: () => void;
}

/** Returns a submit handler that saves a price and sets the server's messages on their fields. */
export function useSavePrice(how: SavePrice): (values: FormValues) => Promise<void> {
  const { of, record, price, form, fields, onDone, onFailed } = how;
  const say = useWords();
  const { call } = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  return async values => {
    const body = priceInput.parse(toInput(fields, values));
    const messageArgs = { from: formatLongDate(body.berlakuDari) };
    try {
      if (price) {
        const params = { id: record.id, idHarga: price.id };
        await call(of.calls.changePrice, { params, body: { ...body, version: price.version } });
        notify('resources.price.changed', { type: 'success', messageArgs });
      } else {
        await call(of.calls.addPrice, { params: { id: record.id }, body }, { idempotencyKey });
        notify('resources.price.added', { type: 'success', messageArgs });
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401) return;
      // Another user changed the prices; they are refetched so that the user sees them before
      // retrying.
      await renew(client, of.name);
      const above =
        error.status === 412
          ? say('resources.price.moved_on')
          : say('form.errors.server', { detail: error.message });
      const { errors = { _: [above] } } = error.problem ?? {};
      for (const [name, wrong] of Object.entries(toFormErrors(fields, errors, 'server'))) {
        if (wrong?.message) form.setError(name, { type: 'server', message: wrong.message });
      }
      onFailed();
      return;
    }
    await renew(client, of.name);
    onDone();
  };
}
