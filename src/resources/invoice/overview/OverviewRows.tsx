import AccountIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import type { MoneyOverviewRow } from '#contract/domains/invoice/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { markScrollEdges, scrollEdgeStyles } from '#src/kit/page/scrollEdges.ts';
import { widePage } from '#src/kit/page/widePage.ts';
import { AmountGrid } from '#src/kit/record/FactGrid.tsx';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';
import { monthNames } from '../../order/list/months.ts';
import { definition } from '../definition.ts';
import { overviewFigures, type OverviewPart } from './figures.ts';

/** The amounts of a row. */
export const moneyColumns = [
  'akanDitagih',
  'diterbitkan',
  'jatuhTempo',
  'dikredit',
  'dibayar',
  'penghapusan',
  'selisih',
] as const satisfies readonly (keyof MoneyOverviewRow)[];

interface OverviewRowsProps {
  /** The months and the company of the sums. */
  part: OverviewPart;
  rows: readonly MoneyOverviewRow[];
  /** Sums over all rows, also those that are not loaded. */
  sums: Pick<MoneyOverviewRow, (typeof moneyColumns)[number]>;
}

const rowKey = ({ bulan, idBHBU }: MoneyOverviewRow): string => `${bulan} ${idBHBU}`;

const monthName = (month: string): string => monthNames[month] ?? month;

/** The columns of a table: what was credited or written off is left out while nothing was. */
const columnsOf = (sums: OverviewRowsProps['sums']) =>
  moneyColumns.filter(name => (name !== 'penghapusan' && name !== 'dikredit') || sums[name] !== 0);

/** The company of a row, with links to its invoices of the month and to its account. */
const Company = ({ row: { bulan, idBHBU, namaBHBU } }: { row: MoneyOverviewRow }) => {
  const t = useMessages();
  const accountName = t('resources.invoice.overview.account_of', { company: namaBHBU });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <MuiLink
        component={Link}
        to={filteredListPath(definition.paths.list, { idBHBU: String(idBHBU), bulan })}
        sx={{ display: 'inline-block', py: '3px' }}
      >
        {namaBHBU}
      </MuiLink>
      <Tooltip title={accountName}>
        <IconButton
          size="small"
          component={Link}
          to={recordPath('companyAccount', idBHBU)}
          aria-label={accountName}
        >
          <AccountIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
};

/** The rows of the overview with their sums: a table, or cards on phones. */
export const OverviewRows = (props: OverviewRowsProps) => {
  const isPhone = useIsPhone();
  return isPhone ? <RowCards {...props} /> : <RowTable {...props} />;
};

/** Returns the path of the list of an amount; undefined for one that no list shows. */
function listOf(part: OverviewPart, name: (typeof moneyColumns)[number]): string | undefined {
  const figure = overviewFigures(part)[name];
  return typeof figure === 'function' ? figure() : undefined;
}

const ofRow = ({ bulan, idBHBU }: MoneyOverviewRow): OverviewPart => ({
  dari: bulan,
  sampai: bulan,
  idBHBU,
});

/** An amount of the table, whose unit is in its head, with a link to its invoices; zeros are less prominent. */
const Amount = ({ value, to }: { value: number; to: string | undefined }) =>
  value === 0 || to === undefined ? (
    <Box component="span" sx={value === 0 ? { color: 'text.secondary' } : undefined}>
      {formatNumber(value)}
    </Box>
  ) : (
    <MuiLink component={Link} to={to} color="inherit">
      {formatNumber(value)}
    </MuiLink>
  );

const RowTable = ({ part, rows, sums }: OverviewRowsProps) => {
  const t = useMessages();
  const caption = t('resources.invoice.overview.caption');
  return (
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
            <TableCell>{t('resources.invoice.overview.month')}</TableCell>
            <TableCell>{t('resources.invoice.fields.namaBHBU')}</TableCell>
            {columnsOf(sums).map(name => (
              <TableCell key={name} align="right">
                {t(`resources.invoice.overview.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow sx={sumRow}>
            <TableCell component="th" scope="row" colSpan={2}>
              {t('resources.invoice.overview.sum')}
            </TableCell>
            {columnsOf(sums).map(name => (
              <TableCell key={name} align="right" sx={amountCell}>
                <Amount value={sums[name]} to={listOf(part, name)} />
              </TableCell>
            ))}
          </TableRow>
          {rows.map(row => (
            <TableRow key={rowKey(row)} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{monthName(row.bulan)}</TableCell>
              <TableCell sx={{ minWidth: 130 }}>
                <Company row={row} />
              </TableCell>
              {columnsOf(sums).map(name => (
                <TableCell key={name} align="right" sx={amountCell}>
                  <Amount value={row[name]} to={listOf(ofRow(row), name)} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const RowCards = ({ rows, sums }: OverviewRowsProps) => {
  const t = useMessages();
  const amounts = (of: OverviewRowsProps['sums']) => (
    <AmountGrid
      amounts={columnsOf(sums)
        .filter(name => name !== 'selisih')
        .map(name => [t(`resources.invoice.overview.${name}`), of[name]])}
      total={[t('resources.invoice.overview.selisih'), of.selisih]}
    />
  );
  return (
    <ListBox label={t('resources.invoice.overview.caption')}>
      <ListRow sx={card}>
        <strong>{t('resources.invoice.overview.sum')}</strong>
        {amounts(sums)}
      </ListRow>
      {rows.map(row => (
        <ListRow key={rowKey(row)} sx={card}>
          <Company row={row} />
          <Detail>{monthName(row.bulan)}</Detail>
          {amounts(row)}
        </ListRow>
      ))}
    </ListBox>
  );
};

const tableBox = {
  ...scrollEdgeStyles,
  position: 'relative' as const,
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
const amountCell = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
const card = { display: 'grid', alignItems: 'stretch' };
