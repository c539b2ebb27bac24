import { element, elements } from '#server/platform/write-xml.ts';
import type { TaxInvoice } from './tax-invoice.ts';

/** Writes a tax invoice with its lines; the order of the elements is that of the schema. */
function taxInvoiceElement({ goods, ...head }: TaxInvoice): string {
  const lines = goods.map(line => `<GoodService>${elements(line)}</GoodService>`).join('');
  return `<TaxInvoice>${elements(head)}<ListOfGoodService>${lines}</ListOfGoodService></TaxInvoice>`;
}

/**
 * Yields the XML `TaxInvoiceBulk` that Coretax imports as output tax invoices.
 * @param tin the seller's NPWP, 16 digits
 */
export function* taxInvoiceXml(tin: string, invoices: readonly TaxInvoice[]): Generator<string> {
  yield '<?xml version="1.0" encoding="utf-8"?>\n';
  yield '<TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">\n';
  yield `${element('TIN', tin)}<ListOfTaxInvoice>\n`;
  for (const one of invoices) yield `${taxInvoiceElement(one)}\n`;
  yield '</ListOfTaxInvoice></TaxInvoiceBulk>\n';
}
