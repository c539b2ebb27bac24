import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { priceInput, type PriceVersion } from '#contract/price/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { toFormErrors } from '#src/ui/form/save/schemaResolver.ts';
import { toInput, type FormValues } from '#src/ui/form/formValues.ts';
import { formatLongDate } from '#src/ui/format/date.ts';
import type { AnyRecord } from '#src/ui/resource/definition.ts';
import type { ResourceField } from '#src/ui/resource/resourceField.ts';
import type { PricedResource } from './pricedResource.ts';

interface SavePriceOptions {
  readonly pricedResource: PricedResource;
  readonly record: AnyRecord;
  /** The price to change; undefined to add one. */
  readonly price: PriceVersion | undefined;
  readonly form: UseFormReturn<FormValues>;
  readonly fields: readonly ResourceField[];
  readonly onDone: () => void;
  readonly onFailed: () => void;
}

/** Returns a submit handler that saves a price and sets the server's messages on their fields. */
export function useSavePrice(options: SavePriceOptions): (values: FormValues) => Promise<void> {
  const { pricedResource, record, price, form, fields, onDone, onFailed } = options;
  const t = useMessages();
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
        await call(pricedResource.calls.changePrice, {
          params,
          body: { ...body, version: price.version },
        });
        notify('resources.price.changed', { type: 'success', messageArgs });
      } else {
        await call(
          pricedResource.calls.addPrice,
          { params: { id: record.id }, body },
          { idempotencyKey },
        );
        notify('resources.price.added', { type: 'success', messageArgs });
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401) return;
      // Another user changed the prices; they are refetched so that the user sees them before
      // retrying.
      await invalidateResource(client, pricedResource.name);
      const formError =
        error.status === 412
          ? t('resources.price.conflict')
          : t('form.errors.server', { detail: error.message });
      const { errors = { _: [formError] } } = error.problem ?? {};
      for (const [name, fieldError] of Object.entries(toFormErrors(fields, errors, 'server'))) {
        if (fieldError?.message)
          form.setError(name, { type: 'server', message: fieldError.message });
      }
      onFailed();
      return;
    }
    await invalidateResource(client, pricedResource.name);
    onDone();
  };
}
