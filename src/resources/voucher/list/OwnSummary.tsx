import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { VoucherSummary } from '#contract/domains/voucher/record.ts';
import { voucherContractCalls } from '#contract/domains/voucher/contract.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Card, Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { Figures } from '#src/kit/record/FactGrid.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { QuotaBar } from '../../voucherContract/page/QuotaBar.tsx';
import { contractName } from '../../voucherContract/contractName.ts';
import { voucherFigures } from '../figures.ts';

/** Contracts that are shown; a company has few. */
const shownContracts = 10;

/** What became of the vouchers of the user's company, and its contracts with what is left. */
export const OwnSummary = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mb: 3 }}>
    <Numbers />
    <Contracts />
  </Box>
);

const Numbers = () => {
  const t = useMessages();
  const session = useRequiredSession();
  const { data, error } = useCall('voucher', voucherCalls.summary, {});
  if (error && !data) return <Box sx={{ color: 'error.main' }}>{error.message}</Box>;
  if (!data) return <Skeleton variant="rounded" height={88} />;
  return (
    <Card>
      <Figures
        facts={figureNames
          .filter(name => data[name] > 0 || mainFigures.includes(name))
          .map(name => {
            const count = formatNumber(data[name]);
            const to = voucherFigures[name](session);
            return [
              t(`resources.voucherTransaction.summary.${name}`),
              to === undefined || data[name] === 0 ? (
                count
              ) : (
                <MuiLink key={name} component={Link} to={to}>
                  {count}
                </MuiLink>
              ),
            ];
          })}
      />
    </Card>
  );
};

/** The figures in display order. */
const figureNames = [
  'diterbitkan',
  'terpakai',
  'siapPakai',
  'belumAktif',
  'kedaluwarsa',
  'dibekukan',
  'sisaKuota',
  'segeraKedaluwarsa',
] as const satisfies readonly (keyof VoucherSummary)[];

/** Figures that are shown also when there are none. */
const mainFigures: readonly string[] = [
  'diterbitkan',
  'terpakai',
  'siapPakai',
  'sisaKuota',
  'segeraKedaluwarsa',
];

const Contracts = () => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { data: current = [] } = useCall(
    'voucherContract',
    voucherContractCalls.list,
    { query: { sortBy: 'tanggalSelesai', sortOrder: 'desc', pageSize: shownContracts } },
    {
      select: ({ data }) =>
        data.filter(({ status }) => status === 'AKTIF' || status === 'HABIS_KUOTA'),
    },
  );
  return current.length === 0 ? null : (
    <RecordSection title={t('resources.voucherTransaction.section.contracts')}>
      <ListBox>
        {current.map(contract => (
          <ListRow key={contract.id} end={<QuotaBar contract={contract} isCompact />}>
            <MuiLink component={Link} to={recordPathFor(role, 'voucherContract', contract.id)}>
              {contractName(contract)}
            </MuiLink>
            <Detail>{contract.judul}</Detail>
          </ListRow>
        ))}
      </ListBox>
    </RecordSection>
  );
};
