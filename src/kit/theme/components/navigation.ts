import { touchMediaQuery, radius } from '../tokens.ts';
import type { ComponentOverrides } from './componentOverrides.ts';

/** Menus, tabs, breadcrumbs and pagination. */
export const navigationOverrides: ComponentOverrides = t => ({
  MuiListItemButton: {
    styleOverrides: {
      root: {
        borderRadius: radius.outer,
        minHeight: 36,
        padding: '6px 10px',
        '&:hover': { backgroundColor: t.mode === 'dark' ? t.hover : t.sunken },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: t.accentBackground,
          color: t.accentText,
          '& .MuiListItemIcon-root': { color: t.accentText },
          '& .MuiListItemText-primary': { fontWeight: 500 },
        },
        [touchMediaQuery]: { minHeight: 44 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 30, color: t.textSecondary } } },
  MuiListItemText: { styleOverrides: { root: { margin: 0 }, primary: { lineHeight: '20px' } } },
  MuiListSubheader: {
    styleOverrides: {
      root: {
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: '16px',
        padding: '16px 10px 6px',
        color: t.textSecondary,
        backgroundColor: 'transparent',
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        fontSize: '0.875rem',
        lineHeight: '20px',
        borderRadius: radius.inner,
        minHeight: 36,
        padding: '6px 10px',
        '&:hover': { backgroundColor: t.hover },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: t.accentBackground,
          color: t.accentText,
        },
        [touchMediaQuery]: { minHeight: 44 },
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2 } } },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 40,
        minWidth: 0,
        padding: '10px 12px',
        '&:hover': { color: t.text },
        '&.Mui-selected': { color: t.accentText },
        [touchMediaQuery]: { minHeight: 44 },
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: '0.8125rem', color: t.textSecondary },
      separator: { marginLeft: 6, marginRight: 6, color: t.textDisabled },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: { borderRadius: radius.outer, fontVariantNumeric: 'tabular-nums' },
    },
  },
});
