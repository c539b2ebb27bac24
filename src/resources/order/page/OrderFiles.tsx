import { orderCalls } from '#contract/domains/order/calls.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { AttachmentsPart } from '#src/kit/attachment/AttachmentsPart.tsx';
import type { AttachmentsSpec } from '#src/kit/resource/definition.ts';
import { Signature } from '../../pks/Signatures.tsx';
import { usePksOfOrder } from './usePksOfOrder.ts';

interface OrderProps {
  record: Order;
}

const BuyerSignature = ({ record }: OrderProps) => {
  const { data: pks } = usePksOfOrder(record.id);
  // Of a booster order under an agreement in force, the signature on its Lampiran III.
  const signature = record.ttdPembeli ?? pks?.ttdPembeli;
  return signature ? <Signature signature={signature} /> : null;
};

const SellerSignature = ({ record }: OrderProps) => {
  const { data: pks } = usePksOfOrder(record.id);
  return pks?.ttdPenjual ? <Signature signature={pks.ttdPenjual} /> : null;
};

const attachments: AttachmentsSpec<Order> = {
  list: orderCalls.attachments,
  download: orderCalls.downloadAttachment,
  right: 'order.signForBuyer',
  slots: {
    filePksBHBU: orderCalls.uploadBuyerCopy,
    filePksKF: orderCalls.uploadSellerCopy,
  },
  // The copies are uploaded on pages of their own.
  canUpload: () => false,
  facts: { filePksBHBU: BuyerSignature, filePksKF: SellerSignature },
};

/** Both signed copies of the agreement. */
export const OrderFiles = ({ record }: OrderProps) => (
  <AttachmentsPart resource="order" attachments={attachments} record={record} />
);
