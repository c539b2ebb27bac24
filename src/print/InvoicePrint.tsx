import Alert from '@mui/material/Alert';
import { useParams } from 'react-router-dom';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { sampleInvoice } from '#documents/invoice/invoice.ts';
import { DocumentView, PrintScreen } from './PrintScreen.tsx';
import { sources } from './sources.ts';

const sample = { dokumen: sampleInvoice(), berkas: null, penerima: [] };

/** The sample invoice with its static figures. */
const Sample = ({ isMissing }: { isMissing: boolean }) => {
  const t = useMessages();
  return (
    <DocumentView
      printable={sample}
      notice={
        <Alert severity={isMissing ? 'warning' : 'info'}>
          {t(isMissing ? 'resources.print.sample.missing' : 'resources.print.sample.text')}
        </Alert>
      }
    />
  );
};

/**
 * Print view of an invoice of an order; of none (`0`), and of one that the order does not have, the
 * sample.
 */
export const InvoicePrint = () => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { idOrder, idInvoice } = useParams();
  const id = Number(idInvoice);
  const invoice = useCall('invoice', invoiceCalls.get, { params: { id } }, { enabled: id !== 0 });
  if (id === 0) return <Sample isMissing={false} />;
  if (invoice.isPending) return <LoadingPage />;
  if (invoice.data && invoice.data.idOrder !== Number(idOrder)) return <Sample isMissing />;
  return (
    <PrintScreen
      source={sources.invoice}
      id={id}
      record={{
        label: t('resources.print.record.invoice'),
        to: recordPathFor(role, 'invoice', id),
      }}
      missing={<Sample isMissing />}
    />
  );
};
