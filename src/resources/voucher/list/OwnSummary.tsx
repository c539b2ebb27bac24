import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { voucherContractCalls } from '#contract/domains/voucher/contract.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { QuotaBar } from '../../voucherContract/page/QuotaBar.tsx';
import { contractName } from '../../voucherContract/contractName.ts';
import { voucherListPath } from '../paths.ts';

/** Contracts that are shown; a company has few. */
const shownContracts = 10;

/** What became of the vouchers of the user's company, and its contracts with what is left. */
export const OwnSummary = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mb: 3 }}>
    <Figures />
    <Contracts />
  </Box>
);

const Figures = () => {
  const t = useMessages();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const { data, error } = useQuery({
    queryKey: ['voucher', 'summary'],
    queryFn: ({ signal }) => call(voucherCalls.summary, {}, { signal }),
    refetchOnMount: 'always',
  });
  if (error && !data) return <Box sx={{ color: 'error.main' }}>{error.message}</Box>;
  if (!data) return <Skeleton variant="rounded" height={88} />;
  const figures = [
    ['diterbitkan', data.diterbitkan, undefined],
    ['terpakai', data.terpakai, { status: 'TERPAKAI' }],
    ['siapPakai', data.siapPakai, undefined],
    ['sisaKuota', data.sisaKuota, undefined],
    ['segeraKedaluwarsa', data.segeraKedaluwarsa, { belumDipakai: 'true', kedaluwarsaDalam: '30' }],
  ] as const;
  return (
    <Box component="dl" sx={grid}>
      {figures.map(([name, count, filter]) => (
        <Box key={name}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t(`resources.voucherTransaction.summary.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h2' }}>
            {filter === undefined || count === 0 ? (
              formatNumber(count)
            ) : (
              <MuiLink component={Link} to={voucherListPath(role, filter)}>
                {formatNumber(count)}
              </MuiLink>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const Contracts = () => {
  const t = useMessages();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const { data } = useQuery({
    queryKey: ['voucherContract', 'own'],
    queryFn: async ({ signal }) => {
      const query = {
        sortBy: 'tanggalSelesai',
        sortOrder: 'desc',
        pageSize: shownContracts,
      } as const;
      return (await call(voucherContractCalls.list, { query }, { signal })).data;
    },
    refetchOnMount: 'always',
  });
  const current = data?.filter(({ status }) => status === 'AKTIF' || status === 'HABIS_KUOTA');
  return current === undefined || current.length === 0 ? null : (
    <RecordSection title={t('resources.voucherTransaction.section.contracts')}>
      <Box component="ul" sx={borderedList}>
        {current.map(contract => (
          <Box key={contract.id} component="li" sx={contractRow}>
            <Box sx={{ minWidth: 0 }}>
              <MuiLink component={Link} to={recordPathFor(role, 'voucherContract', contract.id)}>
                {contractName(contract)}
              </MuiLink>
              <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{contract.judul}</Box>
            </Box>
            <QuotaBar contract={contract} isCompact />
          </Box>
        ))}
      </Box>
    </RecordSection>
  );
};

const grid = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
};

const contractRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(160px, 240px)' },
  gap: 1,
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
