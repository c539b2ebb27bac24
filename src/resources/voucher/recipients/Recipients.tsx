import SendOutlinedIcon from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  deliveryStates,
  voucherTransactionCalls,
  type DeliveryState,
  type VoucherTransaction,
} from '#contract/domains/voucher/transaction.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { PaginationBar } from '#src/kit/list/Pager.tsx';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { RecipientItem } from './RecipientItem.tsx';

// The dialog reads spreadsheets and checks rows, which the page itself does not need.
const SendDialog = lazyDialog(async () => ({
  default: (await import('./SendDialog.tsx')).SendDialog,
}));

/** Recipients that are shown at first. */
const shownRecipients = 10;

/** Milliseconds between readings while mails wait to be sent. */
const pollMs = 5000;

/** To whom the tickets of a batch were sent, and which could not be delivered. */
export const Recipients = ({ record: batch }: { record: VoucherTransaction }) => {
  const t = useMessages();
  const { call } = useApi();
  const [isSending, setIsSending] = useState(false);
  const [status, setStatus] = useState<DeliveryState | ''>('');
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(shownRecipients);
  const { id, aktif } = batch;
  const { data, error } = useQuery({
    // Below the key of batches, whose events change it.
    queryKey: ['voucherTransaction', 'recipients', id, status, page, perPage],
    queryFn: ({ signal }) => {
      const query = { pageNumber: page, pageSize: perPage, ...(status === '' ? {} : { status }) };
      return call(voucherTransactionCalls.recipients, { params: { id }, query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => ((state.data?.hitungan.ANTRE ?? 0) > 0 ? pollMs : false),
    retry: shouldRetry,
  });
  const counted = deliveryStates.filter(state => (data?.hitungan[state] ?? 0) > 0);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box>{t('resources.voucherTransaction.recipients.lead')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<SendOutlinedIcon />}
          disabled={aktif === 0}
          onClick={() => setIsSending(true)}
        >
          {t('resources.voucherTransaction.recipients.send')}
        </Button>
        {aktif === 0 ? (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t('resources.voucherTransaction.recipients.noneActive')}
          </Box>
        ) : null}
      </Box>
      {error instanceof Error && !data ? <Alert severity="error">{error.message}</Alert> : null}
      {data === undefined && !error ? <Skeleton variant="rounded" height={120} /> : null}
      {counted.length > 0 ? (
        <Box aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {counted
            .map(state =>
              t('resources.voucherTransaction.recipients.count', {
                state: t(`resources.voucherTransaction.delivery.${state}`),
                count: formatNumber(data?.hitungan[state]),
              }),
            )
            .join(' · ')}
        </Box>
      ) : null}
      {counted.length > 1 || status !== '' ? (
        <TextField
          select
          label={t('resources.voucherTransaction.recipients.filter')}
          value={status}
          onChange={({ target }) => {
            setStatus(target.value as DeliveryState | '');
            setPage(1);
          }}
          sx={{ maxWidth: 280 }}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t('resources.voucherTransaction.recipients.all')}</MenuItem>
          {deliveryStates.map(state => (
            <MenuItem key={state} value={state}>
              {t(`resources.voucherTransaction.delivery.${state}`)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      {data?.data.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>
          {t('resources.voucherTransaction.recipients.none')}
        </Box>
      ) : null}
      {data !== undefined && data.data.length > 0 ? (
        <Box component="ul" sx={borderedList}>
          {data.data.map(one => (
            <RecipientItem key={one.id} batch={batch} recipient={one} />
          ))}
        </Box>
      ) : null}
      {data !== undefined && data.totalRecords > shownRecipients ? (
        <PaginationBar
          page={page}
          perPage={perPage}
          total={data.totalRecords}
          setPage={setPage}
          setPerPage={size => {
            setPerPage(size);
            setPage(1);
          }}
        />
      ) : null}
      {isSending ? (
        <Suspense fallback={null}>
          <SendDialog batch={batch} onClose={() => setIsSending(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
};
