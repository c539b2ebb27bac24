import type { invoiceTexts as indonesian } from '../id/invoice.ts';

/** Messages about invoices. */
export const invoiceTexts: Record<keyof typeof indonesian, string> = {
  'invoice.taxInvoiceNumber': 'Fill in the 16 or 17 digits of the tax invoice serial number',
  'invoice.taxObjectCode': 'Enter the code of a tax object such as 24-104-24',
  'faktur.facility': 'Enter the last two digits of the facility code, for example 10',
  'faktur.itemCode': 'A code of goods or services has 6 digits',
};
