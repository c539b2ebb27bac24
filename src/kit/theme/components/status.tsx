import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Unbroken } from '../../fields/Unbroken.tsx';
import { meaningColor } from '../palette.ts';
import type { Meaning, Tokens } from '../tokens.ts';
import { maxMotionMs, touchMediaQuery, radius } from '../tokens.ts';
import type { ComponentOverrides } from './componentOverrides.ts';

const alertMeanings = ['good', 'attention', 'bad', 'information'] as const satisfies Meaning[];

/** A thin delete icon for chips, in place of MUI's filled one. */
const chipDeleteIcon = (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <path d="M4.5 4.5l7 7m0-7l-7 7" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
  </svg>
);

const AlertText = styled('div', { name: 'MuiAlert', slot: 'Message' })({
  minWidth: 0,
  overflow: 'auto',
});

/** The text of an alert, whose values do not break. */
const AlertMessage = ({ children, ...props }: ComponentProps<'div'>) => (
  <AlertText {...props}>
    <Unbroken>{children}</Unbroken>
  </AlertText>
);

/** Text, background and border colours of a meaning. */
const meaningStyle = (t: Tokens, meaning: Meaning) => {
  const tone = t.meanings[meaning];
  return {
    color: tone.text,
    backgroundColor: tone.background,
    boxShadow: `inset 0 0 0 1px ${tone.border}`,
  };
};

/** Chips, alerts, snackbars, tooltips, skeletons and progress bars. */
export const statusOverrides: ComponentOverrides = t => ({
  MuiChip: {
    defaultProps: { size: 'small', deleteIcon: chipDeleteIcon },
    styleOverrides: {
      root: {
        borderRadius: radius.inner,
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: '16px',
        fontVariantNumeric: 'tabular-nums',
        '& .MuiChip-icon': { color: 'inherit', fontSize: 14, marginLeft: 6, marginRight: -4 },
        // 16 px icon with a 24 px target.
        '& .MuiChip-deleteIcon': {
          boxSizing: 'content-box',
          padding: 4,
          margin: '0 2px 0 -8px',
          color: 'inherit',
          opacity: 0.75,
        },
        '& .MuiChip-deleteIcon:hover': { color: 'inherit', opacity: 1 },
        variants: [
          { props: { variant: 'filled' }, style: meaningStyle(t, 'neutral') },
          {
            props: { variant: 'filled', color: 'primary' },
            style: {
              color: t.accentText,
              backgroundColor: t.accentBackground,
              boxShadow: 'none',
            },
          },
          ...alertMeanings.map(meaning => ({
            props: { variant: 'filled' as const, color: meaningColor[meaning] },
            style: meaningStyle(t, meaning),
          })),
          // Outlined chips are clickable, such as filters.
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: t.line,
              backgroundColor: t.surface,
              color: t.text,
            },
          },
        ],
      },
      sizeMedium: {
        height: 32,
        fontSize: '0.8125rem',
        borderRadius: radius.outer,
        [touchMediaQuery]: { height: 40 },
      },
      clickable: { '&:hover': { backgroundColor: t.hover } },
      labelSmall: { paddingLeft: 8, paddingRight: 8 },
    },
  },
  MuiAlert: {
    defaultProps: { slots: { message: AlertMessage } },
    styleOverrides: {
      root: {
        borderRadius: radius.outer,
        padding: '8px 14px',
        variants: alertMeanings.map(meaning => ({
          props: { variant: 'standard' as const, severity: meaningColor[meaning] },
          style: {
            ...meaningStyle(t, meaning),
            color: t.text,
            '& .MuiAlert-icon': { color: t.meanings[meaning].text },
          },
        })),
      },
      icon: { fontSize: 18, padding: '5px 0', marginRight: 10, opacity: 1 },
      message: { padding: '4px 0', fontSize: '0.875rem', lineHeight: '20px' },
      action: { paddingTop: 0, alignItems: 'center' },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { fontSize: '0.875rem', marginBottom: 2 } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        backgroundColor: t.inverse,
        color: t.onInverse,
        borderRadius: radius.outer,
        fontSize: '0.875rem',
        padding: '6px 8px 6px 16px',
        '& .MuiButton-root': { color: t.inverseAccent },
        '& .MuiButton-root:hover': { backgroundColor: 'rgba(128,128,128,.2)' },
        '& .MuiButtonBase-root.Mui-focusVisible': { outlineColor: t.inverseAccent },
      },
      action: { marginRight: 0 },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300, leaveDelay: 100 },
    styleOverrides: {
      tooltip: {
        padding: '6px 8px',
        borderRadius: radius.inner,
        backgroundColor: t.inverse,
        color: t.onInverse,
        fontSize: '0.75rem',
        lineHeight: '16px',
      },
    },
  },
  MuiBadge: { styleOverrides: { badge: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' } } },
  MuiSkeleton: {
    styleOverrides: {
      root: { backgroundColor: t.mode === 'dark' ? t.line : t.sunken },
      text: { borderRadius: radius.box, transform: 'scale(1, 0.7)' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 2, backgroundColor: t.accentBackground } },
  },
  MuiCollapse: { defaultProps: { timeout: maxMotionMs.most } },
});
