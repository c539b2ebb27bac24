import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTheme } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Logo } from '#src/kit/theme/Logo.tsx';
import { darkTheme, lightTheme } from '#src/kit/theme/theme.ts';
import type { Tokens } from '#src/kit/theme/tokens.ts';
import {
  darkTokens,
  lightTokens,
  phoneMediaQuery,
  touchMediaQuery,
} from '#src/kit/theme/tokens.ts';

/** Relative luminance of '#rrggbb' (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (first: string, second: string): number => {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
};

type ContrastPair = [what: string, text: string, ground: string];

/** All text colours with the backgrounds they appear on. */
const textPairs = (tokenSet: Tokens): ContrastPair[] => {
  const backgrounds = {
    canvas: tokenSet.canvas,
    surface: tokenSet.surface,
    raised: tokenSet.raised,
    sunken: tokenSet.sunken,
    hover: tokenSet.hover,
  };
  const pagePairs = Object.entries(backgrounds).flatMap(([name, background]): ContrastPair[] => [
    [`ink on ${name}`, tokenSet.text, background],
    [`quiet ink on ${name}`, tokenSet.textSecondary, background],
    [`accent ink on ${name}`, tokenSet.accentText, background],
    [`accent on ${name}`, tokenSet.accent, background],
    [`bad on ${name}`, tokenSet.meanings.bad.text, background],
  ]);
  const meaningPairs = Object.entries(tokenSet.meanings).flatMap(([name, tone]): ContrastPair[] => [
    [`${name} on its ground`, tone.text, tone.background],
    [`${name} on a surface`, tone.text, tokenSet.surface],
    [`${name}'s banner`, tokenSet.text, tone.background],
  ]);
  return [
    ...pagePairs,
    ...meaningPairs,
    ['text on the accent', tokenSet.onAccent, tokenSet.accent],
    ['text on the hovered accent', tokenSet.onAccent, tokenSet.accentHover],
    ['text on a selected row', tokenSet.text, tokenSet.accentBackground],
    ['secondary text on a selected row', tokenSet.textSecondary, tokenSet.accentBackground],
    ['accent text on a selected row', tokenSet.accentText, tokenSet.accentBackground],
    ['text on a destructive button', tokenSet.onDanger, tokenSet.danger],
    ['text on a hovered destructive button', tokenSet.onDanger, tokenSet.dangerHover],
    ['text on a snackbar', tokenSet.onInverse, tokenSet.inverse],
    ['an action on a snackbar', tokenSet.inverseAccent, tokenSet.inverse],
  ];
};

/** Non-text colours that need contrast (WCAG 1.4.11): field borders and focus rings. */
const nonTextPairs = (tokenSet: Tokens): ContrastPair[] => [
  ['field on a surface', tokenSet.fieldBorder, tokenSet.surface],
  ['field on the page', tokenSet.fieldBorder, tokenSet.canvas],
  ['field in a dialog', tokenSet.fieldBorder, tokenSet.raised],
  ['checkbox on a selected row', tokenSet.accent, tokenSet.accentBackground],
  ['focus ring on the page', tokenSet.accent, tokenSet.canvas],
  ['focus ring on a surface', tokenSet.accent, tokenSet.surface],
  ['focus ring on a snackbar', tokenSet.inverseAccent, tokenSet.inverse],
];

describe.each([
  ['light', lightTokens, lightTheme],
  ['dark', darkTokens, darkTheme],
] as const)('the %s mode', (mode, tokens, options) => {
  it.each(textPairs(tokens))('has a contrast of at least 4.5 for %s', (_, text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(nonTextPairs(tokens))(
    'has a contrast of at least 3 for %s',
    (_, foreground, background) => {
      expect(contrast(foreground, background)).toBeGreaterThanOrEqual(3);
    },
  );

  it('creates a theme without a MUI error', () => {
    const consoleError = vi.spyOn(console, 'error');
    const theme = createTheme(options);
    expect(consoleError).not.toHaveBeenCalled();
    expect(theme.palette.mode).toBe(mode);
    expect(theme.palette.status.bad).toEqual(tokens.meanings.bad);
    consoleError.mockRestore();
  });

  it('animates for at most 150 ms and respects reduced motion', () => {
    const { transitions, motion } = createTheme(options);
    expect(Math.max(...Object.values<number>({ ...transitions.duration }))).toBeLessThanOrEqual(
      150,
    );
    expect(motion.reducedMotion).toBe('system');
  });

  it('does not transform text to uppercase', () => {
    const { typography } = createTheme(options);
    expect(typography.button.textTransform).toBe('none');
    expect(typography.overline.textTransform).toBe('none');
  });
});

it('the contrast function follows WCAG', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

it('a touch screen is narrower than 991 px and a phone than 600 px', () => {
  expect(touchMediaQuery).toBe('@media (max-width:990.95px)');
  expect(phoneMediaQuery).toBe('@media (max-width:599.95px)');
  expect(createTheme(lightTheme).breakpoints.down('md')).toBe(touchMediaQuery);
  expect(createTheme(lightTheme).breakpoints.down('sm')).toBe(phoneMediaQuery);
});

it('the theme imports neither icons nor react-admin, because the sign-in page loads it', () => {
  const themeFolder = join(import.meta.dirname, '../../src/kit/theme');
  const files = readdirSync(themeFolder, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const imported =
      readFileSync(join(themeFolder, file), 'utf8').match(/from '([^.][^']*)'/g) ?? [];
    for (const name of imported)
      expect(`${file}: ${name}`).toMatch(/'(react|@mui\/material\/\w+)'$/);
  }
});

it('the logo and the favicon are the same drawing', () => {
  const pathData = (svg: string) => / d="([^"]+)"/.exec(svg)?.[1];
  const favicon = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'), 'utf8');
  const mark = renderToStaticMarkup(createElement(Logo, { size: 20 }));
  expect(pathData(mark)).toBe(pathData(favicon));
  expect(mark).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(createElement(Logo, { title: 'Portal Vaksin' }))).toContain(
    'aria-label="Portal Vaksin"',
  );
});
