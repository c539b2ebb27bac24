import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTheme } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Mark } from '#src/layout/Mark.tsx';
import { darkTheme, lightTheme } from '#src/layout/theme/theme.ts';
import type { Tokens } from '#src/layout/theme/tokens.ts';
import { dark, light, onPhone } from '#src/layout/theme/tokens.ts';

/** Relative luminance of '#rrggbb' (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (bright + 0.05) / (dim + 0.05);
};

type Pair = [what: string, text: string, ground: string];

/** All text colours with the backgrounds they appear on. */
const texts = (t: Tokens): Pair[] => {
  const grounds = {
    canvas: t.canvas,
    surface: t.surface,
    raised: t.raised,
    sunken: t.sunken,
    hover: t.hover,
  };
  const everywhere = Object.entries(grounds).flatMap(([name, ground]): Pair[] => [
    [`ink on ${name}`, t.ink, ground],
    [`quiet ink on ${name}`, t.inkQuiet, ground],
    [`accent ink on ${name}`, t.accentInk, ground],
    [`accent on ${name}`, t.accent, ground],
    [`bad on ${name}`, t.meanings.bad.ink, ground],
  ]);
  const meanings = Object.entries(t.meanings).flatMap(([name, tone]): Pair[] => [
    [`${name} on its ground`, tone.ink, tone.ground],
    [`${name} on a surface`, tone.ink, t.surface],
    [`${name}'s banner`, t.ink, tone.ground],
  ]);
  return [
    ...everywhere,
    ...meanings,
    ['on the accent', t.onAccent, t.accent],
    ['on the accent under the pointer', t.onAccent, t.accentHover],
    ['ink on a chosen row', t.ink, t.accentGround],
    ['quiet ink on a chosen row', t.inkQuiet, t.accentGround],
    ['accent ink on a chosen row', t.accentInk, t.accentGround],
    ['on harm', t.onHarm, t.harm],
    ['on harm under the pointer', t.onHarm, t.harmHover],
    ['on a snackbar', t.onInverse, t.inverse],
    ['an act on a snackbar', t.inverseAccent, t.inverse],
  ];
};

/** Non-text colours that need contrast (WCAG 1.4.11): field borders and focus rings. */
const signs = (t: Tokens): Pair[] => [
  ['field on a surface', t.fieldLine, t.surface],
  ['field on the page', t.fieldLine, t.canvas],
  ['field in a dialog', t.fieldLine, t.raised],
  ['box on a chosen row', t.accent, t.accentGround],
  ['ring on the page', t.accent, t.canvas],
  ['ring on a surface', t.accent, t.surface],
  ['ring on a snackbar', t.inverseAccent, t.inverse],
];

describe.each([
  ['light', light, lightTheme],
  ['dark', dark, darkTheme],
] as const)('the %s mode', (mode, tokens, options) => {
  it.each(texts(tokens))('has a contrast of at least 4.5 for %s', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(signs(tokens))('has a contrast of at least 3 for %s', (_, sign, ground) => {
    expect(contrast(sign, ground)).toBeGreaterThanOrEqual(3);
  });

  it('creates a theme without a MUI error', () => {
    const complaints = vi.spyOn(console, 'error');
    const theme = createTheme(options);
    expect(complaints).not.toHaveBeenCalled();
    expect(theme.palette.mode).toBe(mode);
    expect(theme.palette.status.bad).toEqual(tokens.meanings.bad);
    complaints.mockRestore();
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

it('a phone is narrower than 991 px', () => {
  expect(onPhone).toBe('@media (max-width:990.95px)');
  expect(createTheme(lightTheme).breakpoints.down('md')).toBe('@media (max-width:990.95px)');
});

it('the theme imports neither icons nor react-admin, because the sign-in page loads it', () => {
  const room = join(import.meta.dirname, '../../src/layout/theme');
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const imported = readFileSync(join(room, file), 'utf8').match(/from '([^.][^']*)'/g) ?? [];
    for (const name of imported)
      expect(`${file}: ${name}`).toMatch(/'(react|@mui\/material\/\w+)'$/);
  }
});

it('the logo and the favicon are the same drawing', () => {
  const drawing = (svg: string) => / d="([^"]+)"/.exec(svg)?.[1];
  const favicon = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'), 'utf8');
  const mark = renderToStaticMarkup(createElement(Mark, { size: 20 }));
  expect(drawing(mark)).toBe(drawing(favicon));
  expect(mark).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(createElement(Mark, { title: 'Portal Vaksin' }))).toContain(
    'aria-label="Portal Vaksin"',
  );
});
