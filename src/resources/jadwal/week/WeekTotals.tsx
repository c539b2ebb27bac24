import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { weekTotals, type DayHours } from '#contract/domains/jadwal/week.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Figures } from '#src/kit/record/FactGrid.tsx';
import { formatMinutes } from './formatDay.ts';

/** Totals of a week: open days, open hours, capacity. */
export const WeekTotals = ({ week }: { week: readonly DayHours[] }) => {
  const t = useMessages();
  const { hari, menit, kapasitas } = weekTotals(week);
  return (
    <Box component="section" aria-label={t('resources.jadwal.total.label')} sx={{ my: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('resources.jadwal.total.label')}
      </Typography>
      <Figures
        facts={[
          [
            t('resources.jadwal.total.days'),
            t('resources.jadwal.total.days_value', { smart_count: hari }),
          ],
          [t('resources.jadwal.total.hours'), formatMinutes(t, menit)],
          [
            t('resources.jadwal.total.capacity'),
            t('resources.jadwal.total.capacity_value', { smart_count: kapasitas }),
          ],
        ]}
      />
    </Box>
  );
};
