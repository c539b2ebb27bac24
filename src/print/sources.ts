import { certificateCalls } from '#contract/domains/certificate/calls.ts';
import { faskesCalls } from '#contract/domains/faskes/index.ts';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { notaCalls } from '#contract/domains/nota/calls.ts';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import { doseLedgerCalls } from '#contract/domains/stock/calls.ts';
import { suratCalls } from '#contract/domains/surat.ts';
import { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { DeliveryDocument } from '#src/kit/documents/printPaths.ts';
import type { DocumentSource } from './PrintScreen.tsx';

/** The calls of the documents of a delivery. */
export const deliverySources: Readonly<Record<DeliveryDocument, DocumentSource>> = {
  'perintah-kerja': {
    printed: workOrderCalls.printedOrder,
    pdf: workOrderCalls.orderPdf,
    send: workOrderCalls.sendOrder,
  },
  'surat-jalan': {
    printed: workOrderCalls.printedDeliveryNote,
    pdf: workOrderCalls.deliveryNotePdf,
    send: workOrderCalls.sendDeliveryNote,
  },
  bast: {
    printed: workOrderCalls.printedBast,
    pdf: workOrderCalls.bastPdf,
    send: workOrderCalls.sendBast,
  },
  selisih: {
    printed: workOrderCalls.printedDiscrepancy,
    pdf: workOrderCalls.discrepancyPdf,
    send: workOrderCalls.sendDiscrepancy,
  },
};

/** The calls of the documents of agreements, money, stock and proofs of vaccination. */
export const sources = {
  pks: pksCalls,
  invoice: invoiceCalls,
  receipt: paymentCalls,
  nota: notaCalls,
  leftover: doseLedgerCalls,
  certificate: certificateCalls,
  letter: suratCalls,
  statement: { printed: faskesCalls.printedStatement, pdf: faskesCalls.statementPdf },
  kipi: { printed: vaksinasiCalls.printedKipi, pdf: vaksinasiCalls.kipiPdf },
} as const satisfies Readonly<Record<string, DocumentSource>>;
