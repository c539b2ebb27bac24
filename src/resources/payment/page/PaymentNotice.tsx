import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ActionDialog } from '#src/kit/actions/ActionDialog.tsx';
import { useActionMessages, useActions } from '#src/kit/actions/useActions.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { useInvoice } from '../../invoice/useInvoice.ts';
import { definition } from '../definition.ts';
import { SameProofWarning } from '../SameProofWarning.tsx';
import { useSide } from '../useSide.ts';
import { ProofFile } from './ProofFile.tsx';

interface PaymentProps {
  record: Payment;
}

/**
 * What happens next with a payment, why it was rejected, and whether it was perhaps entered before.
 * A proof that waits is shown beside what it is compared with.
 */
export const PaymentNotice = ({ record }: PaymentProps) => {
  const t = useMessages();
  const side = useSide();
  const { id } = useRequiredSession();
  const { status, alasan, idPencatat, idPengunggah, idPengusul } = record;
  const isOwn = status === 'BUKTI_DIUNGGAH' && (idPengunggah === id || idPencatat === id);
  const isOwnProposal = status === 'DIUSULKAN_BALIK' && idPengusul === id;
  const lines = [
    isOwn
      ? t('resources.payment.own_proof')
      : isOwnProposal
        ? t('resources.payment.own_proposal')
        : t(`resources.payment.next.${status}.${side}`),
    ...(alasan === null ? [] : [t('resources.payment.card.reason', { reason: alasan })]),
  ];
  const notice = (
    <>
      <Alert severity={status === 'DITOLAK' ? 'error' : 'info'} sx={{ overflowWrap: 'anywhere' }}>
        {lines.map(line => (
          <Box key={line}>{line}</Box>
        ))}
      </Alert>
      <SameProofWarning payment={record} />
    </>
  );
  if (status !== 'BUKTI_DIUNGGAH') {
    return <Box sx={{ display: 'grid', gap: 1.5, mb: 3, maxWidth: 720 }}>{notice}</Box>;
  }
  return (
    <Box sx={besideProof}>
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {notice}
        <Comparison record={record} />
        <Decisions record={record} />
      </Box>
      <ProofFile record={record} />
    </Box>
  );
};

/** The invoice of a payment, what is open of it, and what the payment leaves or exceeds. */
const Comparison = ({ record: { idInvoice, jumlah } }: PaymentProps) => {
  const t = useMessages();
  const { data: invoice } = useInvoice(idInvoice);
  if (!invoice) return null;
  const { nilaiTagihan, dikredit, dibayar, sisa, noInvoice, status } = invoice;
  const open = status === 'BATAL' ? 0 : sisa;
  const difference = jumlah - open;
  return (
    <>
      <FactGrid
        facts={[
          [
            t('resources.payment.fields.noInvoice'),
            <MuiLink key="invoice" component={Link} to={recordPath('invoice', idInvoice)}>
              {noInvoice ?? t('resources.payment.without_number')}
            </MuiLink>,
          ],
          [t('resources.payment.compare.billed'), formatRupiah(nilaiTagihan - dikredit)],
          [t('resources.payment.compare.paid'), formatRupiah(dibayar)],
          [t('resources.payment.compare.open'), formatRupiah(open)],
          [t('resources.payment.compare.this'), formatRupiah(jumlah)],
        ]}
      />
      {difference === 0 ? null : (
        <Alert severity={difference > 0 ? 'warning' : 'info'}>
          {t(`resources.payment.compare.${difference > 0 ? 'more' : 'less'}`, {
            amount: formatRupiah(Math.abs(difference)),
          })}
        </Alert>
      )}
    </>
  );
};

/** Rejects the proof, or goes to the next one that waits; the header verifies it. */
const Decisions = ({ record }: PaymentProps) => {
  const t = useMessages();
  const can = usePermission();
  const session = useRequiredSession();
  const actionMessage = useActionMessages();
  const reject = useActions(definition).find(({ name }) => name === 'reject');
  const [isRejecting, setIsRejecting] = useState(false);
  const { data } = useCall(
    'paymentToVerify',
    paymentCalls.list,
    { query: { status: 'BUKTI_DIUNGGAH', sortBy: 'waktuBukti', sortOrder: 'ASC', pageSize: 50 } },
    { enabled: can('payment.verify') },
  );
  const others =
    data?.data.filter(
      ({ id, idPencatat, idPengunggah }) =>
        id !== record.id && idPencatat !== session.id && idPengunggah !== session.id,
    ) ?? [];
  const [next] = others;
  const mayReject = reject && !reject.disabledReason({ ...record }, session);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayReject ? (
        <Button variant="outlined" color="error" onClick={() => setIsRejecting(true)}>
          {actionMessage(reject, 'label')}
        </Button>
      ) : null}
      {next ? (
        <Button variant="outlined" component={Link} to={recordPath('payment', next.id)}>
          {t('resources.payment.compare.next', { smart_count: others.length })}
        </Button>
      ) : null}
      {isRejecting && reject ? (
        <ActionDialog
          definition={definition}
          action={reject}
          records={[{ ...record }]}
          onClose={() => setIsRejecting(false)}
        />
      ) : null}
    </Box>
  );
};

const besideProof = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gap: 3,
  mb: 3,
  alignItems: 'start',
};
