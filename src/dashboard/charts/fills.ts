import type { SystemStyleObject, Theme } from '@mui/system';

const ink = 'var(--bar-ink)';

/** Fill patterns, so that bars differ by more than colour (WCAG 1.4.1). */
export const fills = {
  full: { backgroundColor: ink },
  hatched: {
    backgroundImage: `repeating-linear-gradient(45deg, ${ink} 0 2px, transparent 2px 6px)`,
  },
  empty: {},
} as const;
export type Fill = keyof typeof fills;

/** Style of a bar segment: its fill and an outline, which also shows an empty fill. */
export const piece = (fill: Fill): SystemStyleObject<Theme> => ({
  boxSizing: 'border-box',
  border: `1px solid ${ink}`,
  ...fills[fill],
});

/** Container style that sets the bar colour; bars print in black. */
export const barGround: SystemStyleObject<Theme> = {
  '--bar-ink': 'var(--bar-accent)',
  printColorAdjust: 'exact',
  '@media print': { '--bar-ink': '#000' },
};
