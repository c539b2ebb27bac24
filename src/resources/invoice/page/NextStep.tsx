import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { usePayments } from '../useInvoice.ts';
import { invoiceStep, isSellerStep, turns, type InvoiceStep } from './steps.ts';

/** Steps in which something has to be paid. */
const payable: ReadonlySet<InvoiceStep> = new Set(['PAY', 'LATE', 'FIX', 'VERIFY', 'SHORT']);

/** What happens next with an invoice and whose turn it is. */
export const NextStep = ({ record }: { record: Invoice }) => {
  const t = useMessages();
  const can = usePermission();
  const titleId = useId();
  const { role } = useRequiredSession();
  const { data: payments } = usePayments(record.id);
  const step = invoiceStep(record, payments);
  const side = role === 'BHBU' ? 'buyer' : 'seller';
  const turn = turns[step];
  const isMine = turn !== undefined && turn.side === side && can(turn.right);
  const { sisa, jatuhTempo, hariLewat, alasanBatal } = record;
  return (
    <Box component="section" aria-labelledby={titleId} sx={panel}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <Typography id={titleId} variant="h4" component="h2">
            {t('resources.invoice.turn.title')}
          </Typography>
          {turn ? (
            <StateChip
              meaning={isMine ? 'attention' : 'neutral'}
              label={t(`resources.invoice.turn.${isMine ? 'mine' : turn.side}`)}
            />
          ) : null}
          {payable.has(step) && hariLewat > 0 ? (
            <StateChip
              meaning="bad"
              label={t('resources.invoice.turn.late', { smart_count: hariLewat })}
            />
          ) : null}
        </Box>
        <Box>
          {[
            side === 'seller' && !isMine && isSellerStep(step)
              ? t(`resources.invoice.watcher.${step}`)
              : t(`resources.invoice.next.${step}.${side}`),
            ...(payable.has(step)
              ? [t('resources.invoice.turn.rest', { amount: formatRupiah(sisa) })]
              : []),
            ...(payable.has(step) && jatuhTempo !== null
              ? [t('resources.invoice.turn.until', { day: formatDate(jatuhTempo) })]
              : []),
          ].join(' ')}
        </Box>
        {alasanBatal ? (
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('resources.invoice.turn.reason', { reason: alasanBatal })}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
};

const panel = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 3,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
