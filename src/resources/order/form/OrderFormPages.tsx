import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { orderCalls } from '#contract/domains/order/calls.ts';
import type { OrderFacts } from '#contract/domains/order/facts.ts';
import type { Order, OrderKind } from '#contract/domains/order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { RecordLoader } from '#src/kit/record/RecordLoader.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { orderName } from '../definition.ts';
import { isAmendable } from '../page/steps.ts';
import { orderListPath } from '../paths.ts';
import { OrderForm } from './OrderForm.tsx';

/**
 * Orders a company's kind of vaccine; the id in the path is that of the company, `dari` that of an order whose
 * values it starts with.
 */
export const OrderCreatePage = ({ jenis }: { jenis: OrderKind }) => {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { role } = useRequiredSession();
  const backPath = orderListPath(role, id);
  const copiedId = Number(query.get('dari')) || undefined;
  const form = (copied?: Order) => (
    <WithFacts bhbuId={Number(id)}>
      {facts => (
        <OrderForm
          key={id}
          mode="create"
          jenis={jenis}
          facts={facts}
          copied={copied}
          backPath={backPath}
        />
      )}
    </WithFacts>
  );
  return copiedId === undefined ? form() : <WithOrder id={copiedId}>{form}</WithOrder>;
};

/** Edits a draft; a submitted order is shown as such. */
export const OrderEditPage = () => (
  <RecordLoader<Order> isForm resource="order">
    {record => <DraftForm order={record} />}
  </RecordLoader>
);

const DraftForm = ({ order }: { order: Order }) => {
  if (order.status !== 'DRAFT')
    return <ClosedOrder order={order} messageKey="resources.order.form.not_draft" />;
  const form = (amended?: Order) => (
    <WithFacts bhbuId={order.bhbuId}>
      {facts => (
        <OrderForm
          key={order.id}
          mode="edit"
          jenis={order.jenis}
          facts={facts}
          record={order}
          amended={amended}
          backPath={recordPath('order', order.id)}
        />
      )}
    </WithFacts>
  );
  return order.amandemenDari === null ? (
    form()
  ) : (
    <WithOrder id={order.amandemenDari}>{form}</WithOrder>
  );
};

/** Amends a submitted order; the form starts with its present values. */
export const OrderAmendPage = () => (
  <RecordLoader<Order> isForm resource="order">
    {record => <AmendmentForm order={record} />}
  </RecordLoader>
);

const AmendmentForm = ({ order }: { order: Order }) =>
  isAmendable(order) ? (
    <WithFacts bhbuId={order.bhbuId}>
      {facts => (
        <OrderForm
          key={order.id}
          mode="amend"
          jenis={order.jenis}
          facts={facts}
          record={order}
          amended={order}
          backPath={recordPath('order', order.id)}
        />
      )}
    </WithFacts>
  ) : (
    <ClosedOrder order={order} messageKey="resources.order.form.not_amendable" />
  );

interface ClosedOrderProps {
  order: Order;
  messageKey: 'resources.order.form.not_draft' | 'resources.order.form.not_amendable';
}

/** Says why the form is not offered, with a link to the order. */
const ClosedOrder = ({ order, messageKey }: ClosedOrderProps) => {
  const t = useMessages();
  return (
    <>
      <PageHeader title={orderName(order)} />
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" component={Link} to={recordPath('order', order.id)}>
            {t('resources.order.form.open')}
          </Button>
        }
      >
        {t(messageKey)}
      </Alert>
    </>
  );
};

interface WithFactsProps {
  bhbuId: number;
  children: (facts: OrderFacts) => ReactNode;
}

/** Loads what the orders of a company can refer to. */
const WithFacts = ({ bhbuId, children }: WithFactsProps) => {
  // Prices and permits can change between two forms, but not while one is filled in.
  const query = useCall(
    'orderFacts',
    orderCalls.facts,
    { params: { id: bhbuId } },
    { isSnapshot: true },
  );
  return <Loaded {...query}>{children}</Loaded>;
};

interface WithOrderProps {
  id: number;
  children: (order: Order) => ReactNode;
}

const WithOrder = ({ id, children }: WithOrderProps) => {
  const query = useCall('amendedOrder', orderCalls.get, { params: { id } }, { isSnapshot: true });
  return <Loaded {...query}>{children}</Loaded>;
};
