import { touchMediaQuery } from '../tokens.ts';
import { tabularFigures } from '../typography.ts';
import type { ComponentOverrides } from './componentOverrides.ts';

/**
 * Tables with 40 px rows (`small`) or 48 px (`medium`) and a sticky header below `--table-top`,
 * which the layout sets. Right-aligned cells use tabular figures; others do not, because they widen
 * the hyphens in dates (21-Nov-2026).
 */
export const tableOverrides: ComponentOverrides = t => ({
  MuiTable: { defaultProps: { stickyHeader: true, size: 'small' } },
  MuiTableContainer: { styleOverrides: { root: { scrollbarWidth: 'thin' } } },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover, &:focus-within': { backgroundColor: t.hover },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: t.accentBackground },
        'tbody > &:last-of-type > .MuiTableCell-root': { borderBottom: 0 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 48,
        padding: '6px 16px',
        borderBottomColor: t.line,
        fontSize: '0.875rem',
        lineHeight: '20px',
        // react-admin's fields use `body2`; cells have one font size.
        '& .MuiTypography-body2': { fontSize: 'inherit', lineHeight: 'inherit' },
        '& a': { color: t.accentText, fontWeight: 500, textDecoration: 'none' },
        '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
      },
      sizeSmall: { height: 40, padding: '4px 12px' },
      head: {
        height: 36,
        color: t.textSecondary,
        backgroundColor: t.surface,
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: '16px',
        whiteSpace: 'nowrap',
      },
      stickyHeader: { top: 'var(--table-top, 0px)', backgroundColor: t.surface },
      alignRight: {
        ...tabularFigures,
        whiteSpace: 'nowrap',
        flexDirection: 'row-reverse',
      },
      paddingCheckbox: { width: 40, padding: '0 0 0 8px' },
      footer: { color: t.textSecondary },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        color: 'inherit',
        '&:hover, &.Mui-active': { color: t.text },
        // 24 px target around 16 px text.
        '&::after': { content: '""', position: 'absolute', inset: '-6px -4px' },
        position: 'relative',
      },
      icon: { fontSize: 14 },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { borderBottom: 0, color: t.textSecondary },
      toolbar: { '&&': { minHeight: 44 }, [touchMediaQuery]: { padding: '0 4px' } },
      selectLabel: { fontSize: '0.8125rem' },
      displayedRows: { fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
    },
  },
});
