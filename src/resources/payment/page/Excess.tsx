import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { refundInput, type Payment } from '#contract/domains/payment/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { UploadDialog } from '#src/kit/attachment/UploadDialog.tsx';
import { formatRupiah } from '#src/kit/format/number.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { AllocateDialog } from './AllocateDialog.tsx';

/** What is left of a payment, and the two ways to settle it. */
export const Excess = ({ record }: { record: Payment }) => {
  const t = useMessages();
  const [open, setOpen] = useState<'allocate' | 'refund'>();
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box>{t('resources.payment.excess.text', { amount: formatRupiah(record.lebih) })}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" size="small" onClick={() => setOpen('allocate')}>
          {t('resources.payment.excess.allocate')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => setOpen('refund')}>
          {t('resources.payment.excess.refund')}
        </Button>
      </Box>
      {open === 'allocate' ? <AllocateDialog record={record} onClose={close} /> : null}
      {open === 'refund' ? <RefundDialog record={record} onClose={close} /> : null}
    </Box>
  );
};

const refundFields = {
  jumlah: { kind: 'money', help: 'resources.payment.excess.amount' },
  tanggal: {},
  noReferensi: { help: 'resources.payment.excess.reference' },
  alasan: { kind: 'multiline', label: 'resources.payment.excess.why' },
  filePengembalian: { required: true },
} as const;

/** Records that an excess was transferred back, with the proof. */
const RefundDialog = ({ record, onClose }: { record: Payment; onClose: () => void }) => {
  const t = useMessages();
  const { call } = useApi();
  const today = useToday();
  // The amount at opening; the server checks it again.
  const [{ id, lebih }] = useState(record);
  return (
    <UploadDialog
      title={t('resources.payment.excess.refund_title')}
      description={t('resources.payment.excess.refund_text')}
      confirmLabel={t('resources.payment.excess.refund_button')}
      resource="payment"
      schema={refundInput}
      fields={refundFields}
      initialValues={{ jumlah: lebih, tanggal: today }}
      validate={input => ({
        ...(Number(input['jumlah']) > lebih
          ? { jumlah: [t('resources.payment.excess.too_much', { amount: formatRupiah(lebih) })] }
          : {}),
        ...(input['filePengembalian'] ? {} : { filePengembalian: [t('file.choose')] }),
      })}
      run={(body, options) => call(paymentCalls.refund, { params: { id }, body }, options)}
      invalidates={['payment', 'invoice']}
      success={() => t('resources.payment.excess.refunded')}
      onClose={onClose}
    />
  );
};
