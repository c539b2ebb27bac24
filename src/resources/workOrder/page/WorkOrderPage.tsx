import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { isPlanned } from '#contract/states/work-order.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import {
  defineResource,
  type RecordLink,
  type ResourceSpec,
} from '#src/kit/resource/definition.ts';
import { definition, workOrderName } from '../definition.ts';
import { editPath, receiptPath, shipmentsPath } from '../paths.ts';
import { FollowUps } from './FollowUps.tsx';
import { NextStep } from './NextStep.tsx';
import { ParticipantsPart } from './ParticipantsPart.tsx';
import { printLinks } from './printLinks.ts';
import { ReceiptDocuments } from './ReceiptDocuments.tsx';
import { WorkOrderFacts } from './WorkOrderFacts.tsx';
import { WorkOrderNotes } from './WorkOrderNotes.tsx';

/** The action that most people open the page for. */
function primaryOf({
  id,
  status,
  tanggalKirim,
  baris,
}: WorkOrder): RecordLink | string | undefined {
  switch (status) {
    case 'DRAFT':
      // A follow-up has no schedule yet, without which it cannot be issued.
      return tanggalKirim === null
        ? {
            label: 'resources.workOrder.page.edit',
            to: editPath(id),
            right: 'workOrder.update',
          }
        : 'issue';
    case 'TERBIT':
      return 'confirm';
    case 'DIKONFIRMASI_FASKES':
      // Lines that cannot be packed are completed first.
      return baris.some(({ idBatch, psNumber }) => idBatch === null || psNumber === null)
        ? {
            label: 'resources.workOrder.link.complete',
            to: editPath(id),
            right: 'workOrder.update',
          }
        : 'pack';
    case 'DIKIRIM':
    case 'TIBA':
    case 'SELISIH':
      return {
        label: 'resources.workOrder.link.receive',
        to: receiptPath(id),
        right: 'workOrder.receive',
      };
    default:
      return undefined;
  }
}

/** The page of a work order. */
const pageDefinition = defineResource<WorkOrder>({
  ...(definition as unknown as ResourceSpec<WorkOrder>),
  show: {
    chips: ['status', 'jenis'],
    number: workOrderName,
    Notice: NextStep,
    primary: primaryOf,
    links: ({ id, idOrder, status, dosisDiterima, beritaSelisih }) => [
      ...printLinks({ id, status, dosisDiterima, beritaSelisih }),
      {
        label: 'resources.workOrder.link.order',
        to: recordPath('order', idOrder),
        right: 'order.read',
      },
      {
        label: 'resources.workOrder.link.shipments',
        to: shipmentsPath(idOrder),
        right: 'workOrder.read',
      },
      ...(status === 'DITERIMA' || status === 'SELESAI'
        ? [
            {
              label: 'resources.workOrder.link.receipt',
              to: receiptPath(id),
              right: 'workOrder.receive',
            } as const,
          ]
        : []),
      auditLogLink('workOrder', id),
    ],
    Facts: WorkOrderFacts,
    parts: [
      {
        title: 'participants',
        isVisible: ({ jenis, status, pesertaCek }) =>
          jenis === 'KIRIM' && (pesertaCek !== null || status === 'DRAFT'),
        Content: ParticipantsPart,
      },
      {
        title: 'followUps',
        isVisible: ({ idInduk, tindakLanjut, perluTindakLanjut }) =>
          idInduk !== null || tindakLanjut.length > 0 || perluTindakLanjut.length > 0,
        Content: FollowUps,
      },
      {
        title: 'documents',
        isVisible: ({ status }) => !isPlanned(status) && status !== 'DIBATALKAN',
        Content: ReceiptDocuments,
      },
      { title: 'notes', Content: WorkOrderNotes },
    ],
  },
  attachments: {
    list: workOrderCalls.attachments,
    download: workOrderCalls.downloadAttachment,
    right: 'workOrder.update',
    slots: { fileSuratJalan: workOrderCalls.uploadDeliveryNote },
    canUpload: ({ status }) => status !== 'DRAFT' && status !== 'DIBATALKAN',
  },
});

export const WorkOrderPage = () => <RecordPage definition={pageDefinition} />;
