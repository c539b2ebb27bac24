import Box from '@mui/material/Box';
import type { DayHours } from '#contract/domains/jadwal/week.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { wideLayout } from './layout.ts';
import { axisHours, openSpans, type TimeAxis } from './timeAxis.ts';

const toPercent = (minutes: number, { from, until }: TimeAxis): string =>
  `${((minutes - from) / (until - from)) * 100}%`;

interface DayBarProps {
  day: DayHours;
  axis: TimeAxis;
}

/**
 * Draws the opening hours of a day on a time axis, or says that they are incomplete; hidden from
 * screen readers, since text shows the same.
 */
export const DayBar = ({ day, axis }: DayBarProps) => {
  const t = useMessages();
  const spans = openSpans(day);
  return (
    <>
      <Box aria-hidden="true" sx={track}>
        {axisHours(axis)
          .slice(1, -1)
          .map(hour => (
            <Box key={hour} sx={hourLine} style={{ left: toPercent(hour * 60, axis) }} />
          ))}
        {day.aktif && spans.length === 0 ? (
          <Box component="span" sx={incompleteText}>
            {t('resources.jadwal.summary.incomplete')}
          </Box>
        ) : null}
        {spans.map(([from, until]) => (
          <Box
            key={from}
            sx={openSpan}
            style={{
              left: toPercent(from, axis),
              width: toPercent(axis.from + until - from, axis),
            }}
          />
        ))}
      </Box>
      {/* In the wide layout one scale above all days replaces this one. */}
      <Box sx={{ [wideLayout]: { display: 'none' } }}>
        <HourScale axis={axis} />
      </Box>
    </>
  );
};

/** Hour labels of the time axis. */
export const HourScale = ({ axis }: { axis: TimeAxis }) => (
  <Box aria-hidden="true" sx={hours}>
    {axisHours(axis).map(hour => (
      <span key={hour}>{String(hour).padStart(2, '0')}</span>
    ))}
  </Box>
);

const track = {
  position: 'relative',
  height: 20,
  width: '100%',
  borderRadius: '4px',
  overflow: 'hidden',
  bgcolor: 'ground.sunken',
};
const incompleteText = {
  position: 'absolute',
  inset: 0,
  textAlign: 'center',
  fontSize: '0.75rem',
  lineHeight: '20px',
  color: 'text.secondary',
};
const hourLine = { position: 'absolute', top: 0, bottom: 0, width: '1px', bgcolor: 'divider' };
const openSpan = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderRadius: '4px',
  bgcolor: 'primary.main',
};
const hours = {
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '0.75rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};
