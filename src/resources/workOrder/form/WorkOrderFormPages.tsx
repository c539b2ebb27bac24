import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrder, WorkOrderFacts } from '#contract/domains/work-order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { RecordLoader } from '#src/kit/record/RecordLoader.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import { workOrderName } from '../definition.ts';
import { shipmentsPath } from '../paths.ts';
import { isEditable } from '../states.ts';
import { DestinationChoice } from './DestinationChoice.tsx';
import { type BatchesByLine, useBatches } from './formContext.ts';
import { linesOfFacility } from './lineRules.ts';
import { WorkOrderForm } from './WorkOrderForm.tsx';

/** Makes a work order for the order in the path; `?faskes=` names its facility. */
export const WorkOrderCreatePage = () => {
  const idOrder = Number(useParams()['id']);
  return (
    <WithFacts key={idOrder} idOrder={idOrder}>
      {facts => <NewWorkOrder facts={facts} />}
    </WithFacts>
  );
};

const NewWorkOrder = ({ facts }: { facts: WorkOrderFacts }) => {
  const t = useMessages();
  const [search] = useSearchParams();
  const open = facts.faskes.filter(({ id }) =>
    facts.baris.some(line => line.idFaskes === id && line.terbuka > 0),
  );
  const [only] = open;
  if (facts.halangan !== null || !only) {
    return (
      <Closed
        title={t('resources.workOrder.page.create')}
        text={facts.halangan ?? t('resources.workOrder.form.nothingOpen')}
        severity={facts.halangan === null ? 'info' : 'warning'}
        to={shipmentsPath(facts.idOrder)}
        label={t('resources.workOrder.link.shipments')}
      />
    );
  }
  const asked = Number(search.get('faskes'));
  const chosen = open.length === 1 ? only : open.find(({ id }) => id === asked);
  return chosen ? (
    <WithBatches key={chosen.id} facts={facts} idFaskes={chosen.id}>
      {batches => <WorkOrderForm facts={facts} idFaskes={chosen.id} batches={batches} />}
    </WithBatches>
  ) : (
    <DestinationChoice facts={facts} />
  );
};

/** Changes a work order before it is packed; later ones are shown as such. */
export const WorkOrderEditPage = () => (
  <RecordLoader isForm resource="workOrder">
    {record => <EditedWorkOrder key={record.id} current={record as WorkOrder} />}
  </RecordLoader>
);

const EditedWorkOrder = ({ current }: { current: WorkOrder }) => {
  const t = useMessages();
  // What others change meanwhile is found by the version when the form is saved.
  const [record] = useState(current);
  if (!isEditable(record.status)) {
    return (
      <Closed
        title={workOrderName(record)}
        text={t('resources.workOrder.packed')}
        severity="info"
        to={recordPath('workOrder', record.id)}
        label={t('resources.workOrder.form.openPage')}
      />
    );
  }
  return (
    <WithFacts idOrder={record.idOrder}>
      {facts => (
        <WithBatches facts={facts} idFaskes={record.idFaskes} record={record}>
          {batches => (
            <WorkOrderForm
              facts={facts}
              idFaskes={record.idFaskes}
              batches={batches}
              record={record}
            />
          )}
        </WithBatches>
      )}
    </WithFacts>
  );
};

interface ClosedProps {
  title: string;
  text: string;
  severity: 'info' | 'warning';
  to: string;
  label: string;
}

/** Says why the form is not offered, with a link to where one goes on. */
const Closed = ({ title, text, severity, to, label }: ClosedProps) => (
  <>
    <PageHeader title={title} />
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 640 }}>
      <Alert severity={severity}>{text}</Alert>
      <Button variant="outlined" component={Link} to={to}>
        {label}
      </Button>
    </Box>
  </>
);

interface WithFactsProps {
  idOrder: number;
  children: (facts: WorkOrderFacts) => ReactNode;
}

/** Loads what the work orders of an order depend on. */
const WithFacts = ({ idOrder, children }: WithFactsProps) => {
  // Below no resource: open doses can change between two forms, but not while one is filled in.
  const query = useCall(
    'workOrderFacts',
    workOrderCalls.facts,
    { params: { id: idOrder } },
    { isSnapshot: true },
  );
  return <Loaded {...query}>{children}</Loaded>;
};

interface WithBatchesProps {
  facts: WorkOrderFacts;
  idFaskes: number;
  record?: WorkOrder;
  children: (batches: BatchesByLine) => ReactNode;
}

/** Loads the batches that can be shipped for the lines of a facility. */
const WithBatches = ({ facts, idFaskes, record, children }: WithBatchesProps) => {
  const query = useBatches({
    ids: linesOfFacility(facts.baris, idFaskes).map(({ idDetail }) => idDetail),
    tanggalTiba: record?.tanggalTiba ?? undefined,
    idWorkOrder: record?.id,
  });
  return <Loaded {...query}>{children}</Loaded>;
};
