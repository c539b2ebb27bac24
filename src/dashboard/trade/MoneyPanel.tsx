import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { MoneyFigures, TradeFigures } from '#contract/domains/dashboard/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { tabularFigures } from '#src/kit/theme/typography.ts';
import { DashboardPanel } from '../DashboardPanel.tsx';
import { tradeFigures } from '../figures.ts';
import type { DashboardQuery } from '../useDashboardQuery.ts';
import { useFigureViewer } from '../useFigureViewer.ts';

interface MoneyPanelProps {
  query: DashboardQuery<TradeFigures>;
}

/** Amounts of the invoices: of this year, open and overdue. */
export const MoneyPanel = ({ query }: MoneyPanelProps) => {
  const t = useMessages();
  return (
    <DashboardPanel title={t('resources.dashboard.trade.money')} query={query} height={200}>
      {({ uang }) =>
        uang === null || isEmpty(uang) ? (
          <Typography color="textSecondary">{t('resources.dashboard.trade.noMoney')}</Typography>
        ) : (
          <Amounts money={uang} />
        )
      }
    </DashboardPanel>
  );
};

export const isEmpty = ({ ditagih, belumDibayar }: MoneyFigures): boolean =>
  ditagih === 0 && belumDibayar.jumlah === 0;

const Amounts = ({ money }: { money: MoneyFigures }) => {
  const t = useMessages();
  const { viewer } = useFigureViewer();
  const lists = tradeFigures.uang;
  const { ditagih, dibayar, belumDibayar, lewatTempo, jatuhTempoBerikutnya } = money;
  const countText = (jumlah: number): string =>
    t('resources.dashboard.trade.invoices', { smart_count: formatNumber(jumlah) });
  const nextDue =
    jatuhTempoBerikutnya &&
    t('resources.dashboard.trade.nextDue', { day: formatDate(jatuhTempoBerikutnya) });
  const rows = [
    { name: 'invoiced', amount: ditagih, to: lists.ditagih(viewer, money) },
    { name: 'paid', amount: dibayar, to: lists.dibayar(viewer, money) },
    {
      name: 'open',
      amount: belumDibayar.nilai,
      note: [countText(belumDibayar.jumlah), nextDue].filter(Boolean).join(' · '),
      to: lists.belumDibayar.nilai(viewer),
    },
    {
      name: 'overdue',
      amount: lewatTempo.nilai,
      note: countText(lewatTempo.jumlah),
      to: lists.lewatTempo.nilai(viewer),
      isBad: lewatTempo.jumlah > 0,
    },
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {rows.map(({ name, amount, ...row }) => {
        const label = t(`resources.dashboard.trade.${name}`);
        return (
          <Box key={name} sx={rowStyle}>
            <Box component="dt" sx={{ flex: '1 1 160px' }}>
              <MuiLink component={Link} to={row.to}>
                {label}
              </MuiLink>
              {'note' in row ? (
                <Typography variant="body2" color="textSecondary">
                  <Unbroken>{row.note}</Unbroken>
                </Typography>
              ) : null}
            </Box>
            <Box
              component="dd"
              sx={{
                ...tabularFigures,
                m: 0,
                ml: 'auto',
                fontWeight: 600,
                color: 'isBad' in row && row.isBad ? 'error.main' : undefined,
              }}
            >
              {formatRupiah(amount)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  py: 1,
  fontSize: '0.875rem',
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
};
