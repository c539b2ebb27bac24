/**
 * What the look is made of: colours for both modes, sizes, and how long things may move. Nothing
 * here knows MUI; `palette.ts` and `parts/` turn these into a theme.
 */

/** The four things a colour may say, and the one that says nothing. */
export type Meaning = 'good' | 'attention' | 'bad' | 'information' | 'neutral';

/** One meaning's colours: the text and icon, the ground they stand on, the hairline around it. */
export interface MeaningTone {
  ink: string;
  ground: string;
  line: string;
}

/** Every colour of one mode. */
export interface Tokens {
  mode: 'light' | 'dark';
  /** The page behind everything. */
  canvas: string;
  /** Cards, tables, the top line. */
  surface: string;
  /** What floats above: menus, dialogs, popovers. */
  raised: string;
  /** What lies below the surface: disabled fields, wells. */
  sunken: string;
  /** A row or an entry under the pointer. */
  hover: string;
  /** Hairlines that only divide. */
  line: string;
  /** The border of something one may type into or tick: 3:1 against what lies around it. */
  fieldLine: string;
  ink: string;
  /** Labels' help, captions, heads of columns. */
  inkQuiet: string;
  /** Text of what cannot be used now. */
  inkOff: string;
  accent: string;
  accentHover: string;
  /** Text on the accent. */
  onAccent: string;
  /** The accent as a ground: chosen rows, the current entry of the menu. */
  accentGround: string;
  /** Text on that ground. */
  accentInk: string;
  /** Tooltips and snackbars: dark in both modes, so that nothing flashes at night. */
  inverse: string;
  onInverse: string;
  /** An act on the inverse ground ('Urungkan'). */
  inverseAccent: string;
  /** A filled button that does harm, and its text. */
  harm: string;
  harmHover: string;
  onHarm: string;
  /** Colour of soft shadows, as `r, g, b`. */
  shade: string;
  meanings: Record<Meaning, MeaningTone>;
}

/** Light: white sheets on a page with a slight green cast. */
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

/** Dark: designed by itself. Sheets rise by getting lighter, meanings are muted so as not to glow. */
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

/** Corners: sheets and controls, and what nests inside them. */
export const radius = { outer: 8, inner: 6, box: 4 };

/** The longest a thing may move, in ms; motion explains where something went and is over. */
export const motionMs = { quick: 100, most: 150 };

/** Below this width the drawer is a sheet, fields grow for thumbs, rows become cards. */
export const phoneBelow = 991;

/** The same as a media query for styles. */
export const onPhone = `@media (max-width:${phoneBelow - 0.05}px)`;

/** Width of the drawer. */
export const drawerWidth = 260;
