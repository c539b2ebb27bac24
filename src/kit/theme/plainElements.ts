import { visuallyHidden } from './visuallyHidden.ts';
import { touchMediaQuery, radius, type Tokens } from './tokens.ts';
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
  unbroken: 'unbroken-value',
  hidden: 'visually-hidden',
  iconButton: 'plain-icon-button',
  checkbox: 'plain-checkbox',
} as const;

const focusRing = (t: Tokens) => ({ outline: `2px solid ${t.accent}`, outlineOffset: 2 });

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

const iconButtonStyles = (t: Tokens) => ({
  [`.${plainClass.iconButton}`]: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: 6,
    border: 0,
    borderRadius: radius.outer,
    background: 'none',
    color: t.textSecondary,
    cursor: 'pointer',
    '& > svg': { width: 20, height: 20 },
    '&:hover': { backgroundColor: t.hover, color: t.text },
    '&:focus-visible': focusRing(t),
    '&[aria-busy="true"]': { opacity: 0.5 },
    [touchMediaQuery]: { minWidth: 40, minHeight: 40 },
  },
});

/** A checkbox of 17 px with a target of 26 px, which looks like those of forms. */
const checkboxStyles = (t: Tokens) => {
  const box = `.${plainClass.checkbox}`;
  const marked = `${box}:checked, ${box}:indeterminate`;
  const markedBefore = `${box}:checked::before, ${box}:indeterminate::before`;
  return {
    [box]: {
      appearance: 'none',
      display: 'inline-grid',
      placeItems: 'center',
      width: 26,
      height: 26,
      margin: 0,
      borderRadius: radius.outer,
      color: t.fieldBorder,
      verticalAlign: 'middle',
      cursor: 'pointer',
      '&::before, &::after': { content: '""', gridArea: '1 / 1', boxSizing: 'border-box' },
      '&::before': { width: 17, height: 17, border: '1.5px solid currentColor', borderRadius: 4 },
      '&:hover': { color: t.textSecondary },
      '&:disabled': { color: t.line, cursor: 'default' },
      '&:focus-visible': focusRing(t),
      '@media (forced-colors: active)': {
        appearance: 'auto',
        '&::before, &::after': { content: 'none' },
      },
    },
    [marked]: { color: t.accent },
    [`${box}:checked:disabled`]: { color: t.line },
    [markedBefore]: { backgroundColor: 'currentColor' },
    [`${box}:checked::after`]: {
      width: 10,
      height: 6,
      borderLeft: `2px solid ${t.onAccent}`,
      borderBottom: `2px solid ${t.onAccent}`,
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    [`${box}:indeterminate::after`]: {
      width: 9,
      height: 2,
      borderTop: `2px solid ${t.onAccent}`,
    },
  };
};

/** Styles of the plain elements in one mode. */
export const plainElementStyles = (t: Tokens) => ({
  ...chipStyles(t),
  ...iconButtonStyles(t),
  ...checkboxStyles(t),
  [`.${plainClass.code}`]: codeStyle,
  // Dates, phone numbers and amounts do not break at their hyphens and spaces.
  [`.${plainClass.unbroken}`]: { whiteSpace: 'nowrap' },
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
