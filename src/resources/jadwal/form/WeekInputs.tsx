import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { weekdays, type Weekday } from '#contract/domains/jadwal/week.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useZonedLabel } from '#src/kit/date/ZoneContext.ts';
import { HourScale } from '../week/DayBar.tsx';
import { timeAxisOf } from '../week/timeAxis.ts';
import { dayColumns, weekContainer, wideLayout } from '../week/layout.ts';
import { WeekTotals } from '../week/WeekTotals.tsx';
import { CopyDayDialog } from './CopyDayDialog.tsx';
import { DayRow } from './DayRow.tsx';
import { EmptyWeekNotice } from './EmptyWeekNotice.tsx';
import { useWeek } from './useDay.ts';

interface WeekInputsProps {
  /** Whether nothing was ever saved or typed. */
  isEmpty: boolean;
  /** The facility's own capacity, suggested for an empty week. */
  kapasitasHarian: number | null;
}

/** The seven days to fill in and their totals. */
export const WeekInputs = ({ isEmpty, kapasitasHarian }: WeekInputsProps) => {
  const t = useMessages();
  const zoned = useZonedLabel();
  const week = useWeek();
  const axis = timeAxisOf(week);
  const [dayToCopy, setDayToCopy] = useState<Weekday>();
  const isClosed = week.every(({ aktif }) => !aktif);
  return (
    <>
      {isEmpty ? (
        <EmptyWeekNotice kapasitasHarian={kapasitasHarian} />
      ) : isClosed ? (
        <Alert severity="warning" sx={{ mb: 3, maxWidth: 720 }}>
          {t('resources.jadwal.empty.closed')}
        </Alert>
      ) : null}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('resources.jadwal.help')}
      </Typography>
      <Box sx={weekContainer}>
        {/* Visual column headers only; each input has its own label. */}
        <Box aria-hidden="true" sx={head}>
          <span>{t('resources.jadwal.head.day')}</span>
          <span>{zoned(t('resources.jadwal.head.opens'))}</span>
          <span>{zoned(t('resources.jadwal.head.closes'))}</span>
          <Box component="span" sx={{ gridColumn: 'span 2' }}>
            {t('resources.jadwal.head.break')}
          </Box>
          <span>{t('resources.jadwal.head.capacity')}</span>
          <HourScale axis={axis} />
        </Box>
        <Box sx={rows}>
          {weekdays.map(hari => (
            <DayRow key={hari} hari={hari} axis={axis} onCopy={() => setDayToCopy(hari)} />
          ))}
        </Box>
      </Box>
      <WeekTotals week={week} />
      {dayToCopy === undefined ? null : (
        <CopyDayDialog hari={dayToCopy} onClose={() => setDayToCopy(undefined)} />
      )}
    </>
  );
};

const rows = {
  display: 'grid',
  gap: 2,
  [wideLayout]: {
    gap: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
};
const head = {
  display: 'none',
  [wideLayout]: {
    display: 'grid',
    gridTemplateColumns: dayColumns,
    columnGap: 1,
    alignItems: 'end',
    px: '17px',
    pb: 0.75,
    fontSize: '0.8125rem',
    fontWeight: 500,
  },
};
