import AccountIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import type { MoneyOverviewRow } from '#contract/domains/invoice/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { monthNames } from '../../order/list/months.ts';
import { definition } from '../definition.ts';
import { AmountTable, type LinkedAmount } from './AmountTable.tsx';
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

type Amounts = Pick<MoneyOverviewRow, (typeof moneyColumns)[number]>;

interface OverviewRowsProps {
  /** The months and the company of the sums. */
  part: OverviewPart;
  rows: readonly MoneyOverviewRow[];
  /** Sums over all rows, also those that are not loaded. */
  sums: Amounts;
}

/** The columns of a table: what was credited or written off is left out while nothing was. */
const columnsOf = (sums: Amounts) =>
  moneyColumns.filter(name => (name !== 'penghapusan' && name !== 'dikredit') || sums[name] !== 0);

/** Returns the path of the list of an amount; undefined for one that no list shows. */
function listOf(part: OverviewPart, name: (typeof moneyColumns)[number]): string | undefined {
  const figure = overviewFigures(part)[name];
  return typeof figure === 'function' ? figure() : undefined;
}

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

/** The rows of the overview with their sums. */
export const OverviewRows = ({ part, rows, sums }: OverviewRowsProps) => {
  const t = useMessages();
  const amountsOf = (of: Amounts, at: OverviewPart): LinkedAmount[] =>
    columnsOf(sums).map(name => ({
      key: name,
      label: t(`resources.invoice.overview.${name}`),
      value: of[name],
      to: listOf(at, name),
    }));
  return (
    <AmountTable
      caption={t('resources.invoice.overview.caption')}
      heads={[t('resources.invoice.overview.month'), t('resources.invoice.fields.namaBHBU')]}
      sum={{ label: t('resources.invoice.overview.sum'), amounts: amountsOf(sums, part) }}
      rows={rows.map(row => {
        const { bulan, idBHBU } = row;
        return {
          key: `${bulan} ${idBHBU}`,
          names: [monthNames[bulan] ?? bulan, <Company key="company" row={row} />],
          amounts: amountsOf(row, { dari: bulan, sampai: bulan, idBHBU }),
        };
      })}
    />
  );
};
