import { fullNitku } from '#contract/core/values/nitku.ts';
import { facilityCodes, needsFacility } from '#contract/domains/faktur/codes.ts';
import { toLineOfText } from '#server/platform/write-xml.ts';
import type { FakturSource } from './source.ts';

/** A line of a tax invoice, named and ordered as in the XML that Coretax imports. */
const toGoodService = (line: FakturSource['lines'][number]) => ({
  Opt: line.jenis,
  Code: line.kodeBarangJasa ?? '',
  Name: toLineOfText(line.uraian),
  Unit: `UM.${line.satuan ?? ''}`,
  Price: line.harga,
  Qty: line.qty,
  TotalDiscount: line.potongan,
  TaxBase: line.nilai,
  OtherTaxBase: line.dpp,
  VATRate: line.ppnRate,
  VAT: line.ppn,
  STLGRate: 0,
  STLG: 0,
});

/**
 * Returns a tax invoice, named and ordered as in the XML that Coretax imports. The import only takes
 * ordinary tax invoices: replacements and down payments are entered in Coretax.
 */
export function toTaxInvoice({ row, seller, buyer, lines }: FakturSource) {
  const facility =
    needsFacility(row.kode) && row.fasilitas !== null ? facilityCodes(row.fasilitas) : undefined;
  const buyerTin = buyer.npwp ?? '';
  return {
    TaxInvoiceDate: row.tanggalFaktur ?? '',
    TaxInvoiceOpt: 'Normal',
    TrxCode: row.kode,
    AddInfo: facility?.addInfo ?? '',
    CustomDoc: '',
    CustomDocMonthYear: '',
    RefDesc: row.referensi,
    FacilityStamp: facility?.facilityStamp ?? '',
    SellerIDTKU: fullNitku(seller?.npwp ?? '', seller?.nitku ?? null),
    BuyerTin: buyerTin,
    BuyerDocument: 'TIN',
    BuyerCountry: 'IDN',
    BuyerDocumentNumber: '',
    BuyerName: toLineOfText(buyer.nama),
    BuyerAdress: toLineOfText(buyer.alamat),
    BuyerEmail: buyer.email ?? '',
    BuyerIDTKU: fullNitku(buyerTin, buyer.nitku),
    goods: lines.map(toGoodService),
  };
}
export type TaxInvoice = ReturnType<typeof toTaxInvoice>;
