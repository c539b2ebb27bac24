import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { Progress } from '#contract/dashboard/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { doses, largestOf, sumOf, totalOf } from './doses.ts';
import { barGround, piece, type Fill } from './fills.ts';

/** Fill of each dose kind, stacked from the bottom. */
const fillOf: Record<(typeof doses)[number], Fill> = {
  dosis1: 'full',
  dosis2: 'hatched',
  booster: 'empty',
};

/** Legend with the total of each dose kind. */
const Legend = ({ data }: Pick<Progress, 'data'>) => {
  const say = useWords();
  return (
    <Box component="ul" sx={legend}>
      {doses.map(dose => (
        <Box component="li" key={dose} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box aria-hidden sx={{ ...piece(fillOf[dose]), width: 14, height: 14 }} />
          {say(`resources.dashboard.progress.${dose}`)}: {formatNumber(totalOf(data, dose))}
        </Box>
      ))}
    </Box>
  );
};

/** Stacked bar chart of doses over time. */
export const DoseBars = ({ data, satuan }: Progress) => {
  const say = useWords();
  const { palette } = useTheme();
  const period = say(`resources.dashboard.progress.period.${satuan}`);
  const largest = largestOf(data);
  const highest = largest ? sumOf(largest) : 1;
  const numbers = {
    total: data.reduce((sum, one) => sum + sumOf(one), 0),
    max: highest,
  };
  return (
    <Box sx={barGround} style={{ '--bar-accent': palette.primary.main } as object}>
      <Legend data={data} />
      <Typography variant="caption" color="textSecondary" aria-hidden>
        {formatNumber(highest)}
      </Typography>
      <Box
        role="img"
        aria-label={say('resources.dashboard.progress.said', {
          ...numbers,
          period,
          when: formatDate(largest?.mulai),
        })}
        sx={ground}
      >
        {data.map(one => (
          <Box
            key={one.mulai}
            sx={column}
            title={say('resources.dashboard.progress.bar', {
              when: formatDate(one.mulai),
              ...Object.fromEntries(doses.map(dose => [dose, formatNumber(one[dose])])),
            })}
          >
            {[...doses]
              .reverse()
              .map(dose =>
                one[dose] > 0 ? (
                  <Box
                    key={dose}
                    sx={{ ...piece(fillOf[dose]), flex: 'none' }}
                    style={{ height: `${(one[dose] / highest) * 100}%` }}
                  />
                ) : null,
              )}
          </Box>
        ))}
      </Box>
      <Box aria-hidden sx={axis}>
        <span>{formatDate(data[0]?.mulai)}</span>
        <span>{formatDate(data.at(-1)?.mulai)}</span>
      </Box>
    </Box>
  );
};

const legend = {
  m: 0,
  mb: 1,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
};

const ground = {
  height: 160,
  display: 'flex',
  alignItems: 'stretch',
  gap: { xs: '1px', sm: '3px' },
  borderTop: '1px dashed',
  borderBottom: '1px solid',
  borderColor: 'divider',
};

const column = {
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  '&:hover': { bgcolor: 'action.hover' },
};

const axis = {
  display: 'flex',
  justifyContent: 'space-between',
  mt: 0.5,
  typography: 'caption',
  color: 'text.secondary',
};
