import type { ThemeOptions } from '@mui/material/styles';

const sans =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const rem = (px: number) => `${px / 16}rem`;

const text = (px: number, line: number, fontWeight: number, letterSpacing = '0') => ({
  fontSize: rem(px),
  lineHeight: line / px,
  fontWeight,
  letterSpacing,
});

/** Tabular figures for columns of numbers. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** Codes, document numbers and NIK: tabular figures, slashed zero, no line breaks. */
export const codeFace = {
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.01em',
  whiteSpace: 'nowrap',
} as const;

/** Font sizes: 14 px body, 13 px labels, 12 px captions; headings differ mainly by weight. */
export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: sans,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: text(24, 32, 600, '-0.017em'),
  h2: text(20, 28, 600, '-0.014em'),
  h3: text(17, 24, 600, '-0.011em'),
  h4: text(15, 22, 600, '-0.006em'),
  h5: text(14, 20, 600),
  h6: text(14, 20, 600),
  subtitle1: text(15, 22, 500),
  subtitle2: text(14, 20, 500),
  body1: text(14, 21, 400),
  body2: text(13, 20, 400),
  caption: text(12, 16, 400),
  overline: { ...text(12, 16, 600), textTransform: 'none' },
  button: { ...text(14, 20, 500), textTransform: 'none' },
};
