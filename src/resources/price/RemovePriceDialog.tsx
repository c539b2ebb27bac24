import { fillPath } from '#contract/core/path.ts';
import type { PriceVersion } from '#contract/domains/price/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { formatLongDate } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { ifMatch } from '#src/providers/data/requestShape.ts';
import type { PricedResource } from './pricedResource.ts';

interface RemovePriceDialogProps {
  pricedResource: PricedResource;
  record: AnyRecord;
  price: PriceVersion;
  onClose: () => void;
}

/** Confirms the removal of a price that has not begun. */
export const RemovePriceDialog = ({
  pricedResource,
  record,
  price,
  onClose,
}: RemovePriceDialogProps) => {
  const t = useMessages();
  const { apiFetch } = useApi();
  const from = formatLongDate(price.berlakuDari);
  const { path, method } = pricedResource.calls.removePrice;
  return (
    <CommandDialog
      title={t('resources.price.remove_question', { sum: formatRupiah(price.harga), from })}
      description={t('resources.price.remove_text')}
      confirmLabel={t('resources.price.remove')}
      isDestructive
      maxWidth="xs"
      run={() =>
        apiFetch(fillPath(path, { id: record.id, idHarga: price.id }), {
          method,
          headers: ifMatch({ version: price.version }),
        })
      }
      invalidates={[pricedResource.name]}
      success={() => t('resources.price.removed', { from })}
      onError={({ status }) => {
        onClose();
        return status === 412 ? t('resources.price.conflict') : undefined;
      }}
      notifiesErrors
      onClose={onClose}
    />
  );
};
