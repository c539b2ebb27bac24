import { orderCalls } from '#contract/domains/order/calls.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { NotesPanel } from '#src/kit/note/index.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource, type FactSpec, type RecordLink } from '#src/kit/resource/definition.ts';
import { definition } from '../definition.ts';
import { amendmentPath, draftPath } from '../paths.ts';
import { OrderSettlement } from '../settlement/settlements.tsx';
import { OrderAgreement, OrderFiles } from './agreement.tsx';
import { OrderLines } from './LineTable.tsx';
import { OrderAmounts } from './OrderAmounts.tsx';
import { OrderInvoices, OrderParticipants, OrderShipments, OrderVersions } from './related.tsx';
import { isAmendable, isUnderBoosterPks } from './steps.ts';
import { useOrderTurn } from './useOrderTurn.tsx';

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
    case 'MENUNGGU_PERSETUJUAN':
      return 'approve';
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

/** A fact about the whole order that a facility, which sees its own lines, does not need. */
const ofBuyer = (source: keyof Order, isOptional?: true): FactSpec<Order> => ({
  source,
  right: 'pks.read',
  ...(isOptional ? { isOptional } : {}),
});

/** The page of an order. */
export const pageDefinition = defineResource<Order>({
  ...definition,
  show: {
    chips: ['status', 'jenis'],
    number: ({ noOrder }) => noOrder,
    useTurn: useOrderTurn,
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
    facts: [
      // A facility sees no prices.
      { title: 'amounts', right: 'pks.read', Content: OrderAmounts },
      { title: 'lines', Content: OrderLines },
      {
        title: 'facts',
        fields: [
          { source: 'namaBHBU', linkTo: ({ bhbuId }) => ['bhbu', bhbuId] },
          'jenis',
          ofBuyer('model'),
          ofBuyer('skema'),
          'tanggalOrder',
          { source: 'tanggalRencana', isOptional: true },
          ofBuyer('jumlahPeserta'),
          ofBuyer('jumlahDosis'),
          ofBuyer('alasanDosis', true),
          ofBuyer('namaPenanggungJawab'),
          ofBuyer('jabatanPenanggungJawab'),
          ofBuyer('hpPenanggungJawab'),
          ofBuyer('emailPenanggungJawab'),
          'alamatKirim',
          ofBuyer('catatan', true),
        ],
      },
    ],
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
