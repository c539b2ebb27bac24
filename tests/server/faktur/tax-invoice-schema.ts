import { expect } from 'vitest';

const amount = /^\d+(\.\d{1,2})?$/;
const text = /^.+$/;
const optional = /^.*$/;

/** The elements of a tax invoice in their order, with their formats, as Coretax imports them. */
const headElements: readonly (readonly [string, RegExp])[] = [
  ['TaxInvoiceDate', /^\d{4}-\d\d-\d\d$/],
  ['TaxInvoiceOpt', /^Normal$/],
  ['TrxCode', /^(0[1-9]|10)$/],
  ['AddInfo', /^(TD\.005\d\d)?$/],
  ['CustomDoc', /^$/],
  ['CustomDocMonthYear', /^$/],
  ['RefDesc', text],
  ['FacilityStamp', /^(TD\.011\d\d)?$/],
  ['SellerIDTKU', /^\d{22}$/],
  ['BuyerTin', /^\d{16}$/],
  ['BuyerDocument', /^TIN$/],
  ['BuyerCountry', /^IDN$/],
  ['BuyerDocumentNumber', /^$/],
  ['BuyerName', text],
  ['BuyerAdress', text],
  ['BuyerEmail', optional],
  ['BuyerIDTKU', /^\d{22}$/],
];

const lineElements: readonly (readonly [string, RegExp])[] = [
  ['Opt', /^[AB]$/],
  ['Code', /^\d{6}$/],
  ['Name', text],
  ['Unit', /^UM\.00\d\d$/],
  ['Price', amount],
  ['Qty', amount],
  ['TotalDiscount', amount],
  ['TaxBase', amount],
  ['OtherTaxBase', amount],
  ['VATRate', /^\d+$/],
  ['VAT', amount],
  ['STLGRate', /^0$/],
  ['STLG', /^0$/],
];

/** Reads elements without children, and checks their order and formats. */
function readElements(
  xml: string,
  expected: readonly (readonly [string, RegExp])[],
): Record<string, string> {
  const found = [...xml.matchAll(/<(\w+)(?:\/>|>([^<]*)<\/\1>)/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  expect(found.map(([name]) => name)).toEqual(expected.map(([name]) => name));
  for (const [at, [name, format]] of expected.entries()) {
    expect(found[at]?.[1], name).toMatch(format);
  }
  return Object.fromEntries(found);
}

const contentsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => inner);

const wrapping =
  /^<\?xml version="1\.0" encoding="utf-8"\?>\s*<TaxInvoiceBulk xmlns:xsi="http:\/\/www\.w3\.org\/2001\/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice\.xsd">\s*<TIN>(\d{16})<\/TIN>\s*<ListOfTaxInvoice>(.*)<\/ListOfTaxInvoice>\s*<\/TaxInvoiceBulk>\s*$/s;

/**
 * Reads tax invoices and checks them as Coretax would: order and format of the elements, and the
 * identities between amounts, numbers and codes.
 */
export function readTaxInvoices(xml: string) {
  const [, tin = '', list = ''] = wrapping.exec(xml) ?? expect.fail('not a TaxInvoiceBulk');
  return contentsOf(list, 'TaxInvoice').map(invoice => {
    const [head = '', lines = ''] = invoice.split('<ListOfGoodService>');
    const fields = readElements(head, headElements);
    expect(fields['SellerIDTKU']?.slice(0, 16)).toBe(tin);
    expect(fields['BuyerIDTKU']?.slice(0, 16)).toBe(fields['BuyerTin']);
    const needsLaw = fields['TrxCode'] === '07' || fields['TrxCode'] === '08';
    expect(fields['AddInfo'] !== '').toBe(needsLaw);
    expect(fields['AddInfo']?.slice(-2)).toBe(fields['FacilityStamp']?.slice(-2));
    const goods = contentsOf(lines, 'GoodService').map(line => {
      const values = readElements(line, lineElements);
      const of = (name: string) => Number(values[name]);
      expect(of('Price') * of('Qty') - of('TotalDiscount')).toBe(of('TaxBase'));
      expect(Math.abs((of('TaxBase') * 11) / 12 - of('OtherTaxBase'))).toBeLessThanOrEqual(1);
      expect(Math.abs((of('OtherTaxBase') * of('VATRate')) / 100 - of('VAT'))).toBeLessThanOrEqual(
        1,
      );
      return { ...values, base: of('TaxBase'), vat: of('VAT') };
    });
    expect(goods).not.toEqual([]);
    return { ...fields, code: fields['TrxCode'], date: fields['TaxInvoiceDate'], goods };
  });
}
