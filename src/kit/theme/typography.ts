import type { ThemeOptions } from '@mui/material/styles';

/** The console's font and its fallbacks. */
export const fontStack =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const rem = (px: number) => `${px / 16}rem`;

const textStyle = (px: number, line: number, fontWeight: number, letterSpacing = '0') => ({
  fontSize: rem(px),
  lineHeight: line / px,
  fontWeight,
  letterSpacing,
});

/** Tabular figures for columns of numbers. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const;

/** Codes, document numbers and NIK: tabular figures, slashed zero, no line breaks. */
export const codeStyle = {
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.01em',
  whiteSpace: 'nowrap',
} as const;

/** Font sizes: 14 px body, 13 px labels, 12 px captions; headings differ mainly by weight. */
export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: fontStack,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: textStyle(24, 32, 600, '-0.017em'),
  h2: textStyle(20, 28, 600, '-0.014em'),
  h3: textStyle(17, 24, 600, '-0.011em'),
  h4: textStyle(15, 22, 600, '-0.006em'),
  h5: textStyle(14, 20, 600),
  h6: textStyle(14, 20, 600),
  subtitle1: textStyle(15, 22, 500),
  subtitle2: textStyle(14, 20, 500),
  body1: textStyle(14, 21, 400),
  body2: textStyle(13, 20, 400),
  caption: textStyle(12, 16, 400),
  overline: { ...textStyle(12, 16, 600), textTransform: 'none' },
  button: { ...textStyle(14, 20, 500), textTransform: 'none' },
};
