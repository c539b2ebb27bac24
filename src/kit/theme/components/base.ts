import { touchMediaQuery } from '../tokens.ts';
import { plainElementStyles } from '../plainElements.ts';
import type { ComponentOverrides } from './componentOverrides.ts';

/** Page-wide styles: background, selection, scrollbars, focus ring, reduced motion. */
export const baseOverrides: ComponentOverrides = t => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':root': {
        colorScheme: t.mode,
        textSizeAdjust: '100%',
        // Keeps focused elements from being scrolled under the sticky top bar.
        scrollPaddingTop: 72,
        // CSS variables for styles outside the theme: logo, print header, plain CSS.
        '--accent': t.accent,
        '--ink': t.text,
        '--line': t.line,
      },
      // The same for a bar that is fixed to the lower edge.
      ':root:has([data-at-foot])': { scrollPaddingBottom: 96 },
      body: {
        fontSynthesis: 'none',
        scrollbarColor: `${t.fieldBorder} transparent`,
        [touchMediaQuery]: { overflowWrap: 'break-word' },
      },
      '::selection': { backgroundColor: t.accent, color: t.onAccent },
      '::placeholder': { color: t.textSecondary, opacity: 1 },
      ':where(a, summary, [tabindex]:not([tabindex="-1"])):focus-visible': {
        outline: `2px solid ${t.accent}`,
        outlineOffset: 2,
        borderRadius: 4,
      },
      ...plainElementStyles(t),
      // Elements focused by script, such as headings, get no focus ring.
      '[tabindex="-1"]:focus': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiTypography: {
    defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', body1: 'p', body2: 'p' } },
  },
  MuiSvgIcon: { defaultProps: { fontSize: 'small' } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { fontWeight: 500, textUnderlineOffset: '0.18em' } },
  },
});
