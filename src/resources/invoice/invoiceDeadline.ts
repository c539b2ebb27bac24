import type { Deadline } from '#contract/domains/deadline.ts';
import type { InvoiceListItem } from '#contract/domains/invoice/record.ts';

/**
 * Returns until when an invoice is paid, and what follows otherwise: without its first payment an order ends.
 * Undefined while it has no last day.
 */
export const invoiceDeadline = ({
  hariTerakhir,
  menunggu,
}: Pick<InvoiceListItem, 'hariTerakhir' | 'menunggu'>): Deadline | undefined =>
  hariTerakhir === null
    ? undefined
    : {
        kind: menunggu === 'PEMBAYARAN_PERTAMA' ? 'uploadProof' : 'paySecondHalf',
        until: hariTerakhir,
      };
