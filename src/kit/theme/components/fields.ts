import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { maxMotionMs, touchMediaQuery, radius } from '../tokens.ts';
import type { ComponentOverrides } from './componentOverrides.ts';

/** Whether a field has an adornment on that side. */
const hasAdornment =
  (side: 'startAdornment' | 'endAdornment') =>
  ({ ownerState }: { ownerState: OutlinedInputProps }) =>
    Boolean(ownerState[side]);

/**
 * Text fields with label, help or error, then the box. MUI's floating label is static here and its
 * outline has no notch. Heights: 36 px (small), 40 px (medium), 44 px on touch screens.
 */
export const fieldOverrides: ComponentOverrides = t => ({
  MuiFormControl: {
    styleOverrides: {
      root: {
        // DOM order is label, box, help; `aria-describedby` links the help.
        '& > .MuiFormHelperText-root': { order: 1 },
        '& > :not(.MuiFormLabel-root, .MuiFormHelperText-root)': { order: 2 },
      },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: t.text,
        fontSize: '0.8125rem',
        fontWeight: 500,
        lineHeight: '20px',
        // react-admin shrinks group labels as if they floated, and adds its own asterisk.
        '&&&': { transform: 'none' },
        '& span[aria-hidden="true"]': { display: 'none' },
        '&.Mui-focused, &.Mui-error': { color: t.text },
        '&.Mui-disabled': { color: t.textSecondary },
      },
      // Fields are required by default; optional ones say 'opsional' in the label.
      asterisk: { display: 'none' },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 4,
        whiteSpace: 'normal',
        overflow: 'visible',
        pointerEvents: 'auto',
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: t.surface,
        borderRadius: radius.outer,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: t.fieldBorder },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: t.textSecondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: t.accent,
          boxShadow: `0 0 0 3px ${t.accentBackground}`,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: t.meanings.bad.text },
        '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': {
          boxShadow: `0 0 0 3px ${t.meanings.bad.background}`,
        },
        '&.Mui-disabled': { backgroundColor: t.sunken },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: t.line },
      },
      notchedOutline: {
        top: 0,
        transition: `box-shadow ${maxMotionMs.quick}ms`,
        '& legend': { display: 'none' },
      },
      multiline: { padding: '7px 12px' },
      input: {
        height: 22,
        lineHeight: '22px',
        padding: '9px 12px',
        '&:-webkit-autofill': {
          boxShadow: `0 0 0 100px ${t.surface} inset`,
          WebkitTextFillColor: t.text,
          caretColor: t.text,
          borderRadius: 'inherit',
        },
        variants: [
          { props: { size: 'small' }, style: { padding: '7px 12px' } },
          { props: {}, style: { [touchMediaQuery]: { padding: '11px 12px' } } },
          {
            props: { multiline: true },
            style: {
              padding: 0,
              height: 'auto',
              fieldSizing: 'content',
              maxHeight: '12lh',
              '@supports not (field-sizing: content)': { resize: 'vertical' },
              [touchMediaQuery]: { padding: '4px 0' },
            },
          },
          { props: hasAdornment('startAdornment'), style: { '&&': { paddingLeft: 0 } } },
          { props: hasAdornment('endAdornment'), style: { '&&': { paddingRight: 0 } } },
        ],
        '&&.MuiSelect-select': { minHeight: 22, paddingRight: 34 },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        fontSize: '0.875rem',
        // iOS zooms into fields with a font below 16 px.
        [touchMediaQuery]: { fontSize: '1rem' },
      },
      input: {
        '&.Mui-disabled': { WebkitTextFillColor: t.textSecondary, color: t.textSecondary },
        '&::placeholder': { color: t.textSecondary, opacity: 1 },
      },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: {
        color: t.textSecondary,
        '& .MuiTypography-root': { fontSize: 'inherit', color: 'inherit' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        lineHeight: '18px',
        margin: '-2px 0 6px',
        color: t.textSecondary,
        '&.Mui-error': {
          color: t.meanings.bad.text,
          fontWeight: 500,
          // An icon beside the error text, so that colour is not the only cue; hidden from screen
          // readers.
          '&::before': {
            content: '"!" / ""',
            display: 'inline-block',
            width: 14,
            height: 14,
            marginRight: 6,
            borderRadius: '50%',
            backgroundColor: t.meanings.bad.text,
            color: t.surface,
            font: '600 10px/14px inherit',
            fontSize: 10,
            lineHeight: '14px',
            fontWeight: 700,
            textAlign: 'center',
            verticalAlign: '1px',
          },
        },
      },
      contained: { marginLeft: 0, marginRight: 0 },
    },
  },
  MuiSelect: { styleOverrides: { icon: { color: t.textSecondary, fontSize: 20, right: 8 } } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
          paddingTop: 3,
          paddingBottom: 3,
          paddingLeft: 6,
        },
        '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input': {
          padding: '4px 6px',
          [touchMediaQuery]: { padding: '8px 6px' },
        },
      },
      // The list floats over what is behind it, as a popover does.
      paper: ({ theme }) => ({
        backgroundColor: t.raised,
        borderRadius: radius.outer,
        boxShadow: theme.shadows[8],
      }),
      listbox: { padding: 4, fontSize: '0.875rem' },
      option: { borderRadius: radius.inner, minHeight: 36, padding: '6px 10px' },
      noOptions: { fontSize: '0.875rem', color: t.textSecondary },
    },
  },
});
