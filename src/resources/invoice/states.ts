import type { ShownInvoiceState } from '#contract/domains/invoice/amounts.ts';
import type { InvoiceState } from '#contract/states/invoice.ts';
import type { PaymentState } from '#contract/states/payment.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colour of each state of an invoice. */
export const invoiceMeaning = {
  DRAFT: 'neutral',
  TERBIT: 'information',
  DISTEMPEL: 'information',
  DIBAYAR_SEBAGIAN: 'information',
  LEWAT_TEMPO: 'bad',
  LUNAS: 'good',
  BATAL: 'neutral',
} satisfies Record<InvoiceState, Meaning>;

/** Chip colour of each state of an invoice as people read it. */
export const shownInvoiceMeaning = {
  ...invoiceMeaning,
  DIKREDIT: 'neutral',
} satisfies Record<ShownInvoiceState, Meaning>;

/** Chip colour of each state of a payment. */
export const paymentMeaning = {
  MENUNGGU_BUKTI: 'attention',
  BUKTI_DIUNGGAH: 'attention',
  TERVERIFIKASI: 'good',
  DITOLAK: 'bad',
  DIUSULKAN_BALIK: 'attention',
  DIBALIK: 'neutral',
  DIBATALKAN: 'neutral',
} satisfies Record<PaymentState, Meaning>;
