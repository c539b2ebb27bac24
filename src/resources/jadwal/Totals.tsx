import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { weekTotals, type DayHours } from '#contract/jadwal/week.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { sayMinutes } from './say.ts';

/** Totals of a week: open days, open hours, capacity. */
export const Totals = ({ week }: { week: readonly DayHours[] }) => {
  const say = useWords();
  const { hari, menit, kapasitas } = weekTotals(week);
  const facts = [
    {
      label: say('resources.jadwal.total.days'),
      value: say('resources.jadwal.total.days_value', { smart_count: hari }),
    },
    { label: say('resources.jadwal.total.hours'), value: sayMinutes(say, menit) },
    {
      label: say('resources.jadwal.total.capacity'),
      value: say('resources.jadwal.total.capacity_value', { smart_count: kapasitas }),
    },
  ];
  return (
    <Box component="section" aria-label={say('resources.jadwal.total.label')} sx={{ my: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {say('resources.jadwal.total.label')}
      </Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Box component="dd" sx={figure}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
};

const figure = { m: 0, fontSize: '1.125rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' };
