import type { invoiceTexts as indonesian } from '../id/invoice.ts';

/** Messages about invoices. */
export const invoiceTexts: Record<keyof typeof indonesian, string> = {
  'invoice.taxInvoiceNumber': 'Fill in the 16 or 17 digits of the tax invoice serial number',
};
