import type { SystemStyleObject, Theme } from '@mui/system';

const barInk = 'var(--bar-ink)';

/** Fill patterns, so that bars differ by more than colour (WCAG 1.4.1). */
export const barFills = {
  full: { backgroundColor: barInk },
  hatched: {
    backgroundImage: `repeating-linear-gradient(45deg, ${barInk} 0 2px, transparent 2px 6px)`,
  },
  empty: {},
} as const;
export type BarFill = keyof typeof barFills;

/** Style of a bar segment: its fill and an outline, which also shows an empty fill. */
export const barSegment = (fill: BarFill): SystemStyleObject<Theme> => ({
  boxSizing: 'border-box',
  border: `1px solid ${barInk}`,
  ...barFills[fill],
});

/** Container style that sets the bar colour; bars print in black. */
export const barContainer: SystemStyleObject<Theme> = {
  '--bar-ink': 'var(--bar-accent)',
  printColorAdjust: 'exact',
  '@media print': { '--bar-ink': '#000' },
};

/** A list that says what each fill means: an item has a box of `barSegment` and its words. */
export const barLegend: SystemStyleObject<Theme> = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& > li > :first-of-type': { flex: 'none', width: 14, height: 14 },
};
