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

const statusColor = (tone: MeaningTone, contrastText: string) => ({
  main: tone.text,
  light: tone.border,
  dark: tone.text,
  contrastText,
});

/** MUI palette of one mode. */
export const palette = (t: Tokens): PaletteOptions => ({
  mode: t.mode,
  primary: { main: t.accent, dark: t.accentHover, light: t.accentText, contrastText: t.onAccent },
  // MUI and react-admin use `secondary` by default; the theme has one accent, so it is grey.
  secondary: { main: t.textSecondary, dark: t.text, light: t.fieldBorder, contrastText: t.surface },
  success: statusColor(t.meanings.good, t.surface),
  warning: statusColor(t.meanings.attention, t.surface),
  info: statusColor(t.meanings.information, t.surface),
  error: {
    main: t.danger,
    dark: t.dangerHover,
    light: t.meanings.bad.border,
    contrastText: t.onDanger,
  },
  text: { primary: t.text, secondary: t.textSecondary, disabled: t.textDisabled },
  divider: t.line,
  background: { default: t.canvas, paper: t.surface },
  action: {
    active: t.textSecondary,
    hover: t.hover,
    selected: t.accentBackground,
    disabled: t.textDisabled,
    disabledBackground: t.sunken,
    focus: t.accentBackground,
  },
  status: t.meanings,
  ground: {
    sunken: t.sunken,
    hover: t.hover,
    raised: t.raised,
    accent: t.accentBackground,
    accentInk: t.accentText,
  },
});
