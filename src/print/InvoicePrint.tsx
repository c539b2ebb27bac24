import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { sampleInvoice } from '#documents/invoice/invoice.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
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
  const { call } = useApi();
  const { role } = useRequiredSession();
  const { idOrder, idInvoice } = useParams();
  const id = Number(idInvoice);
  const invoice = useQuery({
    queryKey: ['invoice', 'printed', id],
    queryFn: ({ signal }) => call(invoiceCalls.get, { params: { id } }, { signal }),
    enabled: id !== 0,
    retry: shouldRetry,
  });
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
