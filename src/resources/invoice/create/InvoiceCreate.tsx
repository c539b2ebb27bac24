import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import {
  newInvoiceInput,
  termPercent,
  type NextInvoice,
} from '#contract/domains/invoice/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { ResourceCreate } from '#src/kit/form/ResourcePages.tsx';
import { documentName } from '#src/kit/format/documentName.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { FactGrid, type Fact } from '#src/kit/record/FactGrid.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { definition } from '../definition.ts';
import { Share } from '../page/Share.tsx';

/** Drafts the next invoice of the order in the URL, or says why there is none. */
export const InvoiceCreate = () => {
  const id = Number(useParams()['id']);
  // It changes with the order, not with invoices: saving the draft must not replace its form.
  const next = useCall('order', invoiceCalls.next, { params: { id } }, { isSnapshot: true });
  return (
    <Loaded {...next}>
      {data =>
        data.idDraf !== null ? (
          <Navigate to={recordPath('invoice', data.idDraf)} replace />
        ) : data.termin === null || data.halangan !== null ? (
          <NoInvoice next={data} />
        ) : (
          <DraftForm next={data} />
        )
      }
    </Loaded>
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
        description={
          noOrder === null
            ? documentName(noOrder, namaBHBU)
            : t('resources.invoice.create.lead', { number: noOrder, company: namaBHBU })
        }
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
            <Share key="share" termin={termin} percent={termPercent[termin]} />,
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
        <FactGrid facts={facts} />
      </Box>
      <IssueNow next={next} />
    </Box>
  );
};

/** Issues the next invoice of an order without a draft, after a confirmation. */
const IssueNow = ({ next: { idOrder, noOrder, total } }: NextProps) => {
  const t = useMessages();
  const can = usePermission();
  const navigate = useNavigate();
  const { call } = useApi();
  const [isOpen, setIsOpen] = useState(false);
  if (!can('invoice.issue')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('resources.invoice.create.generate')}
      </Button>
      {isOpen ? (
        <CommandDialog
          title={t('resources.invoice.create.generate_title', { number: noOrder ?? '' })}
          description={t('resources.invoice.create.generate_text', {
            total: formatRupiah(total),
          })}
          confirmLabel={t('resources.invoice.create.generate')}
          run={(_, idempotencyKey) =>
            call(invoiceCalls.generate, { body: { idOrder } }, { idempotencyKey })
          }
          invalidates={['invoice', 'payment', 'order']}
          success={({ noInvoice }) =>
            t('resources.invoice.create.issued', { name: noInvoice ?? '' })
          }
          onSuccess={({ id }) => void navigate(recordPath('invoice', id))}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
};

/** Opens the draft after it was created, where it is issued. */
const OpenCreated = ({ saved }: { saved: AnyRecord }) => (
  <Navigate replace to={recordPath('invoice', saved.id)} />
);
