import type { PaletteOptions } from '@mui/material/styles';
import type { Meaning, MeaningTone, Tokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** Colours of status chips and alerts. */
    status: Record<Meaning, MeaningTone>;
    /** Background colours that MUI has no name for. */
    ground: { sunken: string; hover: string; raised: string; accent: string; accentInk: string };
  }
  interface PaletteOptions {
    status?: Palette['status'];
    ground?: Palette['ground'];
  }
}

/** MUI's colour name per meaning, for `<Chip color>` and `<Alert severity>`. */
export const meaningColor = {
  good: 'success',
  attention: 'warning',
  bad: 'error',
  information: 'info',
  neutral: 'default',
} as const satisfies Record<Meaning, string>;

const meaning = (tone: MeaningTone, contrastText: string) => ({
  main: tone.ink,
  light: tone.line,
  dark: tone.ink,
  contrastText,
});

/** MUI palette of one mode. */
export const palette = (t: Tokens): PaletteOptions => ({
  mode: t.mode,
  primary: { main: t.accent, dark: t.accentHover, light: t.accentInk, contrastText: t.onAccent },
  // MUI and react-admin use `secondary` by default; the theme has one accent, so it is grey.
  secondary: { main: t.inkQuiet, dark: t.ink, light: t.fieldLine, contrastText: t.surface },
  success: meaning(t.meanings.good, t.surface),
  warning: meaning(t.meanings.attention, t.surface),
  info: meaning(t.meanings.information, t.surface),
  error: { main: t.harm, dark: t.harmHover, light: t.meanings.bad.line, contrastText: t.onHarm },
  text: { primary: t.ink, secondary: t.inkQuiet, disabled: t.inkOff },
  divider: t.line,
  background: { default: t.canvas, paper: t.surface },
  action: {
    active: t.inkQuiet,
    hover: t.hover,
    selected: t.accentGround,
    disabled: t.inkOff,
    disabledBackground: t.sunken,
    focus: t.accentGround,
  },
  status: t.meanings,
  ground: {
    sunken: t.sunken,
    hover: t.hover,
    raised: t.raised,
    accent: t.accentGround,
    accentInk: t.accentInk,
  },
});
