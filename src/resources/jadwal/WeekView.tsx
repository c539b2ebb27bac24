import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { FaskesWithJadwal } from '#contract/jadwal/index.ts';
import { weekdays } from '#contract/jadwal/week.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { toForm } from '#src/ui/form/values.ts';
import { DayBar, HourLine } from './DayBar.tsx';
import { axisOf } from './drawing.ts';
import { frame, wide } from './layout.ts';
import { sayDay } from './say.ts';
import { Totals } from './Totals.tsx';
import { asRecord, weekFields, weekOf } from './values.ts';
import { WeekHead } from './WeekHead.tsx';

/** Read-only view of a week. */
export const WeekView = ({ faskes }: { faskes: FaskesWithJadwal }) => {
  const say = useWords();
  const record = asRecord(faskes, faskes.jadwal);
  const week = weekOf(toForm(weekFields, record));
  const axis = axisOf(week);
  const isEmpty = faskes.jadwal.hari.length === 0;
  return (
    <>
      <WeekHead record={record} />
      {isEmpty ? (
        <Alert severity="info" sx={{ maxWidth: 720 }}>
          {say('resources.jadwal.empty.read')}
        </Alert>
      ) : (
        <Box sx={frame}>
          <Box sx={head}>
            <HourLine axis={axis} />
          </Box>
          <Box component="ul" sx={list}>
            {weekdays.map((hari, at) => {
              const day = week[at];
              return day ? (
                <Box component="li" key={hari} sx={row}>
                  <Box sx={{ fontWeight: 600 }}>{say(`resources.jadwal.day.${hari}`)}</Box>
                  <Box sx={day.aktif ? {} : { color: 'text.secondary' }}>{sayDay(say, day)}</Box>
                  <Box>
                    <DayBar day={day} axis={axis} />
                  </Box>
                </Box>
              ) : null;
            })}
          </Box>
          <Totals week={week} />
        </Box>
      )}
    </>
  );
};

const lines = '96px minmax(0, 1fr) minmax(0, 1fr)';
const head = {
  display: 'none',
  [wide]: {
    display: 'grid',
    gridTemplateColumns: lines,
    columnGap: 2,
    px: '17px',
    pb: 0.5,
    '& > *': { gridColumn: 3 },
  },
};
const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
const row = {
  display: 'grid',
  gap: 0.5,
  px: 2,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  [wide]: {
    gridTemplateColumns: lines,
    alignItems: 'center',
    columnGap: 2,
  },
};
