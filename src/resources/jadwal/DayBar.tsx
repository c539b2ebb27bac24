import Box from '@mui/material/Box';
import type { DayHours } from '#contract/jadwal/week.ts';
import { wide } from './layout.ts';
import { hoursAlong, spansOf, type Axis } from './drawing.ts';

const share = (minutes: number, { from, until }: Axis): string =>
  `${((minutes - from) / (until - from)) * 100}%`;

interface DayBarProps {
  day: DayHours;
  axis: Axis;
}

/**
 * Draws the opening hours of a day on a time axis; hidden from screen readers, since text shows the
 * same.
 */
export const DayBar = ({ day, axis }: DayBarProps) => (
  <>
    <Box aria-hidden="true" sx={track}>
      {hoursAlong(axis)
        .slice(1, -1)
        .map(hour => (
          <Box key={hour} sx={line} style={{ left: share(hour * 60, axis) }} />
        ))}
      {spansOf(day).map(([from, until]) => (
        <Box
          key={from}
          sx={span}
          style={{ left: share(from, axis), width: share(axis.from + until - from, axis) }}
        />
      ))}
    </Box>
    {/* In the wide layout one scale above all days replaces this one. */}
    <Box sx={{ [wide]: { display: 'none' } }}>
      <HourLine axis={axis} />
    </Box>
  </>
);

/** Hour labels of the time axis. */
export const HourLine = ({ axis }: { axis: Axis }) => (
  <Box aria-hidden="true" sx={hours}>
    {hoursAlong(axis).map(hour => (
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
const line = { position: 'absolute', top: 0, bottom: 0, width: '1px', bgcolor: 'divider' };
const span = {
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
