import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Payment } from '#contract/domains/payment/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { SameProofWarning } from '../SameProofWarning.tsx';
import { useSide } from '../useSide.ts';

/** What happens next with a payment, why it was rejected, and whether its proof was used before. */
export const PaymentNotice = ({ record }: { record: Payment }) => {
  const t = useMessages();
  const side = useSide();
  const { id } = useRequiredSession();
  const { status, alasan, idPengunggah, idPengusul } = record;
  const lines = [
    t(`resources.payment.next.${status}.${side}`),
    ...(status === 'BUKTI_DIUNGGAH' && idPengunggah === id
      ? [t('resources.payment.own_proof')]
      : []),
    ...(status === 'DIUSULKAN_BALIK' && idPengusul === id
      ? [t('resources.payment.own_proposal')]
      : []),
    ...(alasan === null ? [] : [t('resources.payment.card.reason', { reason: alasan })]),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3, maxWidth: 720 }}>
      <Alert severity={status === 'DITOLAK' ? 'error' : 'info'} sx={{ overflowWrap: 'anywhere' }}>
        {lines.map(line => (
          <Box key={line}>{line}</Box>
        ))}
      </Alert>
      <SameProofWarning payment={record} />
    </Box>
  );
};
