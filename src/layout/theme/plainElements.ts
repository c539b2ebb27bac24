import { visuallyHidden } from '../visuallyHidden.ts';
import { radius, type Tokens } from './tokens.ts';
import { codeStyle } from './typography.ts';

/**
 * Class names of elements that a page of rows contains many times. A component of MUI for each of
 * them would take most of the time in which the rows are rendered, so they are plain elements with
 * styles of the page.
 */
export const plainClass = {
  chip: 'state-chip',
  code: 'code-value',
  empty: 'empty-value',
  link: 'value-link',
  hidden: 'visually-hidden',
} as const;

/** A status chip, which looks like a small one of MUI. */
const chipStyles = (t: Tokens) => ({
  [`.${plainClass.chip}`]: {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    height: 24,
    padding: '0 8px',
    borderRadius: radius.inner,
    fontSize: '0.75rem',
    fontWeight: 500,
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
    verticalAlign: 'middle',
    '& > svg': { flex: 'none', width: 14, height: 14, margin: '0 4px 0 -2px' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  ...Object.fromEntries(
    Object.entries(t.meanings).map(([meaning, { text, background, border }]) => [
      `.${plainClass.chip}[data-meaning="${meaning}"]`,
      { color: text, backgroundColor: background, boxShadow: `inset 0 0 0 1px ${border}` },
    ]),
  ),
});

/** Styles of the plain elements in one mode. */
export const plainElementStyles = (t: Tokens) => ({
  ...chipStyles(t),
  [`.${plainClass.code}`]: codeStyle,
  [`.${plainClass.empty}`]: { color: t.textDisabled },
  [`.${plainClass.hidden}`]: visuallyHidden,
  // WCAG 2.2 asks for targets of at least 24 px where rows of links are close together.
  [`.${plainClass.link}`]: {
    display: 'inline-block',
    minWidth: 24,
    lineHeight: '24px',
    color: t.accent,
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  },
});
