import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { barContainer, barSegment } from '#src/kit/page/barStyles.ts';
import { plainClass } from '#src/kit/theme/plainElements.ts';

/** A row: its name, formatted numbers and bar. */
export interface BarRow {
  readonly key: string;
  readonly name: string;
  /** Path of the matching list. */
  readonly to?: string | undefined;
  readonly numbers: readonly string[];
  /** Path of the list of each number, where it is another one than the row's. */
  readonly numberPaths?: readonly (string | undefined)[];
  /** Fractions of 1: bar length and its filled part. Without `length` there is no bar. */
  readonly length?: number;
  readonly filledPart?: number;
}

interface BarTableProps {
  /** Accessible table caption. */
  caption: string;
  /** Column headers: of the name, then of each number. */
  headers: readonly string[];
  rows: readonly BarRow[];
}

const toPercent = (part: number): string => `${Math.max(0, Math.min(1, part)) * 100}%`;

const Bar = ({ length, full }: { length: number; full: number }) => (
  <div aria-hidden className="bar">
    {length > 0 ? (
      <div style={{ width: toPercent(length) }}>
        <div style={{ width: toPercent(full) }} />
      </div>
    ) : null}
  </div>
);

/** Bar chart built as a table, so that screen readers read the same numbers. */
export const BarTable = ({ caption, headers, rows }: BarTableProps) => {
  const { palette } = useTheme();
  const [first, ...numberHeaders] = headers;
  return (
    <Box
      component="table"
      sx={tableStyle}
      style={{ '--bar-accent': palette.primary.main } as object}
    >
      <caption className={plainClass.hidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {numberHeaders.map(header => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, to, numbers, numberPaths = [], length, filledPart: full = 1 }) => (
          <tr key={key}>
            <th scope="row">
              {to === undefined ? (
                name
              ) : (
                <Link className={plainClass.link} to={to}>
                  {name}
                </Link>
              )}
              {length === undefined ? null : <Bar length={length} full={full} />}
            </th>
            {numbers.map((number, at) => (
              <td key={numberHeaders[at]}>
                {numberPaths[at] === undefined ? (
                  number
                ) : (
                  <Link className={plainClass.link} to={numberPaths[at]}>
                    {number}
                  </Link>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
};

const tableStyle = {
  ...barContainer,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& th': { textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' },
  '& tbody th': { width: '99%' },
  '& td, & thead th:not(:first-of-type)': {
    pl: { xs: 1.25, sm: 2 },
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead th': { color: 'text.secondary', fontSize: '0.75rem', fontWeight: 500, pb: 0.5 },
  '& tbody td, & tbody th': { py: 0.75, verticalAlign: 'top' },
  '& .bar': { display: 'flex', height: 10, mt: 0.5 },
  '& .bar > div': { ...barSegment('empty'), minWidth: 2, borderRadius: '2px' },
  '& .bar > div > div': { ...barSegment('full'), height: '100%', border: 0 },
  '& tbody tr + tr > *': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
