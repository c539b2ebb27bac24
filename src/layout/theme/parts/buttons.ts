import { onPhone, radius } from '../tokens.ts';
import type { Part } from './part.ts';

const height = (px: number, onThumb = 44) => ({
  minHeight: px,
  [onPhone]: { minHeight: onThumb },
});

/** Buttons: one contained button per page, others outlined or text; sentence case, no elevation. */
export const buttons: Part = t => {
  const quiet = {
    color: t.ink,
    borderColor: t.line,
    backgroundColor: t.surface,
    '&:hover': { borderColor: t.fieldLine, backgroundColor: t.hover },
  };
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: radius.outer,
          minWidth: 0,
          whiteSpace: 'nowrap',
          variants: [
            { props: { size: 'small' }, style: { ...height(32, 40), padding: '4px 10px' } },
            { props: { size: 'medium' }, style: { ...height(36), padding: '6px 14px' } },
            { props: { size: 'large' }, style: { ...height(44), padding: '10px 18px' } },
            { props: { variant: 'outlined', color: 'primary' }, style: quiet },
            { props: { variant: 'outlined', color: 'inherit' }, style: quiet },
            {
              props: { variant: 'outlined', color: 'error' },
              style: { ...quiet, color: t.meanings.bad.ink },
            },
            {
              props: { variant: 'text', color: 'primary' },
              style: { color: t.accentInk, '&:hover': { backgroundColor: t.accentGround } },
            },
            {
              props: { variant: 'text', color: 'inherit' },
              style: { '&:hover': { backgroundColor: t.hover } },
            },
          ],
          '&.Mui-disabled': { color: t.inkOff },
          '&.Mui-disabled.MuiButton-contained': { backgroundColor: t.sunken },
        },
        startIcon: { marginRight: 6, marginLeft: -2, '& > *:nth-of-type(1)': { fontSize: 18 } },
        endIcon: { marginLeft: 6, marginRight: -2, '& > *:nth-of-type(1)': { fontSize: 18 } },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          borderRadius: radius.outer,
          color: t.inkQuiet,
          padding: 8,
          '&:hover': { backgroundColor: t.hover, color: t.ink },
          [onPhone]: { minWidth: 44, minHeight: 44 },
        },
        sizeSmall: { padding: 6, [onPhone]: { minWidth: 40, minHeight: 40 } },
        colorInherit: { color: 'inherit' },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          borderColor: t.line,
          color: t.inkQuiet,
          padding: '5px 12px',
          '&.Mui-selected': { backgroundColor: t.accentGround, color: t.accentInk },
        },
      },
    },
  };
};
