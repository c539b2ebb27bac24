import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import type { InvoiceListItem } from '#contract/domains/invoice/record.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { newInvoicePath } from '../../invoice/paths.ts';
import { invoiceMeaning } from '../../invoice/states.ts';
import { isOpenInvoice, useInvoicesOfOrder } from '../../invoice/useInvoice.ts';

/** The invoices of an order with its amendments, and what is billed, paid and left so far. */
export const OrderInvoices = ({ record: { id } }: { record: Order }) => {
  const t = useMessages();
  const can = usePermission();
  const { data, error } = useInvoicesOfOrder(id);
  if (error instanceof Error && !data) {
    return (
      <Alert severity="error">
        {t('resources.invoice.ofOrder.failed', { detail: error.message })}
      </Alert>
    );
  }
  if (!data) return <Skeleton variant="rounded" height={72} />;
  const issued = data.filter(({ status }) => status !== 'DRAFT' && status !== 'BATAL');
  const sum = (name: 'dibayar' | 'nilaiTagihan' | 'sisa'): string =>
    formatRupiah(issued.reduce((total, invoice) => total + invoice[name], 0));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {issued.length === 0 ? null : (
        <Box>
          {t('resources.invoice.ofOrder.money', {
            billed: sum('nilaiTagihan'),
            paid: sum('dibayar'),
            rest: sum('sisa'),
          })}
        </Box>
      )}
      {data.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('resources.invoice.ofOrder.none')}</Box>
      ) : (
        <Box component="ul" sx={{ ...borderedList, width: 1 }}>
          {data.map(invoice => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </Box>
      )}
      {can('invoice.create') ? (
        <Button variant="outlined" size="small" component={Link} to={newInvoicePath(id)}>
          {t('resources.invoice.ofOrder.add')}
        </Button>
      ) : null}
    </Box>
  );
};

const InvoiceRow = ({ invoice }: { invoice: InvoiceListItem }) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const { id, noInvoice, termin, status, jatuhTempo, nilaiTagihan, sisa } = invoice;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <MuiLink component={Link} to={recordPathFor(role, 'invoice', id)} sx={codeStyle}>
          {noInvoice ?? t('resources.invoice.status.DRAFT')}
        </MuiLink>
        <StateChip
          meaning={invoiceMeaning[status]}
          label={t(`resources.invoice.status.${status}`)}
        />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[
          t(`resources.invoice.termin.${termin}`),
          t('resources.invoice.ofOrder.amounts', {
            billed: formatRupiah(nilaiTagihan),
            rest: formatRupiah(sisa),
          }),
          ...(jatuhTempo === null
            ? []
            : [t('resources.invoice.ofOrder.due', { day: formatDate(jatuhTempo) })]),
        ].join(' · ')}
      </Box>
      {isOpenInvoice(status) && role === 'BHBU' && can('payment.create') ? (
        <Button
          variant="contained"
          size="small"
          component={Link}
          to={recordPathFor(role, 'paymentsOfInvoice', id)}
          sx={{ justifySelf: 'start' }}
        >
          {t('resources.invoice.link.pay')}
        </Button>
      ) : null}
    </Box>
  );
};

const row = {
  display: 'grid',
  gap: 0.5,
  py: 1.25,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
