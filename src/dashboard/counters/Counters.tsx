import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { useDashboardQuery } from '../useDashboardQuery.ts';
import { useFigureViewer } from '../useFigureViewer.ts';
import { counterCards, type CounterCard } from './counterCards.ts';
import { StatCard } from './StatCard.tsx';

const Counter = ({ card }: { card: CounterCard }) => {
  const t = useMessages();
  const { viewer } = useFigureViewer();
  const { data, isError, refetch } = useDashboardQuery(
    `counter ${card.name}`,
    (call, signal, query) => card.fetchCount(call, viewer, signal, query),
  );
  const hasFailed = isError && data === undefined;
  return (
    <StatCard
      label={t(`resources.dashboard.counter.${card.name}.label`)}
      about={
        hasFailed
          ? t('resources.dashboard.failed')
          : t(`resources.dashboard.counter.${card.name}.about`)
      }
      value={
        hasFailed ? (
          <Button size="small" variant="outlined" onClick={() => void refetch()}>
            {t('common.action.retry')}
          </Button>
        ) : data ? (
          formatNumber(data.jumlah)
        ) : (
          <>
            <Box component="span" sx={visuallyHidden}>
              {t('common.loading')}
            </Box>
            <Skeleton variant="text" width={72} />
          </>
        )
      }
      icon={card.icon}
      to={data ? card.listPath(viewer) : undefined}
      toLabel={t('resources.dashboard.counter.open')}
      isFlat
    />
  );
};

/** Dashboard counters that the role may read; the others are not requested. */
export const Counters = () => {
  const t = useMessages();
  const id = useId();
  const can = usePermission();
  const visibleCards = counterCards.filter(({ right }) => can(right));
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography variant="h4" component="h2" id={id} sx={{ mb: 1.5 }}>
        {t('resources.dashboard.counter.title')}
      </Typography>
      <Box component="ul" sx={counterGrid(visibleCards.length)}>
        {visibleCards.map(card => (
          <Counter key={card.name} card={card} />
        ))}
      </Box>
    </Box>
  );
};

/** Returns the style of a grid that shows all cards in one row on wide screens. */
const counterGrid = (count: number) => ({
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: `repeat(${count === 4 ? 4 : 3}, minmax(0, 1fr))`,
    lg: `repeat(${count}, minmax(0, 1fr))`,
  },
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
});
