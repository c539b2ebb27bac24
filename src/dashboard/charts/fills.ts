import type { SystemStyleObject, Theme } from '@mui/system';

const ink = 'var(--bar-ink)';

/** Bars are told apart by how they are filled, not by colour alone. */
export const fills = {
  full: { backgroundColor: ink },
  hatched: {
    backgroundImage: `repeating-linear-gradient(45deg, ${ink} 0 2px, transparent 2px 6px)`,
  },
  empty: {},
} as const;
export type Fill = keyof typeof fills;

/** A piece of a bar: its filling, and a line around it that holds where there is none. */
export const piece = (fill: Fill): SystemStyleObject<Theme> => ({
  boxSizing: 'border-box',
  border: `1px solid ${ink}`,
  ...fills[fill],
});

/** What stands around bars: their ink, which on paper is black and is printed. */
export const barGround: SystemStyleObject<Theme> = {
  '--bar-ink': 'var(--bar-accent)',
  printColorAdjust: 'exact',
  '@media print': { '--bar-ink': '#000' },
};
