import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { ListError } from '#src/kit/list/ListStates.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { NextStep } from '../../invoice/page/NextStep.tsx';
import { Settlement } from '../../invoice/page/Settlement.tsx';
import { invoiceMeaning } from '../../invoice/states.ts';
import { isOpenInvoice, useInvoice, usePayments } from '../../invoice/useInvoice.ts';
import { useSide } from '../useSide.ts';
import { HowToPay } from './HowToPay.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';

/** The payments of the invoice in the URL: how to pay, what was entered, and what was verified. */
export const PaymentsOfInvoice = () => {
  const { data, error, isFetchedAfterMount, refetch } = useInvoice(Number(useParams()['id']));
  if (isNotFound(error)) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <LoadingPage />;
  return <Payments invoice={data} />;
};

const Payments = ({ invoice }: { invoice: Invoice }) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const [isAdding, setIsAdding] = useState(false);
  const { id, noInvoice, status, termin, namaBHBU, noOrder, rekeningTujuan } = invoice;
  const isOpen = isOpenInvoice(status);
  const side = useSide();
  const { data: payments = [] } = usePayments(id);
  // The staff check payments; a company reads how to pay, unless a proof was rejected.
  const isListFirst = side === 'seller' || payments.some(payment => payment.status === 'DITOLAK');
  // The keys keep both mounted while their order changes.
  const list = (
    <RecordSection key="list" title={t('resources.payment.ofInvoice.list')}>
      <EnteredPayments invoice={invoice} />
    </RecordSection>
  );
  const amounts = (
    <Box key="amounts" sx={column}>
      {isOpen ? (
        side === 'buyer' && rekeningTujuan ? (
          <RecordSection title={t('resources.payment.ofInvoice.how')}>
            <HowToPay invoice={invoice} account={rekeningTujuan} />
          </RecordSection>
        ) : null
      ) : (
        <Alert severity="info">
          {t(
            status === 'DRAFT'
              ? 'resources.payment.ofInvoice.draft'
              : 'resources.payment.ofInvoice.closed',
          )}
        </Alert>
      )}
      <RecordSection title={t('resources.invoice.section.settlement')}>
        <Settlement record={invoice} />
      </RecordSection>
    </Box>
  );
  return (
    <>
      <PageHeader
        title={t('resources.payment.ofInvoice.title', { name: noInvoice ?? '' })}
        description={
          <MuiLink component={Link} to={recordPathFor(role, 'invoice', id)}>
            {t('resources.payment.ofInvoice.lead', { company: namaBHBU, order: noOrder ?? '' })}
          </MuiLink>
        }
        action={
          isOpen && can('payment.create') ? (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
              {t('resources.payment.ofInvoice.add')}
            </Button>
          ) : undefined
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
          <StateChip
            meaning={invoiceMeaning[status]}
            label={t(`resources.invoice.status.${status}`)}
          />
          {t(`resources.invoice.termin.${termin}`)}
        </Box>
      </PageHeader>
      <NextStep record={invoice} />
      <Box sx={columns}>{isListFirst ? [list, amounts] : [amounts, list]}</Box>
      {isAdding ? <PaymentDialog invoice={invoice} onClose={() => setIsAdding(false)} /> : null}
    </>
  );
};

const EnteredPayments = ({ invoice }: { invoice: Invoice }) => {
  const t = useMessages();
  const { data, error, refetch } = usePayments(invoice.id);
  if (error instanceof Error && !data) {
    return <ListError detail={error.message} hasStaleRows={false} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.payment.ofInvoice.none')}</Box>;
  }
  return (
    <Box component="ul" sx={borderedList}>
      {data.map(payment => (
        <PaymentCard key={payment.id} payment={payment} invoice={invoice} />
      ))}
    </Box>
  );
};

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 };
const columns = {
  ...column,
  gridTemplateColumns: {
    xs: column.gridTemplateColumns,
    md: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
  alignItems: 'start',
  // The floating button of phones covers the end of the page.
  pb: { xs: 8, sm: 0 },
};
