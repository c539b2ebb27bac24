import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { weekdays, type Weekday } from '#contract/jadwal/week.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { HourLine } from './DayBar.tsx';
import { DayRow } from './DayRow.tsx';
import { axisOf } from './drawing.ts';
import { EmptyWeek } from './EmptyWeek.tsx';
import { columns, frame, wide } from './layout.ts';
import { Totals } from './Totals.tsx';
import { useWeek } from './useDay.ts';

/** The seven days to fill in and their totals. @param isEmpty nothing was ever saved or typed */
export const WeekInputs = ({ isEmpty }: { isEmpty: boolean }) => {
  const say = useWords();
  const week = useWeek();
  const axis = axisOf(week);
  const [copied, setCopied] = useState<Weekday>();
  const isClosed = week.every(({ aktif }) => !aktif);
  return (
    <>
      {isEmpty ? (
        <EmptyWeek />
      ) : isClosed ? (
        <Alert severity="warning" sx={{ mb: 3, maxWidth: 720 }}>
          {say('resources.jadwal.empty.closed')}
        </Alert>
      ) : null}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {say('resources.jadwal.help')}
      </Typography>
      <Box sx={frame}>
        {/* Visual column headers only; each input has its own label. */}
        <Box aria-hidden="true" sx={head}>
          <span>{say('resources.jadwal.head.day')}</span>
          <span>{say('resources.jadwal.head.opens')}</span>
          <span>{say('resources.jadwal.head.closes')}</span>
          <Box component="span" sx={{ gridColumn: 'span 2' }}>
            {say('resources.jadwal.head.break')}
          </Box>
          <span>{say('resources.jadwal.head.capacity')}</span>
          <HourLine axis={axis} />
        </Box>
        <Box sx={rows}>
          {weekdays.map(hari => (
            <DayRow key={hari} hari={hari} axis={axis} onCopy={() => setCopied(hari)} />
          ))}
        </Box>
      </Box>
      <Totals week={week} />
      {copied === undefined ? null : (
        <CopyDialog hari={copied} onClose={() => setCopied(undefined)} />
      )}
    </>
  );
};

const rows = {
  display: 'grid',
  gap: 2,
  [wide]: {
    gap: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
};
const head = {
  display: 'none',
  [wide]: {
    display: 'grid',
    gridTemplateColumns: columns,
    columnGap: 1,
    alignItems: 'end',
    px: '17px',
    pb: 0.75,
    fontSize: '0.8125rem',
    fontWeight: 500,
  },
};
