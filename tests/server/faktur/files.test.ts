import { describe, expect, it } from 'vitest';
import { toTaxInvoice } from '#server/domains/faktur/tax-invoice.ts';
import type { FakturSource } from '#server/domains/faktur/source.ts';
import { taxInvoiceSheets } from '#server/domains/faktur/workbook.ts';
import { taxInvoiceXml } from '#server/domains/faktur/xml.ts';
import type { CellValue, WriteSheet } from '#server/platform/spreadsheet/write-workbook.ts';
import { readTaxInvoices } from './tax-invoice-schema.ts';

const tin = '0021832415051000';

const source = {
  row: {
    kode: '04',
    fasilitas: null,
    tanggalFaktur: '2026-11-10',
    referensi: 'INV/VGR/2026/00042/04',
  },
  seller: { npwp: tin, nitku: null },
  buyer: {
    npwp: '0019876543211000',
    nitku: '000002',
    nama: 'PT Sehat & "Kuat" <Grup>',
    alamat: 'Jalan Contoh 1\nKota\u0007 Bandung',
    email: null,
  },
  lines: [
    {
      uraian: 'Vaksin & jasa (termin 1 dari 2)',
      jenis: 'A',
      kodeBarangJasa: '300200',
      satuan: '0033',
      harga: 321_660,
      qty: 150,
      potongan: 24_124_500,
      nilai: 24_124_500,
      dpp: 22_114_125,
      ppnRate: 12,
      ppn: 2_653_695,
      tempat: 'product',
      idTempat: 1,
    },
  ],
} as unknown as FakturSource;

async function rowsOf(sheet: WriteSheet | undefined): Promise<CellValue[][]> {
  const rows: CellValue[][] = [];
  for await (const row of sheet?.rows ?? []) rows.push([...row]);
  return rows;
}

describe('the files of tax invoices', () => {
  it('escape what XML reserves, and keep a text on one line', () => {
    const xml = [...taxInvoiceXml(tin, [toTaxInvoice(source)])].join('');
    expect(xml).toContain('<BuyerName>PT Sehat &amp; &quot;Kuat&quot; &lt;Grup&gt;</BuyerName>');
    expect(xml).toContain('<BuyerAdress>Jalan Contoh 1 Kota Bandung</BuyerAdress>');
    expect(xml).toContain('<Name>Vaksin &amp; jasa (termin 1 dari 2)</Name>');
    expect(readTaxInvoices(xml)).toHaveLength(1);
  });

  it('have the seller in the third cell of the workbook, local days, and an end', async () => {
    const [head, detail] = taxInvoiceSheets(tin, [toTaxInvoice(source)]);
    expect(head?.columns[2]?.header).toBe(tin);
    const rows = await rowsOf(head);
    expect(rows[1]?.slice(0, 4)).toEqual([
      'Baris',
      'Tanggal Faktur',
      'Jenis Faktur',
      'Kode Transaksi',
    ]);
    expect(rows[2]?.slice(0, 4)).toEqual([1, '10/11/2026', 'Normal', '04']);
    expect(rows.at(-1)).toEqual(['END']);
    expect(await rowsOf(detail)).toEqual([
      [
        1,
        'A',
        '300200',
        'Vaksin & jasa (termin 1 dari 2)',
        'UM.0033',
        321_660,
        150,
        24_124_500,
        24_124_500,
        22_114_125,
        12,
        2_653_695,
        0,
        0,
      ],
      ['END'],
    ]);
  });
});
