/**
 * Design tokens: colours per mode, sizes and durations. Independent of MUI; `palette.ts` and the
 * component overrides turn them into a theme.
 */

/** What a colour signifies; `neutral` signifies nothing. */
export type Meaning = 'good' | 'attention' | 'bad' | 'information' | 'neutral';

/** Colours of one meaning: text and icon, background, border. */
export interface MeaningTone {
  ink: string;
  ground: string;
  line: string;
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
  fieldLine: string;
  ink: string;
  /** Secondary text: help, captions, table headers. */
  inkQuiet: string;
  /** Disabled text. */
  inkOff: string;
  accent: string;
  accentHover: string;
  /** Text on the accent colour. */
  onAccent: string;
  /** Tinted background of selected rows and the current menu entry. */
  accentGround: string;
  /** Text on that background. */
  accentInk: string;
  /** Background of tooltips and snackbars; dark in both modes to avoid glare. */
  inverse: string;
  onInverse: string;
  /** Action on the inverse background ('Urungkan'). */
  inverseAccent: string;
  /** Destructive contained button. */
  harm: string;
  harmHover: string;
  onHarm: string;
  /** Shadow colour as `r, g, b`. */
  shade: string;
  meanings: Record<Meaning, MeaningTone>;
}

/** Light mode. */
export const light: Tokens = {
  mode: 'light',
  canvas: '#F6F8F7',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#EFF3F1',
  hover: '#F3F6F5',
  line: '#E0E6E3',
  fieldLine: '#84918B',
  ink: '#14211D',
  inkQuiet: '#54635D',
  inkOff: '#8B9892',
  accent: '#0B6E69',
  accentHover: '#095954',
  onAccent: '#FFFFFF',
  accentGround: '#E4F1EF',
  accentInk: '#0A5B57',
  inverse: '#1B2824',
  onInverse: '#F1F5F3',
  inverseAccent: '#7CD3CB',
  harm: '#B4281F',
  harmHover: '#94201A',
  onHarm: '#FFFFFF',
  shade: '16, 34, 29',
  meanings: {
    good: { ink: '#1C6B33', ground: '#E8F5EA', line: '#C3E2C9' },
    attention: { ink: '#8A4F00', ground: '#FDF3DF', line: '#F0D9A8' },
    bad: { ink: '#AE2A20', ground: '#FCEDEB', line: '#F3CBC6' },
    information: { ink: '#1F5C9E', ground: '#E9F1FA', line: '#C6DAF0' },
    neutral: { ink: '#4A5953', ground: '#EFF3F1', line: '#D8E0DC' },
  },
};

/** Dark mode: higher surfaces are lighter, and status colours are muted. */
export const dark: Tokens = {
  mode: 'dark',
  canvas: '#0E1412',
  surface: '#151D1A',
  raised: '#1C2522',
  sunken: '#101715',
  hover: '#1B2421',
  line: '#28332F',
  fieldLine: '#6C7B74',
  ink: '#E5ECE9',
  inkQuiet: '#9FADA7',
  inkOff: '#66746E',
  accent: '#54BFB5',
  accentHover: '#74D0C7',
  onAccent: '#04211F',
  accentGround: '#12302D',
  accentInk: '#86D9D0',
  inverse: '#2C3934',
  onInverse: '#F1F5F3',
  inverseAccent: '#86D9D0',
  harm: '#F08A80',
  harmHover: '#F5A49C',
  onHarm: '#2E0805',
  shade: '0, 0, 0',
  meanings: {
    good: { ink: '#86CF98', ground: '#14291A', line: '#234A2F' },
    attention: { ink: '#E6B968', ground: '#2C220E', line: '#52401B' },
    bad: { ink: '#F29D94', ground: '#331916', line: '#5E2D28' },
    information: { ink: '#93BEEE', ground: '#14253A', line: '#264264' },
    neutral: { ink: '#B4C0BB', ground: '#202A27', line: '#34403B' },
  },
};

/** Border radius in px: surfaces and controls, nested elements, small boxes. */
export const radius = { outer: 8, inner: 6, box: 4 };

/** Maximum animation durations in ms. */
export const motionMs = { quick: 100, most: 150 };

/** Breakpoint in px; below it the drawer is temporary, touch targets grow and lists show cards. */
export const phoneBelow = 991;

/** The same as a media query for styles. */
export const onPhone = `@media (max-width:${phoneBelow - 0.05}px)`;

/** Width of the drawer in px. */
export const drawerWidth = 260;
