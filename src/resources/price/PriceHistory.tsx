import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import {
  ceilingsOf,
  exceededCeiling,
  hasBegun,
  isValidOn,
  priceOn,
  type Ceiling,
  type PriceVersion,
} from '#contract/domains/price/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import type { AnyRecord } from '#src/kit/resource/definition.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { PriceDialog } from './PriceDialog.tsx';
import { pricesOf, type PricedResource } from './pricedResource.ts';
import { RemovePriceDialog } from './RemovePriceDialog.tsx';
import { useCeilingDecrees } from './useCeilingDecrees.ts';

/** The open dialog; only a price that has not begun can be changed or removed. */
type PriceDialogState = { add: true } | { change: PriceVersion } | { remove: PriceVersion };

/** Shows today's price, all past and future prices, and buttons to add, change or remove one. */
export const PriceHistory = ({ pricedResource }: { pricedResource: PricedResource }) => {
  const { record } = useResourceForm();
  return record ? (
    <PriceHistoryContent pricedResource={pricedResource} openedRecord={record} />
  ) : null;
};

const PriceHistoryContent = ({
  pricedResource,
  openedRecord,
}: {
  pricedResource: PricedResource;
  openedRecord: AnyRecord;
}) => {
  const t = useMessages();
  const can = usePermission();
  const [dialog, setDialog] = useState<PriceDialogState>();
  // The surrounding form keeps the record as opened, while prices change here.
  const { data: record = openedRecord } = useGetOne<AnyRecord>(pricedResource.name, {
    id: openedRecord.id,
  });
  const prices = pricesOf(record);
  const today = useToday();
  const currentPrice = priceOn(prices, today);
  const ceilings = ceilingsOf(useCeilingDecrees(), pricedResource.ceilingKind(record));
  const ceiling = ceilings.findLast(({ from }) => from <= today);
  const nextCeiling = ceilings.find(({ from }) => from > today);
  const canUpdate = can(pricedResource.right);
  const close = () => setDialog(undefined);
  return (
    <Box sx={{ maxWidth: 880 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          {currentPrice ? (
            <>
              <Typography variant="body2" color="textSecondary">
                {t('resources.price.today')}
              </Typography>
              <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
                {t('resources.price.per_dose', { sum: formatRupiah(currentPrice.harga) })}
              </Typography>
            </>
          ) : (
            <Typography>{t('resources.price.none_today')}</Typography>
          )}
          {[ceiling, nextCeiling].map(one =>
            one ? (
              <Typography key={one.from} variant="body2" color="textSecondary">
                {t(`resources.price.${one === ceiling ? 'ceiling' : 'ceiling_next'}`, wordsOf(one))}
              </Typography>
            ) : null,
          )}
        </Box>
        {canUpdate ? (
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => setDialog({ add: true })}
          >
            {t('resources.price.add')}
          </Button>
        ) : null}
      </Box>
      <ListBox isOrdered label={t('resources.price.history')}>
        {[...prices].reverse().map(price => (
          <PriceRow
            key={price.id}
            price={price}
            exceeded={exceededCeiling(ceilings, price)}
            today={today}
            {...(canUpdate
              ? {
                  onChange: () => setDialog({ change: price }),
                  onRemove: () => setDialog({ remove: price }),
                }
              : {})}
          />
        ))}
      </ListBox>
      {dialog && 'remove' in dialog ? (
        <RemovePriceDialog
          pricedResource={pricedResource}
          record={record}
          price={dialog.remove}
          onClose={close}
        />
      ) : dialog ? (
        <PriceDialog
          pricedResource={pricedResource}
          record={record}
          ceilings={ceilings}
          price={'change' in dialog ? dialog.change : undefined}
          onClose={close}
        />
      ) : null}
    </Box>
  );
};

/** Amount, first day and decree of a ceiling, for its messages. */
const wordsOf = ({ amount, from, decree }: Ceiling) => ({
  sum: formatRupiah(amount),
  from: formatDate(from),
  decree,
});

interface PriceRowProps {
  price: PriceVersion;
  /** The ceiling that the price exceeds since a decree that was recorded later. */
  exceeded: Ceiling | undefined;
  today: string;
  /** Undefined without the right to change prices; offered only until the price begins. */
  onChange?: () => void;
  onRemove?: () => void;
}

const priceStateMeaning = { now: 'good', coming: 'information', past: 'neutral' } as const;

/** One price: amount, validity period, decree, and who recorded it. */
const PriceRow = ({ price, exceeded, today, onChange, onRemove }: PriceRowProps) => {
  const t = useMessages();
  const { harga, berlakuDari, berlakuSampai, noSK, modifiedBy, modifiedAt } = price;
  const state = !hasBegun(price, today) ? 'coming' : isValidOn(price, today) ? 'now' : 'past';
  const from = formatDate(berlakuDari);
  const when = formatDateTime(modifiedAt);
  return (
    <ListRow
      end={
        <>
          <StateChip
            meaning={priceStateMeaning[state]}
            label={t(`resources.price.state.${state}`)}
          />
          {state === 'coming' && onChange && onRemove ? (
            <span>
              <Button
                size="small"
                onClick={onChange}
                aria-label={t('resources.price.change_named', { from })}
              >
                {t('common.action.edit')}
              </Button>
              <Button
                size="small"
                color="error"
                onClick={onRemove}
                aria-label={t('resources.price.remove_named', { from })}
              >
                {t('common.action.delete')}
              </Button>
            </span>
          ) : null}
        </>
      }
    >
      <strong>{formatRupiah(harga)}</strong>
      <div>
        {berlakuSampai === null
          ? t('resources.price.from', { from })
          : t('resources.price.from_until', { from, until: formatDate(berlakuSampai) })}
      </div>
      <Detail>{noSK}</Detail>
      {exceeded ? (
        <Typography variant="body2" color="warning">
          {t('resources.price.exceeded', wordsOf(exceeded))}
        </Typography>
      ) : null}
      <Detail>
        {modifiedBy === null
          ? t('resources.price.recorded_anonymous', { when })
          : t('resources.price.recorded', { who: modifiedBy, when })}
      </Detail>
    </ListRow>
  );
};
