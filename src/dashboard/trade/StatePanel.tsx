import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatNumber } from '#src/kit/format/number.ts';
import { plainClass } from '#src/kit/theme/plainElements.ts';
import { tabularFigures } from '#src/kit/theme/typography.ts';
import { DashboardPanel } from '../DashboardPanel.tsx';
import type { DashboardQuery } from '../useDashboardQuery.ts';

/** The number of records in a state. */
interface StateCount<S extends string> {
  readonly status: S;
  readonly jumlah: number;
}

interface StatePanelProps<S extends string, T> {
  title: string;
  /** Shown when there are no records. */
  empty: string;
  query: DashboardQuery<T>;
  countsOf: (answer: T) => readonly StateCount<S>[];
  /** The states in display order. */
  states: readonly S[];
  nameOf: (status: S) => string;
  /** Path of the list of the records in a state. */
  listPath: (row: StateCount<S>) => string;
}

/** Panel with the numbers of records by state, each linked to its list. */
export function StatePanel<S extends string, T>({
  title,
  empty,
  query,
  countsOf,
  states,
  nameOf,
  listPath,
}: StatePanelProps<S, T>) {
  return (
    <DashboardPanel title={title} query={query} height={160}>
      {answer => {
        const counts = countsOf(answer);
        if (counts.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
        return (
          <Box component="dl" sx={listStyle}>
            {states
              .flatMap(state => counts.filter(({ status }) => status === state))
              .map(row => (
                <div key={row.status}>
                  <dt>
                    <Link className={plainClass.link} to={listPath(row)}>
                      {nameOf(row.status)}
                    </Link>
                  </dt>
                  <dd>{formatNumber(row.jumlah)}</dd>
                </div>
              ))}
          </Box>
        );
      }}
    </DashboardPanel>
  );
}

const listStyle = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(180px, 30%)), 1fr))',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1.5,
    minHeight: 36,
    fontSize: '0.875rem',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& dt': { minWidth: 0 },
  '& dd': { ...tabularFigures, m: 0, fontWeight: 600 },
};
