import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { useAsked } from '../useAsked.ts';
import { cards, type CounterCard } from './counters.ts';
import { StatCard } from './StatCard.tsx';

const Counter = ({ card }: { card: CounterCard }) => {
  const say = useWords();
  const who = useSignedIn();
  const { data, isError, refetch } = useAsked(`counter ${card.name}`, (call, signal) =>
    card.ask(call, who, signal),
  );
  const isLost = isError && data === undefined;
  return (
    <StatCard
      label={say(`resources.dashboard.counter.${card.name}.label`)}
      about={
        isLost
          ? say('resources.dashboard.failed')
          : say(`resources.dashboard.counter.${card.name}.about`)
      }
      value={
        isLost ? (
          <Button size="small" variant="outlined" onClick={() => void refetch()}>
            {say('common.act.retry')}
          </Button>
        ) : data ? (
          formatNumber(data.jumlah)
        ) : (
          <>
            <Box component="span" sx={visuallyHidden}>
              {say('common.loading')}
            </Box>
            <Skeleton variant="text" width={72} />
          </>
        )
      }
      icon={card.icon}
      to={data ? card.list(who) : undefined}
      toLabel={say('resources.dashboard.counter.open')}
      offset={0}
    />
  );
};

/** Dashboard counters that the role may read; the others are not requested. */
export const Counters = () => {
  const say = useWords();
  const id = useId();
  const may = useMay();
  const shown = cards.filter(({ right }) => may(right));
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography variant="h4" component="h2" id={id} sx={{ mb: 1.5 }}>
        {say('resources.dashboard.counter.title')}
      </Typography>
      <Box component="ul" sx={gridOf(shown.length)}>
        {shown.map(card => (
          <Counter key={card.name} card={card} />
        ))}
      </Box>
    </Box>
  );
};

/** Grid that shows all counters in one row on wide screens. */
const gridOf = (many: number) => ({
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: `repeat(${many}, minmax(0, 1fr))`,
  },
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
});
