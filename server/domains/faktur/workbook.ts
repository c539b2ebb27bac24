import { taxUnitNames } from '#contract/domains/faktur/item.ts';
import type {
  CellValue,
  WriteColumn,
  WriteSheet,
} from '#server/platform/spreadsheet/write-workbook.ts';
import type { TaxInvoice } from './tax-invoice.ts';

const headColumns = [
  'Baris',
  'Tanggal Faktur',
  'Jenis Faktur',
  'Kode Transaksi',
  'Keterangan Tambahan',
  'Dokumen Pendukung',
  'Period Dok Pendukung',
  'Referensi',
  'Cap Fasilitas',
  'ID TKU Penjual',
  'NPWP/NIK Pembeli',
  'Jenis ID Pembeli',
  'Negara Pembeli',
  'Nomor Dokumen Pembeli',
  'Nama Pembeli',
  'Alamat Pembeli',
  'Email Pembeli',
  'ID TKU Pembeli',
] as const;

const lineColumns = [
  'Baris',
  'Barang/Jasa',
  'Kode Barang Jasa',
  'Nama Barang/Jasa',
  'Nama Satuan Ukur',
  'Harga Satuan',
  'Jumlah Barang Jasa',
  'Total Diskon',
  'DPP',
  'DPP Nilai Lain',
  'Tarif PPN',
  'PPN',
  'Tarif PPnBM',
  'PPnBM',
] as const;

const end = 'END';

const toLocalDay = (day: string): string => day.split('-').toReversed().join('/');

const headRow = (one: TaxInvoice, at: number): CellValue[] => [
  at + 1,
  toLocalDay(one.TaxInvoiceDate),
  one.TaxInvoiceOpt,
  one.TrxCode,
  one.AddInfo,
  one.CustomDoc,
  one.CustomDocMonthYear,
  one.RefDesc,
  one.FacilityStamp,
  one.SellerIDTKU,
  one.BuyerTin,
  one.BuyerDocument,
  one.BuyerCountry,
  one.BuyerDocumentNumber,
  one.BuyerName,
  one.BuyerAdress,
  one.BuyerEmail,
  one.BuyerIDTKU,
];

const lineRows = (one: TaxInvoice, at: number): CellValue[][] =>
  one.goods.map(line => [at + 1, ...Object.values(line)]);

/** The first row of DJP's sheet of tax invoices: the seller's NPWP is in its third cell. */
const sellerRow = (npwp: string): WriteColumn[] =>
  headColumns.map((_, at) => ({ header: ['NPWP Penjual', '', npwp][at] ?? '', width: 18 }));

const notes = [
  'Disusun menurut templat faktur pajak keluaran DJP versi 1.4, untuk konverter DJP ke XML.',
  'Satu baris pada lembar Faktur untuk satu faktur pajak; barisnya pada lembar DetailFaktur bernomor sama.',
  'Uang muka dan pelunasan tidak dapat diimpor: tiap termin menjadi faktur biasa, atau direkam langsung di Coretax.',
  'Total Diskon berisi bagian harga yang ditagih dengan faktur lain dari pesanan yang sama.',
];

/**
 * Returns the sheets of DJP's workbook of output tax invoices, version 1.4.
 * @param tin the seller's NPWP, 16 digits
 */
export const taxInvoiceSheets = (tin: string, invoices: readonly TaxInvoice[]): WriteSheet[] => [
  {
    name: 'Faktur',
    columns: sellerRow(tin),
    rows: [[], [...headColumns], ...invoices.map(headRow), [end]],
  },
  {
    name: 'DetailFaktur',
    columns: lineColumns.map(header => ({ header, width: 18 })),
    rows: [...invoices.flatMap(lineRows), [end]],
  },
  {
    name: 'REF',
    columns: [
      { header: 'Nama Satuan Ukur', width: 18 },
      { header: 'Keterangan', width: 24 },
    ],
    rows: Object.entries(taxUnitNames).map(([code, name]) => [`UM.${code}`, name]),
  },
  {
    name: 'Keterangan',
    columns: [{ header: 'Keterangan', width: 100 }],
    rows: notes.map(note => [note]),
  },
];
