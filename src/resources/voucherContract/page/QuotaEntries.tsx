import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  voucherContractCalls,
  type QuotaEntry,
  type VoucherContract,
} from '#contract/domains/voucher/contract.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

/** Entries that are shown at first. */
const shownEntries = 10;

/** The quota ledger of a contract, the newest entry first. */
export const QuotaEntries = ({ record: { id } }: { record: VoucherContract }) => {
  const t = useMessages();
  const { call } = useApi();
  const [isFull, setIsFull] = useState(false);
  const { data, error } = useQuery({
    // Below the key of contracts, whose events change it.
    queryKey: ['voucherContract', 'quota', id],
    queryFn: ({ signal }) => call(voucherContractCalls.quota, { params: { id } }, { signal }),
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
  if (error instanceof Error && !data) {
    return (
      <Alert severity="error">
        {t('resources.voucherContract.quota.failed', { detail: error.message })}
      </Alert>
    );
  }
  if (!data) return <Skeleton variant="rounded" height={160} />;
  if (data.length === 0) return <>{t('resources.voucherContract.quota.none')}</>;
  return (
    <>
      <Box component="ol" sx={borderedList}>
        {(isFull ? data : data.slice(0, shownEntries)).map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
      {isFull || data.length <= shownEntries ? null : (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setIsFull(true)}>
          {t('resources.voucherContract.quota.all', { smart_count: data.length })}
        </Button>
      )}
    </>
  );
};

const Entry = ({ entry }: { entry: QuotaEntry }) => {
  const t = useMessages();
  const can = usePermission();
  const { jenis, jumlah, waktu, oleh, alasan, VoucherTransactionId, noTransaksi } = entry;
  const sign = jumlah < 0 ? '−' : '+';
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {t(`resources.voucherContract.jenis.${jenis}`)}
        </Box>
        {VoucherTransactionId === null || !can('voucher.issue') ? (
          <span>{noTransaksi}</span>
        ) : (
          <MuiLink component={Link} to={recordPath('voucherTransaction', VoucherTransactionId)}>
            {noTransaksi}
          </MuiLink>
        )}
        <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {`${sign}${formatNumber(Math.abs(jumlah))}`}
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('common.by_at', {
          who: oleh ?? t('resources.voucherContract.quota.system'),
          when: formatDateTime(waktu),
        })}
      </Box>
      {alasan ? <Box sx={{ overflowWrap: 'anywhere' }}>“{alasan}”</Box> : null}
    </Box>
  );
};

const row = {
  display: 'grid',
  gap: 0.25,
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
