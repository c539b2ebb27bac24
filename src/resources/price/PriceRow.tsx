import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hasBegun, holdsOn, type PriceVersion } from '#contract/price/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { tabular } from '#src/layout/theme/typography.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { formatRupiah } from '#src/ui/format/number.ts';

interface PriceRowProps {
  price: PriceVersion;
  today: string;
  /** Undefined without the right to change prices; offered only until the price begins. */
  onChange?: () => void;
  onRemove?: () => void;
}

const meanings = { now: 'good', coming: 'information', past: 'neutral' } as const;

/** One price: amount, validity period, decree, and who recorded it. */
export const PriceRow = ({ price, today, onChange, onRemove }: PriceRowProps) => {
  const say = useWords();
  const { harga, berlakuDari, berlakuSampai, noSK, modifiedBy, modifiedAt } = price;
  const state = !hasBegun(price, today) ? 'coming' : holdsOn(price, today) ? 'now' : 'past';
  const from = formatDate(berlakuDari);
  const when = formatDateTime(modifiedAt);
  return (
    <Box component="li" sx={row}>
      <Typography component="span" sx={sum}>
        {formatRupiah(harga)}
      </Typography>
      <Box sx={{ gridArea: 'facts', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box>
          {berlakuSampai === null
            ? say('resources.price.from', { from })
            : say('resources.price.from_until', { from, until: formatDate(berlakuSampai) })}
        </Box>
        <Typography variant="body2" component="div" color="textSecondary">
          {noSK}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          {modifiedBy === null
            ? say('resources.price.recorded_anonymous', { when })
            : say('resources.price.recorded', { who: modifiedBy, when })}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'state' }}>
        <StateChip meaning={meanings[state]} label={say(`resources.price.state.${state}`)} />
      </Box>
      {state === 'coming' && onChange && onRemove ? (
        <Box sx={{ gridArea: 'acts', display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            size="small"
            onClick={onChange}
            aria-label={say('resources.price.change_named', { from })}
          >
            {say('common.act.edit')}
          </Button>
          <Button
            size="small"
            color="error"
            onClick={onRemove}
            aria-label={say('resources.price.remove_named', { from })}
          >
            {say('common.act.delete')}
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

const sum = {
  ...tabular,
  gridArea: 'sum',
  fontWeight: 600,
  textAlign: { xs: 'left', sm: 'right' },
};
