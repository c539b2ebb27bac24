import type { Pks } from '#contract/domains/pks/record.ts';

/** What decides which print view an agreement has. */
type PrintedPks = Pick<Pks, 'id' | 'jenis'>;

/**
 * Returns the path of an agreement's print view.
 * @param isBoosterOrder whether the order of an amendment is one of boosters
 */
export function pksPrintPath({ id, jenis }: PrintedPks, isBoosterOrder = false): string {
  switch (jenis) {
    case 'REGULER':
      return `/dashboard/pks/print-pks/${id}`;
    case 'BOOSTER':
      return `/dashboard/pks/print-pksbooster/${id}`;
    case 'AMANDEMEN':
      return `/dashboard/amandemen/print-amandemen${isBoosterOrder ? '-booster' : ''}/${id}`;
  }
}

export const invoicePrintPath = (idOrder: number, idInvoice: number): string =>
  `/dashboard/invoice/print-invoice/${idOrder}/${idInvoice}`;

/** Path of the print view of a letter. */
export const suratPrintPath = (id: number): string => `/dashboard/surat/print/${id}`;

/** Path of the print view of a payment's receipt. */
export const receiptPrintPath = (idPayment: number): string =>
  `/dashboard/invoice/print-kuitansi/${idPayment}`;

/** Path of the print view of a note that credits an invoice. */
export const notaPrintPath = (idNota: number): string => `/dashboard/invoice/print-nota/${idNota}`;

/** Path of the print view of a company's account. */
export const accountPrintPath = (idBHBU: number): string =>
  `/dashboard/invoice/print-rekening/${idBHBU}`;

/** Path of the print view of a proof of vaccination. */
export const certificatePrintPath = (id: number): string => `/dashboard/sertifikat/print/${id}`;

/** Documents of a delivery, as the path of their print view names them. */
export const deliveryDocuments = ['perintah-kerja', 'surat-jalan', 'bast', 'selisih'] as const;
export type DeliveryDocument = (typeof deliveryDocuments)[number];

export const deliveryPrintPath = (document: DeliveryDocument, idWorkOrder: number): string =>
  `/dashboard/pengiriman/print-${document}/${idWorkOrder}`;

/** Path of the print view of an order's leftover doses. */
export const leftoverPrintPath = (idOrder: number): string =>
  `/dashboard/pengiriman/print-sisa/${idOrder}`;

/** Path of the print view of a facility's statement (Lampiran IV). */
export const statementPrintPath = (idFaskes: number): string =>
  `/dashboard/faskes/print-lampiran/${idFaskes}`;

/** Path of the print view of the sample invoice, which has no record. */
export const sampleInvoicePath = '/dashboard/invoice/print-invoice/0/0';

/** Path of the print view of an adverse event's form. */
export const kipiPrintPath = (idKipi: number): string =>
  `/dashboard/vaksinasi/print-kipi/${idKipi}`;
