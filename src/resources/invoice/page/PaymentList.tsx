import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { canAccess } from '#contract/policy.ts';
import { recordPath, recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { actionRow, borderedList } from '#src/kit/page/borderedList.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { paymentName } from '../../payment/paymentName.ts';
import { paymentMeaning } from '../states.ts';
import { usePayments } from '../useInvoice.ts';

/** The payments of an invoice with their states. */
export const PaymentList = ({ record: { id } }: { record: Invoice }) => {
  const t = useMessages();
  const translate = useTranslate();
  const { role } = useRequiredSession();
  const { data, error } = usePayments(id);
  const isOwn = canAccess(role, 'payment.read') === 'own';
  if (error instanceof Error && !data) {
    return (
      <Alert severity="error">
        {t('resources.payment.ofInvoice.failed', { detail: error.message })}
      </Alert>
    );
  }
  if (!data) return <Skeleton variant="rounded" height={72} />;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {data.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('resources.payment.ofInvoice.none')}</Box>
      ) : (
        <Box component="ul" sx={{ ...borderedList, width: 1 }}>
          {data.map(payment => {
            const { jenis, status } = payment;
            const name = paymentName(payment);
            return (
              <Box component="li" key={payment.id} sx={actionRow}>
                <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
                  {isOwn ? (
                    name
                  ) : (
                    <MuiLink component={Link} to={recordPath('payment', payment.id)}>
                      {name}
                    </MuiLink>
                  )}
                  <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                    {translate(`resources.payment.jenis.${jenis}`)}
                  </Box>
                </Box>
                <StateChip
                  meaning={paymentMeaning[status]}
                  label={translate(`resources.payment.status.${status}`)}
                />
              </Box>
            );
          })}
        </Box>
      )}
      <MuiLink
        component={Link}
        to={recordPathFor(role, 'paymentsOfInvoice', id)}
        sx={{ py: '3px' }}
      >
        {t('resources.invoice.link.payments')}
      </MuiLink>
    </Box>
  );
};
