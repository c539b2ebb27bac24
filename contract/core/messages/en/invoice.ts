import type { invoiceTexts as indonesian } from '../id/invoice.ts';

/** Messages about invoices. */
export const invoiceTexts: Record<keyof typeof indonesian, string> = {
  'invoice.taxInvoiceNumber': 'Fill in the 16 or 17 digits of the tax invoice serial number',
  'invoice.taxObjectCode': 'Enter the code of a tax object such as 24-104-24',
  'nota.noLine': 'Choose at least one line to credit',
  'nota.tooManyLines': 'A note has at most %{n:number} lines',
  'nota.lineTwice': 'This line is already chosen',
  'nota.noQuantity': 'Enter the quantity that comes back',
  'nota.noAmount': 'Enter the amount to credit, without taxes',
  'faktur.facility': 'Enter the last two digits of the facility code, for example 10',
  'faktur.itemCode': 'A code of goods or services has 6 digits',
};
