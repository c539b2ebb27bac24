import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { FaskesWithJadwal } from '#contract/domains/jadwal/index.ts';
import { weekdays } from '#contract/domains/jadwal/week.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { toFormValues } from '#src/kit/form/formValues.ts';
import { ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { toWeekRecord, weekFields, readWeek } from '../form/weekValues.ts';
import { WeekHeader } from '../WeekHeader.tsx';
import { DayBar, HourScale } from './DayBar.tsx';
import { formatDay } from './formatDay.ts';
import { weekContainer, wideLayout } from './layout.ts';
import { timeAxisOf } from './timeAxis.ts';
import { UpcomingHolidays } from './UpcomingHolidays.tsx';
import { WeekTotals } from './WeekTotals.tsx';

/** Read-only view of a week. */
export const WeekView = ({ faskes }: { faskes: FaskesWithJadwal }) => {
  const t = useMessages();
  const record = toWeekRecord(faskes, faskes.jadwal);
  const week = readWeek(toFormValues(weekFields, record));
  const axis = timeAxisOf(week);
  const isEmpty = faskes.jadwal.hari.length === 0;
  return (
    <>
      <WeekHeader record={record} />
      {isEmpty ? (
        <Alert severity="info" sx={{ maxWidth: 720 }}>
          {t('resources.jadwal.empty.read')}
        </Alert>
      ) : (
        <Box sx={weekContainer}>
          <Box sx={head}>
            <HourScale axis={axis} />
          </Box>
          <ListBox>
            {weekdays.map((hari, at) => {
              const day = week[at];
              return day ? (
                <ListRow key={hari} sx={row}>
                  <Box sx={{ fontWeight: 600 }}>{t(`resources.jadwal.day.${hari}`)}</Box>
                  <Box sx={day.aktif ? {} : { color: 'text.secondary' }}>{formatDay(t, day)}</Box>
                  <Box>
                    <DayBar day={day} axis={axis} />
                  </Box>
                </ListRow>
              ) : null;
            })}
          </ListBox>
          <WeekTotals week={week} />
        </Box>
      )}
      <UpcomingHolidays idFaskes={faskes.id} />
    </>
  );
};

const lines = '96px minmax(0, 1fr) minmax(0, 1fr)';
const head = {
  display: 'none',
  [wideLayout]: {
    display: 'grid',
    gridTemplateColumns: lines,
    columnGap: 2,
    px: '17px',
    pb: 0.5,
    '& > *': { gridColumn: 3 },
  },
};
const row = {
  display: 'grid',
  [wideLayout]: {
    gridTemplateColumns: lines,
  },
};
