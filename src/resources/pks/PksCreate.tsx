import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import type { Order } from '#contract/domains/order/record.ts';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import { newPksInput, type Pks } from '#contract/domains/pks/record.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ResourceCreate } from '#src/kit/form/ResourcePages.tsx';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { AmendmentDelta } from './AmendmentDelta.tsx';
import { definition } from './definition.ts';
import { draftDates } from './draftDates.ts';
import { MissingItems } from './IssueChecklist.tsx';
import { useOrder } from './useOrder.ts';

/** Drafts the agreement of the order in the URL. */
export const PksCreate = () => <DraftScreen isAmendment={false} />;

/** Drafts the agreement of the amendment in the URL. */
export const PksAmendmentCreate = () => <DraftScreen isAmendment />;

const DraftScreen = ({ isAmendment }: { isAmendment: boolean }) => {
  const id = Number(useParams()['id']);
  const order = useOrder(id);
  // It changes with the order, not with agreements: saving the draft must not replace its form.
  const existing = useCall('order', pksCalls.ofOrder, { params: { id } });
  const amended = order.data?.amandemenDari ?? null;
  const parent = useCall(
    'order',
    pksCalls.ofOrder,
    { params: { id: amended ?? 0 } },
    { enabled: amended !== null },
  );
  const error = order.error ?? existing.error ?? parent.error;
  if (isNotFound(error)) return <NotFoundPage />;
  if (error) {
    const retry = () => void Promise.all([order, existing, parent].map(query => query.refetch()));
    return <LoadFailure error={error} onRetry={retry} />;
  }
  const isParentLoading = amended !== null && parent.data === undefined;
  if (!order.data || !existing.isFetchedAfterMount || isParentLoading) return <LoadingPage />;
  return existing.data ? (
    <ExistingPks order={order.data} pksId={existing.data.id} />
  ) : (
    <DraftForm idOrder={id} isAmendment={isAmendment} parent={parent.data ?? null} />
  );
};

/** Where to go when the order already has an agreement. */
const ExistingPks = ({ order, pksId }: { order: Order; pksId: number }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const summary = useOrderSummary(order);
  return (
    <>
      <PageHeader title={t('resources.pks.page.create')} description={summary} />
      <Alert
        severity="info"
        action={
          <Button
            color="inherit"
            size="small"
            component={Link}
            to={recordPathFor(role, 'pks', pksId)}
          >
            {t('resources.pks.order.open_pks')}
          </Button>
        }
      >
        {t('resources.pks.order.has_pks')}
      </Alert>
    </>
  );
};

/** Returns the number, company, doses and total of an order in one line. */
function useOrderSummary(order: Order | undefined): string {
  const t = useMessages();
  if (!order) return '';
  const { noOrder, namaBHBU, jumlahPeserta, dosisDisetujui, jumlahDosis, totalHarga } = order;
  return [
    t('resources.pks.order.summary', { number: noOrder ?? '', company: namaBHBU }),
    t('resources.pks.order.doses', {
      people: formatNumber(jumlahPeserta),
      doses: formatNumber(dosisDisetujui ?? jumlahDosis),
      total: formatRupiah(totalHarga),
    }),
  ].join(' · ');
}

interface DraftFormProps {
  idOrder: number;
  /** Whether the screen is that of amendments. */
  isAmendment: boolean;
  /** The agreement that this one amends. */
  parent: Pks | null;
}

const DraftForm = ({ idOrder, isAmendment, parent }: DraftFormProps) => {
  const today = useToday();
  const draftDefinition = useMemo(
    (): ResourceSpec => ({
      ...definition,
      input: newPksInput,
      form: [
        { fields: ['idOrder'] },
        { title: 'draft', fields: ['tanggalPKS', 'berlakuSampai', 'catatanLegal'] },
      ],
      fields: {
        ...definition.fields,
        idOrder: { Input: () => <DraftedOrder idOrder={idOrder} isAmendment={isAmendment} /> },
      },
      defaultValues: {
        idOrder,
        ...draftDates(today, parent),
      },
      Notice: () => <MissingItems idOrder={idOrder} />,
      CreatedDialog: OpenCreated,
    }),
    [idOrder, isAmendment, parent, today],
  );
  return <ResourceCreate definition={draftDefinition} />;
};

/** The order of the agreement in place of an input; of an amendment also what it changes. */
const DraftedOrder = ({ idOrder, isAmendment }: Omit<DraftFormProps, 'parent'>) => {
  const t = useMessages();
  const { data: order } = useOrder(idOrder);
  const summary = useOrderSummary(order);
  if (!order) return null;
  const isAmended = order.amandemenDari !== null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{summary}</Box>
      {isAmended === isAmendment ? null : (
        <Alert severity="info">
          {t(
            isAmended
              ? 'resources.pks.amendment.is_amendment'
              : 'resources.pks.amendment.not_amendment',
          )}
        </Alert>
      )}
      {isAmended ? <AmendmentDelta idOrder={order.id} /> : null}
    </Box>
  );
};

/** Opens the draft after it was created, where it is issued. */
const OpenCreated = ({ saved }: { saved: AnyRecord }) => {
  const { role } = useRequiredSession();
  return <Navigate replace to={recordPathFor(role, 'pks', Number(saved.id))} />;
};
