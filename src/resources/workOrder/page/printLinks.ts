import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { shippedWorkOrderStates } from '#contract/states/work-order.ts';
import { deliveryPrintPath, type DeliveryDocument } from '#src/kit/documents/printPaths.ts';
import type { RecordLink } from '#src/kit/resource/definition.ts';

type Printed = Pick<WorkOrder, 'beritaSelisih' | 'dosisDiterima' | 'id' | 'status'>;

/** Whether a document of a work order exists: each begins at a step of the delivery. */
const exists: Readonly<Record<DeliveryDocument, (order: Printed) => boolean>> = {
  'perintah-kerja': () => true,
  'surat-jalan': ({ status }) =>
    status === 'DIKEMAS' || shippedWorkOrderStates.some(state => state === status),
  bast: ({ status, dosisDiterima }) => dosisDiterima !== null && status !== 'DIBATALKAN',
  selisih: ({ status, beritaSelisih }) => status === 'SELISIH' || beritaSelisih !== null,
};

/** Returns the links to the print views of a work order's documents. */
export const printLinks = (order: Printed): RecordLink[] =>
  (Object.keys(exists) as DeliveryDocument[])
    .filter(document => exists[document](order))
    .map(document => ({
      label: `resources.workOrder.print.${document}`,
      to: deliveryPrintPath(document, order.id),
      right: 'workOrder.read',
    }));
