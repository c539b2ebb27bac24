/**
 * Design tokens: colours per mode, sizes and durations. Independent of MUI; `palette.ts` and the
 * component overrides turn them into a theme.
 */

/** What a colour signifies; `neutral` signifies nothing. */
export type Meaning = 'good' | 'attention' | 'bad' | 'information' | 'neutral';

/** Colours of one meaning: text and icon, background, border. */
export interface MeaningTone {
  text: string;
  background: string;
  border: string;
}

/** All colours of one mode. */
export interface Tokens {
  mode: 'light' | 'dark';
  /** Page background. */
  canvas: string;
  /** Background of cards, tables and the top bar. */
  surface: string;
  /** Background of menus, dialogs and popovers. */
  raised: string;
  /** Background of disabled fields. */
  sunken: string;
  /** Background of a hovered row or entry. */
  hover: string;
  /** Dividers. */
  line: string;
  /** Border of inputs; 3:1 contrast against the background (WCAG 1.4.11). */
  fieldBorder: string;
  text: string;
  /** Secondary text: help, captions, table headers. */
  textSecondary: string;
  /** Disabled text. */
  textDisabled: string;
  accent: string;
  accentHover: string;
  /** Text on the accent colour. */
  onAccent: string;
  /** Tinted background of selected rows and the current menu entry. */
  accentBackground: string;
  /** Text on that background. */
  accentText: string;
  /** Background of tooltips and snackbars; dark in both modes to avoid glare. */
  inverse: string;
  onInverse: string;
  /** Action on the inverse background ('Urungkan'). */
  inverseAccent: string;
  /** Destructive contained button. */
  danger: string;
  dangerHover: string;
  onDanger: string;
  /** Shadow colour as `r, g, b`. */
  shadowColor: string;
  meanings: Record<Meaning, MeaningTone>;
}

/** Light mode. */
export const lightTokens: Tokens = {
  mode: 'light',
  canvas: '#F6F8F7',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#EFF3F1',
  hover: '#F3F6F5',
  line: '#E0E6E3',
  fieldBorder: '#84918B',
  text: '#14211D',
  textSecondary: '#54635D',
  textDisabled: '#8B9892',
  accent: '#0B6E69',
  accentHover: '#095954',
  onAccent: '#FFFFFF',
  accentBackground: '#E4F1EF',
  accentText: '#0A5B57',
  inverse: '#1B2824',
  onInverse: '#F1F5F3',
  inverseAccent: '#7CD3CB',
  danger: '#B4281F',
  dangerHover: '#94201A',
  onDanger: '#FFFFFF',
  shadowColor: '16, 34, 29',
  meanings: {
    good: { text: '#1C6B33', background: '#E8F5EA', border: '#C3E2C9' },
    attention: { text: '#8A4F00', background: '#FDF3DF', border: '#F0D9A8' },
    bad: { text: '#AE2A20', background: '#FCEDEB', border: '#F3CBC6' },
    information: { text: '#1F5C9E', background: '#E9F1FA', border: '#C6DAF0' },
    neutral: { text: '#4A5953', background: '#EFF3F1', border: '#D8E0DC' },
  },
};

/** Dark mode: higher surfaces are lighter, and status colours are muted. */
export const darkTokens: Tokens = {
  mode: 'dark',
  canvas: '#0E1412',
  surface: '#151D1A',
  raised: '#1C2522',
  sunken: '#101715',
  hover: '#1B2421',
  line: '#28332F',
  fieldBorder: '#6C7B74',
  text: '#E5ECE9',
  textSecondary: '#9FADA7',
  textDisabled: '#66746E',
  accent: '#54BFB5',
  accentHover: '#74D0C7',
  onAccent: '#04211F',
  accentBackground: '#12302D',
  accentText: '#86D9D0',
  inverse: '#2C3934',
  onInverse: '#F1F5F3',
  inverseAccent: '#86D9D0',
  danger: '#F08A80',
  dangerHover: '#F5A49C',
  onDanger: '#2E0805',
  shadowColor: '0, 0, 0',
  meanings: {
    good: { text: '#86CF98', background: '#14291A', border: '#234A2F' },
    attention: { text: '#E6B968', background: '#2C220E', border: '#52401B' },
    bad: { text: '#F29D94', background: '#331916', border: '#5E2D28' },
    information: { text: '#93BEEE', background: '#14253A', border: '#264264' },
    neutral: { text: '#B4C0BB', background: '#202A27', border: '#34403B' },
  },
};

/** Border radius in px: surfaces and controls, nested elements, small boxes. */
export const radius = { outer: 8, inner: 6, box: 4 };

/** Maximum animation durations in ms. */
export const maxMotionMs = { quick: 100, most: 150 };

/** Media query of windows narrower than a breakpoint in px, as `theme.breakpoints.down` writes it. */
const narrowerThan = (breakpoint: number): string => `@media (max-width:${breakpoint - 0.05}px)`;

/**
 * Breakpoint in px; narrower windows are taken for touch screens: the drawer is temporary and touch
 * targets are larger.
 */
export const touchBreakpoint = 991;
export const touchMediaQuery = narrowerThan(touchBreakpoint);

/** Breakpoint in px; narrower windows are those of phones: lists show cards. */
export const phoneBreakpoint = 600;
export const phoneMediaQuery = narrowerThan(phoneBreakpoint);

/** Width of the drawer in px. */
export const drawerWidth = 260;

/** Width of a drawer that shows only the icons of the menu, in px. */
export const narrowDrawerWidth = 60;
