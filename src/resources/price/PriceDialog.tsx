import { priceInput, type Ceiling, type PriceVersion } from '#contract/domains/price/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { formatLongDate } from '#src/kit/format/date.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { priceIssues } from './priceIssues.ts';
import { PriceEffect } from './PriceEffect.tsx';
import { pricesOf, type PricedResource } from './pricedResource.ts';

interface PriceDialogProps {
  pricedResource: PricedResource;
  record: AnyRecord;
  ceilings: readonly Ceiling[];
  /** The price to change; undefined to add one. */
  price: PriceVersion | undefined;
  onClose: () => void;
}

const fields = { harga: {}, berlakuDari: {}, berlakuSampai: {}, noSK: {} };

/** Form of a price and its validity period, with a preview of its effect. */
export const PriceDialog = ({
  pricedResource,
  record,
  ceilings,
  price,
  onClose,
}: PriceDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { name, calls } = pricedResource;
  const existingPrices = pricesOf(record);
  const others = existingPrices.filter(one => one.id !== price?.id);
  const validate = (input: Readonly<Record<string, unknown>>) =>
    priceIssues(input, others, ceilings, existingPrices);
  return (
    <CommandDialog
      title={
        price
          ? t('resources.price.change_named', { from: formatLongDate(price.berlakuDari) })
          : t('resources.price.add')
      }
      confirmLabel={t(price ? 'resources.price.change' : 'resources.price.add')}
      resource="price"
      schema={priceInput}
      fields={fields}
      initialValues={price && { ...price, berlakuSampai: price.sampaiDiisi }}
      validate={validate}
      hasErrorSummary
      run={(body, idempotencyKey) =>
        price
          ? call(calls.changePrice, {
              params: { id: record.id, idHarga: price.id },
              body: { ...body, version: price.version },
            })
          : call(calls.addPrice, { params: { id: record.id }, body }, { idempotencyKey })
      }
      // After a failure, the user sees the prices that another user has changed.
      invalidates={[name]}
      success={(_, { berlakuDari }) =>
        t(price ? 'resources.price.changed' : 'resources.price.added', {
          from: formatLongDate(berlakuDari),
        })
      }
      onError={({ status, message: detail }) =>
        status === 412 ? t('resources.price.conflict') : t('form.errors.server', { detail })
      }
      onClose={onClose}
    >
      <PriceEffect validate={validate} others={others} />
    </CommandDialog>
  );
};
