import { orderCalls } from '#contract/domains/order/calls.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { NotesPanel } from '#src/kit/note/index.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import {
  defineResource,
  type RecordLink,
  type ResourceSpec,
} from '#src/kit/resource/definition.ts';
import { definition } from '../definition.ts';
import { amendmentPath, draftPath } from '../paths.ts';
import { OrderSettlement } from '../settlement/OrderSettlement.tsx';
import { NextStep } from './NextStep.tsx';
import { OrderAgreement } from './OrderAgreement.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderFiles } from './OrderFiles.tsx';
import { OrderInvoices } from './OrderInvoices.tsx';
import { OrderParticipants } from './OrderParticipants.tsx';
import { OrderShipments } from './OrderShipments.tsx';
import { OrderVersions } from './OrderVersions.tsx';
import { isAmendable, isUnderBoosterPks } from './steps.ts';

interface OrderProps {
  record: Order;
}

const OrderNotes = ({ record }: OrderProps) => (
  <NotesPanel resource="order" id={record.id} calls={orderCalls} read="pks.read" />
);

/** The action that most people open the page for. */
function primaryOf(record: Order): RecordLink | string | undefined {
  switch (record.status) {
    case 'DRAFT':
      return {
        label: 'resources.order.turn.edit',
        to: draftPath(record),
        right: 'order.update',
      };
    case 'DIAJUKAN':
      return 'accept';
    case 'DISESUAIKAN':
      return 'acknowledge';
    default:
      return undefined;
  }
}

/** Whether an order gets an agreement of its own that is not issued yet. */
const needsPks = (record: Order): boolean =>
  record.status === 'DITERIMA' && !isUnderBoosterPks(record, undefined);

/** The page of an order. */
const pageDefinition = defineResource<Order>({
  ...(definition as unknown as ResourceSpec<Order>),
  show: {
    chips: ['status', 'jenis'],
    number: ({ noOrder, id }) => noOrder ?? id,
    Notice: NextStep,
    primary: primaryOf,
    links: record => [
      ...(isAmendable(record)
        ? [
            {
              label: 'resources.order.page.amend',
              to: amendmentPath(record),
              right: 'order.amend',
            } as const,
          ]
        : []),
      ...(needsPks(record)
        ? [
            {
              label: 'resources.pks.page.create',
              to: `/admin/pks/${record.amandemenDari === null ? 'add' : 'amandemen/add'}/${record.id}`,
              right: 'pks.create',
            } as const,
          ]
        : []),
      {
        label: 'resources.notulen.page.list',
        to: `/dashboard/pengiriman/tech-meet/${record.id}`,
        right: 'notulen.read',
      },
      auditLogLink('order', record.id),
    ],
    Facts: OrderFacts,
    parts: [
      { title: 'agreement', right: 'pks.read', Content: OrderAgreement },
      { title: 'files', right: 'pks.read', Content: OrderFiles },
      {
        title: 'versions',
        right: 'pks.read',
        isVisible: ({ versi }) => versi.length > 1,
        Content: OrderVersions,
      },
      {
        title: 'settlement',
        right: 'settlement.read',
        isVisible: ({ status }) => status === 'DIAKHIRI',
        Content: OrderSettlement,
      },
      { title: 'invoices', right: 'invoice.read', Content: OrderInvoices },
      { title: 'shipments', right: 'workOrder.read', Content: OrderShipments },
      { title: 'participants', right: 'bhbu.read', Content: OrderParticipants },
      { title: 'notes', right: 'pks.read', Content: OrderNotes },
    ],
  },
});

export const OrderPage = () => <RecordPage definition={pageDefinition} />;
