import SendOutlinedIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
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
import { usePager } from '#src/kit/list/usePager.tsx';
import { Detail } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import { RecipientItem } from './RecipientItem.tsx';

// The dialog reads spreadsheets and checks rows, which the page itself does not need.
const SendDialog = lazyDialog(async () => ({
  default: (await import('./SendDialog.tsx')).SendDialog,
}));

/** Recipients that are shown at first. */
const shownRecipients = 10;

/** Milliseconds between readings while mails wait to be sent. */
const pollMs = 5000;

/** To whom the tickets of a transaction were sent, and which could not be delivered. */
export const Recipients = ({ record: transaction }: { record: VoucherTransaction }) => {
  const t = useMessages();
  const [isSending, setIsSending] = useState(false);
  const [status, setStatus] = useState<DeliveryState | ''>('');
  const pager = usePager(shownRecipients);
  const { id, aktif } = transaction;
  const { data, error, refetch } = useCall(
    'voucherTransaction',
    voucherTransactionCalls.recipients,
    {
      params: { id },
      query: { ...pager.query, ...(status === '' ? {} : { status }) },
    },
    {
      keepsPrevious: true,
      // Mails wait to be sent.
      pollInterval: answer => ((answer?.hitungan.ANTRE ?? 0) > 0 ? pollMs : false),
    },
  );
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
          <Detail>{t('resources.voucherTransaction.recipients.noneActive')}</Detail>
        ) : null}
      </Box>
      {counted.length > 0 ? (
        <Box aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('resources.voucherTransaction.recipients.sum', {
            total: formatNumber(
              counted.reduce((sum, state) => sum + (data?.hitungan[state] ?? 0), 0),
            ),
            states: counted
              .map(state =>
                t('resources.voucherTransaction.recipients.count', {
                  state: t(`resources.voucherTransaction.delivery.${state}`),
                  count: formatNumber(data?.hitungan[state]),
                }),
              )
              .join(' + '),
          })}
          {counted
            .filter(state => state === 'DITAHAN' || state === 'GAGAL')
            .map(state => (
              <Detail key={state}>
                {t(`resources.voucherTransaction.recipients.why.${state}`)}
              </Detail>
            ))}
        </Box>
      ) : null}
      {counted.length > 1 || status !== '' ? (
        <TextField
          select
          label={t('resources.voucherTransaction.recipients.filter')}
          value={status}
          onChange={({ target }) => {
            setStatus(target.value as DeliveryState | '');
            pager.toFirstPage();
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
      <RelatedList
        query={{ data: data?.data, error, refetch }}
        empty={t('resources.voucherTransaction.recipients.none')}
        total={data?.totalRecords}
        footer={pager.bar(data?.totalRecords)}
      >
        {one => <RecipientItem transaction={transaction} recipient={one} />}
      </RelatedList>
      {isSending ? (
        <Suspense fallback={null}>
          <SendDialog
            transaction={transaction}
            free={data?.bebas ?? aktif}
            onClose={() => setIsSending(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};
