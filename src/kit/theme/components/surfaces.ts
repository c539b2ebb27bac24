import { touchMediaQuery, radius } from '../tokens.ts';
import type { ComponentOverrides } from './componentOverrides.ts';

/** Cards, dialogs, popovers and drawers: a border, plus a soft shadow where they float. */
export const surfaceOverrides: ComponentOverrides = t => {
  const floating = { backgroundColor: t.raised, borderRadius: radius.outer };
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        outlined: { borderColor: t.line },
      },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiCardContent: {
      styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } },
    },
    MuiCardActions: { styleOverrides: { root: { padding: '12px 20px' } } },
    MuiDialog: {
      defaultProps: { maxWidth: 'sm' },
      styleOverrides: {
        paper: { ...floating, [touchMediaQuery]: { margin: 16, width: 'calc(100% - 32px)' } },
        paperFullScreen: {
          borderRadius: 0,
          [touchMediaQuery]: { margin: 0, width: '100%' },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: { padding: '20px 24px 8px', fontSize: '1.0625rem', lineHeight: '24px' },
      },
    },
    MuiDialogContent: {
      styleOverrides: {
        root: { padding: '8px 24px 16px' },
        dividers: { borderColor: t.line, padding: '16px 24px' },
      },
    },
    MuiDialogContentText: {
      styleOverrides: { root: { color: t.textSecondary, lineHeight: 1.55 } },
    },
    MuiDialogActions: {
      styleOverrides: { root: { padding: '12px 24px 20px', gap: 8, '& > *': { margin: 0 } } },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { backgroundColor: t.mode === 'dark' ? 'rgba(0,0,0,.6)' : 'rgba(18,32,28,.4)' },
        invisible: { backgroundColor: 'transparent' },
      },
    },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenu: { styleOverrides: { list: { padding: 4 } } },
    MuiDrawer: {
      styleOverrides: {
        paper: { backgroundColor: t.canvas, borderColor: t.line, boxShadow: 'none' },
      },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'inherit' },
      styleOverrides: {
        root: {
          backgroundColor: t.surface,
          color: t.text,
          borderBottom: `1px solid ${t.line}`,
          borderRadius: 0,
        },
      },
    },
    MuiAccordion: {
      defaultProps: { disableGutters: true, variant: 'outlined' },
      styleOverrides: { root: { '&::before': { display: 'none' } } },
    },
  };
};
