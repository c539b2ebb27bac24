import { maxMotionMs } from '../tokens.ts';
import type { ComponentOverrides } from './componentOverrides.ts';

/** An 18 px icon; MUI positions the focus ring by the `svg` element. */
const choiceIcon = (inside: React.ReactNode, round = false) => (
  <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
    <rect
      className="choice-box"
      x="1.25"
      y="1.25"
      width="15.5"
      height="15.5"
      rx={round ? 7.75 : 4}
      stroke="currentColor"
      strokeWidth="1.5"
    />
    {inside}
  </svg>
);

const strokeProps = {
  stroke: 'var(--choice-sign)',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

const uncheckedBox = choiceIcon(null);
const checkedBox = choiceIcon(
  <path d="M5.2 9.3l2.6 2.6 5-5.4" {...strokeProps} strokeLinejoin="round" />,
);
const indeterminateBox = choiceIcon(<path d="M5.5 9h7" {...strokeProps} />);
const uncheckedRadio = choiceIcon(null, true);
const checkedRadio = choiceIcon(<circle cx="9" cy="9" r="3" fill="var(--choice-sign)" />, true);

/** Checkboxes, radio buttons and switches with a target of at least 24 px (WCAG 2.5.8). */
export const choiceOverrides: ComponentOverrides = t => {
  const box = {
    '--choice-sign': t.onAccent,
    color: t.fieldBorder,
    padding: 7,
    borderRadius: 8,
    '&:hover': { color: t.textSecondary, backgroundColor: 'transparent' },
    '&.Mui-checked, &.MuiCheckbox-indeterminate': {
      color: t.accent,
      '& .choice-box': { fill: 'currentColor' },
    },
    '&.Mui-disabled': { '--choice-sign': t.surface, color: t.line },
    '&.Mui-disabled.Mui-checked': { color: t.textDisabled },
  };
  return {
    MuiCheckbox: {
      defaultProps: {
        icon: uncheckedBox,
        checkedIcon: checkedBox,
        indeterminateIcon: indeterminateBox,
      },
      styleOverrides: { root: box, sizeSmall: { padding: 4 } },
    },
    MuiRadio: {
      defaultProps: { icon: uncheckedRadio, checkedIcon: checkedRadio },
      styleOverrides: { root: box },
    },
    MuiFormControlLabel: {
      styleOverrides: { root: { marginLeft: -7 }, label: { fontSize: '0.875rem' } },
    },
    MuiSwitch: {
      styleOverrides: {
        root: { width: 44, height: 28, padding: 4, marginRight: 4 },
        switchBase: {
          padding: 6,
          color: '#FFFFFF',
          transitionDuration: `${maxMotionMs.most}ms`,
          '&:hover': { backgroundColor: 'transparent' },
          '&.Mui-checked': { transform: 'translateX(16px)', color: t.onAccent },
          '&.Mui-checked:hover': { backgroundColor: 'transparent' },
          '&.Mui-checked + .MuiSwitch-track': { backgroundColor: t.accent, opacity: 1 },
          '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
        },
        thumb: { width: 16, height: 16, boxShadow: 'none' },
        track: { borderRadius: 10, backgroundColor: t.fieldBorder, opacity: 1 },
      },
    },
  };
};
