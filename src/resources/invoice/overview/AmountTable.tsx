import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { markScrollEdges, scrollEdgeStyles } from '#src/kit/page/scrollEdges.ts';
import { widePage } from '#src/kit/page/widePage.ts';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';

/** An amount, and the list of the records that it adds up. */
export interface LinkedAmount {
  /** Key of its column. */
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly to: string | undefined;
}

/** A row of amounts, below names in the same number as the heads of the table. */
export interface AmountRow {
  readonly key: string;
  readonly names: readonly ReactNode[];
  readonly amounts: readonly LinkedAmount[];
}

interface AmountTableProps {
  caption: string;
  /** Heads of the names. */
  heads: readonly string[];
  /** The first row, in bold. */
  sum: { readonly label: string; readonly amounts: readonly LinkedAmount[] };
  rows: readonly AmountRow[];
}

/** A table of amounts in rupiah with their sums, each of which opens its list; cards on phones. */
export const AmountTable = (props: AmountTableProps) => {
  const isPhone = useIsPhone();
  return isPhone ? <Cards {...props} /> : <Rows {...props} />;
};

/** Text of an amount, with a link to its list; zeros are less prominent. */
const Amount = ({ value, to, text }: Pick<LinkedAmount, 'to' | 'value'> & { text: string }) =>
  value === 0 || to === undefined ? (
    <Box component="span" sx={value === 0 ? { color: 'text.secondary' } : undefined}>
      {text}
    </Box>
  ) : (
    <MuiLink component={Link} to={to} sx={{ py: '3px', fontWeight: 'inherit' }}>
      {text}
    </MuiLink>
  );

const AmountCells = ({ amounts }: Pick<AmountRow, 'amounts'>) =>
  amounts.map(({ key, value, to }) => (
    <TableCell key={key} align="right" sx={amountCell}>
      {/* The unit is in the lead of the page. */}
      <Amount value={value} to={to} text={formatNumber(value)} />
    </TableCell>
  ));

const Rows = ({ caption, heads, sum, rows }: AmountTableProps) => (
  // What scrolls can be reached by keyboard.
  <Box
    {...widePage}
    ref={markScrollEdges}
    tabIndex={0}
    role="group"
    aria-label={caption}
    sx={tableBox}
  >
    <Table size="small">
      <TableHead>
        <TableRow>
          {heads.map(head => (
            <TableCell key={head}>{head}</TableCell>
          ))}
          {sum.amounts.map(({ key, label }) => (
            <TableCell key={key} align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow sx={sumRow}>
          <TableCell component="th" scope="row" colSpan={heads.length}>
            {sum.label}
          </TableCell>
          <AmountCells amounts={sum.amounts} />
        </TableRow>
        {rows.map(({ key, names, amounts }) => (
          <TableRow key={key} hover>
            {names.map((name, at) => (
              <TableCell key={heads[at]} sx={at === heads.length - 1 ? { minWidth: 130 } : noWrap}>
                {name}
              </TableCell>
            ))}
            <AmountCells amounts={amounts} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

const CardAmounts = ({ amounts }: Pick<AmountRow, 'amounts'>) => (
  <Box component="dl" sx={cardAmounts}>
    {amounts.map(({ key, label, value, to }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>
          <Amount value={value} to={to} text={formatRupiah(value)} />
        </dd>
      </div>
    ))}
  </Box>
);

const Cards = ({ caption, sum, rows }: AmountTableProps) => (
  <ListBox label={caption}>
    <ListRow sx={card}>
      <strong>{sum.label}</strong>
      <CardAmounts amounts={sum.amounts} />
    </ListRow>
    {rows.map(({ key, names, amounts }) => (
      <ListRow key={key} sx={card}>
        {names.toReversed().map((name, at) => (
          <Box key={at} sx={at === 0 ? undefined : { color: 'text.secondary' }}>
            {name}
          </Box>
        ))}
        <CardAmounts amounts={amounts} />
      </ListRow>
    ))}
  </ListBox>
);

const tableBox = {
  ...scrollEdgeStyles,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  // The heads of lists stick below the top bar; here they would cover the rows.
  '& th': { position: 'static' },
  '& tr:last-of-type > *': { borderBottom: 0 },
  '& table': { flex: 'auto', width: 'auto' },
  // Nine columns of amounts fit beside the menu of a window of 1280 px.
  '& th, & td': { px: { xs: 1, xl: 2 } },
};
const sumRow = { '& > .MuiTableCell-root': { fontWeight: 600, color: 'text.primary' } };
const noWrap = { whiteSpace: 'nowrap' };
const amountCell = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
const card = { display: 'grid', alignItems: 'stretch' };
const cardAmounts = {
  m: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
  '& dd': { ...amountCell, m: 0 },
};
