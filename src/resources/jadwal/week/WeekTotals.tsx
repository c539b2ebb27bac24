import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { weekTotals, type DayHours } from '#contract/domains/jadwal/week.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatMinutes } from './formatDay.ts';

/** Totals of a week: open days, open hours, capacity. */
export const WeekTotals = ({ week }: { week: readonly DayHours[] }) => {
  const t = useMessages();
  const { hari, menit, kapasitas } = weekTotals(week);
  const facts = [
    {
      label: t('resources.jadwal.total.days'),
      value: t('resources.jadwal.total.days_value', { smart_count: hari }),
    },
    { label: t('resources.jadwal.total.hours'), value: formatMinutes(t, menit) },
    {
      label: t('resources.jadwal.total.capacity'),
      value: t('resources.jadwal.total.capacity_value', { smart_count: kapasitas }),
    },
  ];
  return (
    <Box component="section" aria-label={t('resources.jadwal.total.label')} sx={{ my: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('resources.jadwal.total.label')}
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
