import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { shownInvoiceState } from '#contract/domains/invoice/amounts.ts';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { TurnPanel } from '#src/kit/record/TurnPanel.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { Settlement } from '../../invoice/page/amounts.tsx';
import { useInvoiceTurn } from '../../invoice/page/useInvoiceTurn.ts';
import { shownInvoiceMeaning } from '../../invoice/states.ts';
import { isOpenInvoice, useInvoice, usePayments } from '../../invoice/useInvoice.ts';
import { useSide } from '../useSide.ts';
import { isAllEntered } from './amountDue.ts';
import { HowToPay } from './HowToPay.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { useSender } from './useSender.ts';

/** The payments of the invoice in the URL: how to pay, what was entered, and what was verified. */
export const PaymentsOfInvoice = () => {
  const { data, isFetchedAfterMount, ...query } = useInvoice(Number(useParams()['id']));
  return (
    // The form of a payment begins with what is owed now, not with an earlier answer.
    <Loaded {...query} data={isFetchedAfterMount ? data : undefined}>
      {invoice => <Payments invoice={invoice} />}
    </Loaded>
  );
};

const Payments = ({ invoice }: { invoice: Invoice }) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const [isAdding, setIsAdding] = useState(false);
  const { id, noInvoice, status, termin, namaBHBU, noOrder, rekeningTujuan } = invoice;
  const isOpen = isOpenInvoice(status);
  const side = useSide();
  const sender = useSender(invoice.idBHBU);
  const entered = usePayments(id);
  // The staff check payments; a company reads how to pay, unless a proof was rejected.
  const isRejected = entered.data?.some(one => one.status === 'DITOLAK') ?? false;
  const isListFirst = side === 'seller' || isRejected;
  // The keys keep both mounted while their order changes.
  const list = (
    <RecordSection key="list" title={t('resources.payment.ofInvoice.list')}>
      <RelatedList query={entered} empty={t('resources.payment.ofInvoice.none')}>
        {payment => <PaymentCard payment={payment} invoice={invoice} />}
      </RelatedList>
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
          <>
            {t('resources.payment.ofInvoice.lead', { company: namaBHBU, order: noOrder ?? '' })} ·{' '}
            <MuiLink component={Link} to={recordPathFor(role, 'invoice', id)}>
              {t('resources.payment.ofInvoice.open')}
            </MuiLink>
          </>
        }
        action={
          isOpen && can('payment.create') ? (
            <Button
              variant={isRejected || isAllEntered(invoice, entered.data) ? 'outlined' : 'contained'}
              startIcon={<AddIcon />}
              onClick={() => setIsAdding(true)}
            >
              {t('resources.payment.ofInvoice.add')}
            </Button>
          ) : undefined
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
          <StateChip
            meaning={shownInvoiceMeaning[shownInvoiceState(invoice)]}
            label={t(`resources.invoice.status.${shownInvoiceState(invoice)}`)}
          />
          {t(`resources.invoice.termin.${termin}`)}
        </Box>
      </PageHeader>
      <TurnPanel useTurn={useInvoiceTurn} record={invoice} />
      <Box sx={columns}>{isListFirst ? [list, amounts] : [amounts, list]}</Box>
      {isAdding ? (
        <PaymentDialog invoice={invoice} sender={sender} onClose={() => setIsAdding(false)} />
      ) : null}
    </>
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
