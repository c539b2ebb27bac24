import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import {
  newInvoiceInput,
  termPercent,
  type NextInvoice,
} from '#contract/domains/invoice/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ResourceCreate } from '#src/kit/form/ResourcePages.tsx';
import { formatRupiah } from '#src/kit/format/number.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { Facts, type Fact } from '../../pks/Facts.tsx';
import { definition } from '../definition.ts';
import { IssueNow } from './IssueNow.tsx';

/** Drafts the next invoice of the order in the URL, or says why there is none. */
export const InvoiceCreate = () => {
  const { call } = useApi();
  const id = Number(useParams()['id']);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    // Not below the key of invoices: saving the draft must not replace its form.
    queryKey: ['order', 'nextInvoice', id],
    queryFn: ({ signal }) => call(invoiceCalls.next, { params: { id } }, { signal }),
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
  if (isNotFound(error)) return <NotFoundPage />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <LoadingPage />;
  if (data.idDraf !== null) return <Navigate to={recordPath('invoice', data.idDraf)} replace />;
  return data.termin === null || data.halangan !== null ? (
    <NoInvoice next={data} />
  ) : (
    <DraftForm next={data} />
  );
};

interface NextProps {
  next: NextInvoice;
}

/** Why no invoice can be drafted now, with a link to the order. */
const NoInvoice = ({ next }: NextProps) => {
  const t = useMessages();
  const { idOrder, noOrder, namaBHBU, halangan } = next;
  return (
    <>
      <PageHeader
        title={t('resources.invoice.page.create')}
        description={t('resources.invoice.create.lead', {
          number: noOrder ?? '',
          company: namaBHBU,
        })}
      />
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 640 }}>
        <Alert severity="info">
          {halangan === null
            ? t('resources.invoice.create.none')
            : t('resources.invoice.create.blocked', { reason: halangan })}
        </Alert>
        <Button variant="outlined" component={Link} to={recordPath('order', idOrder)}>
          {t('resources.invoice.create.back')}
        </Button>
      </Box>
    </>
  );
};

const DraftForm = ({ next }: NextProps) => {
  const draftDefinition = useMemo(
    (): ResourceSpec => ({
      ...definition,
      input: newInvoiceInput,
      form: [
        { fields: ['idOrder'] },
        { title: 'draft', fields: ['jatuhTempo', 'pphProduk', 'catatan'] },
      ],
      fields: { ...definition.fields, idOrder: { Input: () => <BilledNow next={next} /> } },
      defaultValues: { idOrder: next.idOrder, jatuhTempo: next.jatuhTempo ?? '' },
      CreatedDialog: OpenCreated,
    }),
    [next],
  );
  return <ResourceCreate definition={draftDefinition} />;
};

/** What the draft bills, in place of an input for the order. */
const BilledNow = ({ next }: NextProps) => {
  const t = useMessages();
  const { noOrder, namaBHBU, termin, subTotalPesanan, subTotalDitagih, subTotal, total } = next;
  const facts: readonly Fact[] = [
    ...(termin === null
      ? []
      : [
          [
            t('resources.invoice.fields.termin'),
            `${t(`resources.invoice.termin.${termin}`)}, ${t('resources.invoice.amount.share', {
              percent: termPercent[termin],
            })}`,
          ] as const,
        ]),
    [t('resources.invoice.create.ordered'), formatRupiah(subTotalPesanan)],
    [t('resources.invoice.create.invoiced'), formatRupiah(subTotalDitagih)],
    [t('resources.invoice.create.now'), formatRupiah(subTotal)],
    [t('resources.invoice.create.total'), <strong key="total">{formatRupiah(total)}</strong>],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box>{t('resources.invoice.create.lead', { number: noOrder ?? '', company: namaBHBU })}</Box>
      <Box component="section" aria-label={t('resources.invoice.create.what')} sx={{ width: 1 }}>
        <Facts facts={facts} />
      </Box>
      <IssueNow next={next} />
    </Box>
  );
};

/** Opens the draft after it was created, where it is issued. */
const OpenCreated = ({ saved }: { saved: AnyRecord }) => (
  <Navigate replace to={recordPath('invoice', saved.id)} />
);
