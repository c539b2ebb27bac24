import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hasBegun, isValidOn, type PriceVersion } from '#contract/domains/price/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { tabularFigures } from '#src/kit/theme/typography.ts';

interface PriceRowProps {
  price: PriceVersion;
  today: string;
  /** Undefined without the right to change prices; offered only until the price begins. */
  onChange?: () => void;
  onRemove?: () => void;
}

const priceStateMeaning = { now: 'good', coming: 'information', past: 'neutral' } as const;

/** One price: amount, validity period, decree, and who recorded it. */
export const PriceRow = ({ price, today, onChange, onRemove }: PriceRowProps) => {
  const t = useMessages();
  const { harga, berlakuDari, berlakuSampai, noSK, modifiedBy, modifiedAt } = price;
  const state = !hasBegun(price, today) ? 'coming' : isValidOn(price, today) ? 'now' : 'past';
  const from = formatDate(berlakuDari);
  const when = formatDateTime(modifiedAt);
  return (
    <Box component="li" sx={row}>
      <Typography component="span" sx={amountCell}>
        {formatRupiah(harga)}
      </Typography>
      <Box sx={{ gridArea: 'facts', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box>
          {berlakuSampai === null
            ? t('resources.price.from', { from })
            : t('resources.price.from_until', { from, until: formatDate(berlakuSampai) })}
        </Box>
        <Typography variant="body2" component="div" color="textSecondary">
          {noSK}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          {modifiedBy === null
            ? t('resources.price.recorded_anonymous', { when })
            : t('resources.price.recorded', { who: modifiedBy, when })}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'state' }}>
        <StateChip meaning={priceStateMeaning[state]} label={t(`resources.price.state.${state}`)} />
      </Box>
      {state === 'coming' && onChange && onRemove ? (
        <Box sx={{ gridArea: 'acts', display: 'flex', gap: 1, flexWrap: 'wrap' }}>
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
        </Box>
      ) : null}
    </Box>
  );
};

/**
 * On a phone the amount is at the left of a card; on a wide screen it is a right-aligned column.
 */
const row = {
  display: 'grid',
  gap: 1,
  columnGap: 2,
  p: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '120px minmax(0, 1fr) auto auto' },
  gridTemplateAreas: {
    xs: '"sum state" "facts facts" "acts acts"',
    sm: '"sum facts state acts"',
  },
};

const amountCell = {
  ...tabularFigures,
  gridArea: 'sum',
  fontWeight: 600,
  textAlign: { xs: 'left', sm: 'right' },
};
