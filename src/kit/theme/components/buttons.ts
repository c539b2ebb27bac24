import { touchMediaQuery, radius } from '../tokens.ts';
import type { ComponentOverrides } from './componentOverrides.ts';

const height = (px: number, touchPx = 44) => ({
  minHeight: px,
  [touchMediaQuery]: { minHeight: touchPx },
});

/** Buttons: one contained button per page, others outlined or text; sentence case, no elevation. */
export const buttonOverrides: ComponentOverrides = t => {
  const outlinedStyle = {
    color: t.text,
    borderColor: t.line,
    backgroundColor: t.surface,
    '&:hover': { borderColor: t.fieldBorder, backgroundColor: t.hover },
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
            { props: { variant: 'outlined', color: 'primary' }, style: outlinedStyle },
            { props: { variant: 'outlined', color: 'inherit' }, style: outlinedStyle },
            {
              props: { variant: 'outlined', color: 'error' },
              style: { ...outlinedStyle, color: t.meanings.bad.text },
            },
            {
              props: { variant: 'text', color: 'primary' },
              style: { color: t.accentText, '&:hover': { backgroundColor: t.accentBackground } },
            },
            {
              props: { variant: 'text', color: 'inherit' },
              style: { '&:hover': { backgroundColor: t.hover } },
            },
          ],
          '&.Mui-disabled': { color: t.textDisabled },
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
          color: t.textSecondary,
          padding: 8,
          '&:hover': { backgroundColor: t.hover, color: t.text },
          '&[aria-disabled="true"]': { color: t.textDisabled, cursor: 'default' },
          '&[aria-disabled="true"]:hover': { backgroundColor: 'transparent' },
          [touchMediaQuery]: { minWidth: 44, minHeight: 44 },
        },
        sizeSmall: { padding: 6, [touchMediaQuery]: { minWidth: 40, minHeight: 40 } },
        colorInherit: { color: 'inherit' },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          borderColor: t.line,
          color: t.textSecondary,
          padding: '5px 12px',
          '&.Mui-selected': { backgroundColor: t.accentBackground, color: t.accentText },
        },
      },
    },
  };
};
