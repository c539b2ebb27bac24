import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { isPlanned, isReceived, shippedWorkOrderStates } from '#contract/states/work-order.ts';
import { deliveryPrintPath, type DeliveryDocument } from '#src/kit/documents/printPaths.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { NotesPanel } from '#src/kit/note/index.ts';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource, type RecordLink } from '#src/kit/resource/definition.ts';
import { definition, workOrderName } from '../definition.ts';
import { editPath, receiptPath, shipmentsPath } from '../paths.ts';
import { isPackable } from '../states.ts';
import { FollowUps } from './FollowUps.tsx';
import { LineList } from './LineList.tsx';
import { ParticipantsPart } from './ParticipantCheck.tsx';
import { ReceiptDocuments } from './ReceiptDocuments.tsx';
import { Temperature } from './Temperature.tsx';
import { useTurn } from './useTurn.tsx';

/** Whether a document of a work order exists: each begins at a step of the delivery. */
const exists: Readonly<Record<DeliveryDocument, (record: WorkOrder) => boolean>> = {
  'perintah-kerja': () => true,
  'surat-jalan': ({ status }) =>
    status === 'DIKEMAS' || shippedWorkOrderStates.some(state => state === status),
  bast: ({ status, dosisDiterima }) => dosisDiterima !== null && status !== 'DIBATALKAN',
  selisih: ({ status, beritaSelisih }) => status === 'SELISIH' || beritaSelisih !== null,
};

/** Returns the links to the print views of a work order's documents. */
const printLinks = (record: WorkOrder): RecordLink[] =>
  (Object.keys(exists) as DeliveryDocument[])
    .filter(document => exists[document](record))
    .map(document => ({
      label: `resources.workOrder.print.${document}`,
      to: deliveryPrintPath(document, record.id),
      right: 'workOrder.read',
    }));

/** The action that most people open the page for, besides the button of the next step. */
function primaryOf({
  id,
  status,
  tanggalKirim,
  jawabanFaskes,
  baris,
}: WorkOrder): RecordLink | string | undefined {
  const edit = (label: string): RecordLink => ({
    label,
    to: editPath(id),
    right: 'workOrder.update',
  });
  switch (status) {
    case 'DRAFT':
      // A follow-up has no schedule yet, without which it cannot be issued.
      return tanggalKirim === null ? edit('resources.workOrder.page.edit') : undefined;
    case 'TERBIT':
      return jawabanFaskes === null ? 'confirm' : edit('resources.workOrder.answer.change');
    case 'DIKONFIRMASI_FASKES':
      // Lines that cannot be packed are completed first.
      return isPackable(baris) ? undefined : edit('resources.workOrder.link.complete');
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

const optional = (source: keyof WorkOrder) => ({ source, isOptional: true }) as const;

/** The page of a work order. */
const pageDefinition = defineResource<WorkOrder>({
  ...definition,
  fields: {
    ...definition.fields,
    suhuMuat: { render: one => <Temperature value={one.suhuMuat} limits={one} /> },
    suhuTerima: { render: one => <Temperature value={one.suhuTerima} limits={one} /> },
  },
  show: {
    chips: ['status', 'jenis'],
    number: workOrderName,
    useTurn,
    primary: primaryOf,
    links: record => [
      ...printLinks(record),
      {
        label: 'resources.workOrder.link.order',
        to: recordPath('order', record.idOrder),
        right: 'order.read',
      },
      {
        label: 'resources.workOrder.link.shipments',
        to: shipmentsPath(record.idOrder),
        right: 'workOrder.read',
      },
      ...(isReceived(record.status)
        ? [
            {
              label: 'resources.workOrder.link.receipt',
              to: receiptPath(record.id),
              right: 'workOrder.receive',
            } as const,
          ]
        : []),
      auditLogLink('workOrder', record.id),
    ],
    facts: [
      { title: 'lines', Content: LineList },
      {
        title: 'facility',
        fields: [
          'namaFaskes',
          optional('alamatFaskes'),
          'namaBHBU',
          { source: 'noOrder', linkTo: ({ idOrder }) => ['order', idOrder] },
          'jumlahDosis',
        ],
      },
      {
        title: 'schedule',
        fields: [
          'tanggalKirim',
          'tanggalTiba',
          ...(['waktuKirim', 'suhuMuat', 'waktuTiba', 'suhuTerima'] as const).map(optional),
        ],
      },
      {
        title: 'carrier',
        fields: [
          'namaDistributor',
          ...(['namaKurir', 'hpKurir', 'noKendaraan', 'catatan', 'catatanTerima'] as const).map(
            optional,
          ),
        ],
      },
    ],
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
      {
        title: 'notes',
        Content: ({ record: { id } }) => (
          <NotesPanel resource="workOrder" id={id} calls={workOrderCalls} read="workOrder.read" />
        ),
      },
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
