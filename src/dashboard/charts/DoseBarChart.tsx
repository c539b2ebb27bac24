import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { DoseProgress } from '#contract/domains/dashboard/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { barContainer, barLegend, barSegment, type BarFill } from '#src/kit/page/barStyles.ts';
import { doseKinds, busiestPeriod, periodTotal, doseKindTotal } from './doses.ts';

/** Fill of each dose kind, stacked from the bottom. */
const doseFill: Record<(typeof doseKinds)[number], BarFill> = {
  dosis1: 'full',
  dosis2: 'hatched',
  booster: 'empty',
};

/** Legend with the total of each dose kind. */
const Legend = ({ data }: Pick<DoseProgress, 'data'>) => {
  const t = useMessages();
  return (
    <Box component="ul" sx={{ ...barLegend, mb: 1 }}>
      {doseKinds.map(dose => (
        <li key={dose}>
          <Box aria-hidden sx={barSegment(doseFill[dose])} />
          {t(`resources.dashboard.progress.${dose}`)}: {formatNumber(doseKindTotal(data, dose))}
        </li>
      ))}
    </Box>
  );
};

/** Stacked bar chart of doses over time. */
export const DoseBarChart = ({ data, satuan }: DoseProgress) => {
  const t = useMessages();
  const { palette } = useTheme();
  const period = t(`resources.dashboard.progress.period.${satuan}`);
  const largest = busiestPeriod(data);
  const highest = largest ? periodTotal(largest) : 1;
  const numbers = {
    total: data.reduce((sum, one) => sum + periodTotal(one), 0),
    max: highest,
  };
  return (
    <Box sx={barContainer} style={{ '--bar-accent': palette.primary.main } as object}>
      <Legend data={data} />
      <Typography variant="caption" color="textSecondary" aria-hidden>
        {formatNumber(highest)}
      </Typography>
      <Box
        role="img"
        aria-label={t('resources.dashboard.progress.description', {
          ...numbers,
          period,
          when: formatDate(largest?.mulai),
        })}
        sx={plotStyle}
      >
        {data.map(one => (
          <div
            key={one.mulai}
            title={t('resources.dashboard.progress.bar', {
              when: formatDate(one.mulai),
              ...Object.fromEntries(doseKinds.map(dose => [dose, formatNumber(one[dose])])),
            })}
          >
            {[...doseKinds]
              .reverse()
              .map(dose =>
                one[dose] > 0 ? (
                  <div
                    key={dose}
                    data-fill={doseFill[dose]}
                    style={{ height: `${(one[dose] / highest) * 100}%` }}
                  />
                ) : null,
              )}
          </div>
        ))}
      </Box>
      <Box aria-hidden sx={axisStyle}>
        <span>{formatDate(data[0]?.mulai)}</span>
        <span>{formatDate(data.at(-1)?.mulai)}</span>
      </Box>
    </Box>
  );
};

const plotStyle = {
  height: 160,
  display: 'flex',
  alignItems: 'stretch',
  gap: { xs: '1px', sm: '3px' },
  borderTop: '1px dashed',
  borderBottom: '1px solid',
  borderColor: 'divider',
  // A bar for each period, with a segment for each kind of dose.
  '& > div': {
    flex: '1 1 0',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& > div > div': { flex: 'none' },
  ...Object.fromEntries(
    Object.values(doseFill).map(fill => [`& [data-fill="${fill}"]`, barSegment(fill)]),
  ),
};

const axisStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  mt: 0.5,
  typography: 'caption',
  color: 'text.secondary',
};
