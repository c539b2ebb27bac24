import Box from '@mui/material/Box';
import type { InvoiceListItem } from '#contract/domains/invoice/record.ts';
import { useDeadlines } from '#src/kit/deadline/useDeadlines.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { invoiceDeadline } from '../invoiceDeadline.ts';
import { isOpenInvoice } from '../useInvoice.ts';

/** The last day of payment of an invoice, and how near it is while the invoice is not paid. */
export const DueDate = ({
  invoice,
}: {
  invoice: Pick<InvoiceListItem, 'hariTerakhir' | 'menunggu' | 'status'>;
}) => {
  const describe = useDeadlines();
  const deadline = invoiceDeadline(invoice);
  if (!deadline) return <EmptyValue />;
  const { meaning, mark, text } = describe(deadline);
  const isNear = isOpenInvoice(invoice.status) && meaning !== 'neutral';
  return (
    <Box
      component="span"
      title={isNear ? text : undefined}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
    >
      {formatDate(deadline.until)}
      {isNear ? <StateChip meaning={meaning} label={mark} /> : null}
    </Box>
  );
};
