import { describe, expect, it } from 'vitest';
import { certificateDocument, joinCertificates } from '#documents/certificate/certificate.ts';
import { deliveryNoteDocument, workOrderDocument } from '#documents/delivery/delivery.ts';
import { discrepancyDocument, goodsReceiptDocument } from '#documents/delivery/receipt.ts';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import type { Invoice, InvoiceLine } from '#contract/domains/invoice/record.ts';
import { invoiceDocument, sampleInvoice } from '#documents/invoice/invoice.ts';
import { dutyStampAbove, receiptDocument } from '#documents/invoice/receipt.ts';
import { blank } from '#documents/format.ts';
import { signatureLines } from '#documents/signature.ts';
import { leftoverDocument } from '#documents/stock/leftover.ts';
import { certificateInput, documentText } from '#tests/builders/printed.ts';
import {
  invoiceRecord,
  ledgerRecord,
  leftoverReport,
  paymentRecord,
  receiptIssue,
  workOrderRecord,
} from '#tests/builders/printedRecords.ts';

const letterhead = { name: 'PT Bio Contoh (Persero)', address: 'Jl. Pasteur 28' };

const missing = (document: PrintedDocument, values: readonly string[]): string[] => {
  const text = documentText(document);
  return values.filter(value => !text.includes(value));
};

const order = workOrderRecord();

describe('a printed record', () => {
  it.each<[string, PrintedDocument, string[]]>([
    [
      'an invoice',
      invoiceDocument(invoiceRecord(), letterhead),
      [
        'INV/2026/11/00007',
        '21 November 2026',
        '28 November 2026',
        'Termin 1 dari 2',
        'PO/2026/11/00003',
        '012/PKS-VGR/BF/XI/2026',
        'C-000042',
        '04 · 0402500012345678',
        'PT Maju Bersama',
        'Jl. Asia Afrika 1',
        '0021832415012000',
        'Vaksin Contoh, Klinik Sentosa',
        'Layanan penyuntikan, Klinik Sentosa',
        'Rp321.660',
        'Rp64.332.000',
        'Rp32.166.000',
        'Rp11.791.000',
        'Rp43.957.000',
        'Rp1.233',
        '12%',
        'Rp3.538.260',
        '(Rp3.538.259)',
        'Rp43.958.234',
        'empat puluh tiga juta sembilan ratus lima puluh delapan ribu dua ratus tiga puluh empat',
        'PPN sebesar Rp3.538.259 ditanggung Pemerintah.',
        'SKB-9',
        '31 Desember 2026',
        'Bank Negara Contoh, cabang Bandung',
        '0123456789',
        'Siti Contoh',
        'Direktur Keuangan',
      ],
    ],
    [
      'a receipt',
      receiptDocument(paymentRecord(5_000_001), invoiceRecord(), receiptIssue),
      [
        'PT Maju Bersama',
        'Rp5.000.001',
        'lima juta satu rupiah',
        'KW/VGR/2026/00031',
        'PO/2026/11/00003',
        'Pembayaran invoice INV/2026/11/00007',
        '22 November 2026',
        'Transfer bank',
        'TRX-77',
        'Siti Contoh',
      ],
    ],
    [
      'a work order',
      workOrderDocument(order, letterhead),
      [
        'WO/2026/11/00009',
        'Pengiriman',
        'PO/2026/11/00003',
        'Klinik Sentosa',
        'Jl. Merdeka 12, Bandung',
        'PT Distribusi Contoh',
        '30 November 2026',
        '01 Desember 2026',
        'B-0001',
        '30-Jun-2027',
        'PS-0001',
        'K-17',
        'Lewat pintu belakang.',
        '2–8 °C',
      ],
    ],
    [
      'a delivery note',
      deliveryNoteDocument(order, letterhead),
      [
        '30 November 2026 pukul 08.15 WIB',
        'SJ/2026/11/00009',
        'WO/2026/11/00009',
        'Danu Pengirim · 081200000001',
        'D 1234 AB',
        '4,5 °C',
        'B-0001',
        'PS-0001',
        '200',
        'Yang menerima',
      ],
    ],
    [
      'a goods receipt',
      goodsReceiptDocument(order, letterhead),
      [
        'BAST/2026/12/00002',
        '01 Desember 2026 pukul 09.45 WIB',
        '5,5 °C',
        '187',
        'Ani Penerima',
        'Apoteker',
        'Danu Pengirim',
        '01 Desember 2026 pukul 10.05 WIB',
        'Pasal 8',
      ],
    ],
    [
      'a discrepancy',
      discrepancyDocument(order, letterhead),
      ['BAK/2026/12/00001', '195', 'Satu karton basah.', 'Bocor', '8', '5', '3', 'Pasal 7'],
    ],
    [
      'a leftover report',
      leftoverDocument(ledgerRecord(), leftoverReport),
      ['Klinik Sentosa', 'B-0001', '187', '171', '6', '4', '5', 'Disimpan', 'Dalam kulkas kedua.'],
    ],
    [
      'a certificate',
      certificateDocument(certificateInput()),
      [
        'BV/2026/000123',
        'Ayu Contoh',
        '3273••••••••0001',
        '17 Mei 1990',
        'PT Maju Bersama',
        'SN-42',
        '01 Desember 2026',
        'Vaksin Contoh',
        'B-0001',
        'Klinik Sentosa',
        '02 Desember 2026',
        'Ns. Rini',
        'Reguler',
      ],
    ],
  ])('has every value of %s', (_, document, values) => {
    expect(missing(document, values)).toEqual([]);
  });
});

describe('an invoice', () => {
  it('shows PPh that the company withholds as deducted', () => {
    const record = invoiceRecord({ pphDipungut: 0, pphDipotong: 643_320 });
    const text = documentText(invoiceDocument(record, letterhead));
    expect(text).toContain('dipotong Pembeli');
    expect(text).toContain('(Rp643.320)');
  });

  it('is a draft without a number', () => {
    expect(invoiceDocument(invoiceRecord({ noInvoice: null }), letterhead)).toMatchObject({
      isDraft: true,
    });
    const borne = (dasarDTP: Invoice['dasarDTP']) =>
      documentText(invoiceDocument(invoiceRecord({ ppnDTP: 70_765_200, dasarDTP }), letterhead));
    expect(borne({ aturan: 'PMK 226/PMK.03/2021', fasilitas: '20' })).toContain(
      'PPN sebesar Rp70.765.200 ditanggung Pemerintah (PMK 226/PMK.03/2021).',
    );
    // A draft may have no decree yet.
    expect(borne(null)).toContain('PPN sebesar Rp70.765.200 ditanggung Pemerintah.');
  });

  it('states the base of the PPN, which is less than the price', () => {
    const text = documentText(invoiceDocument(invoiceRecord({ dpp: 29_485_500 }), letterhead));
    expect(text).toMatch(/Dasar Pengenaan Pajak \(DPP\) PPN\sRp29\.485\.500/);
  });

  it('names the SKB unless the company withholds PPh on the vaccine', () => {
    const record = invoiceRecord({ noSKB: 'KET-7', skbSampai: '2026-12-31' });
    expect(documentText(invoiceDocument(record, letterhead))).toContain(
      'Pemungutan PPh Pasal 22 dibebaskan dengan SKB KET-7, berlaku sampai dengan 31 Desember 2026.',
    );
    const withheld: InvoiceLine[] = record.baris.map(line => ({
      ...line,
      jenisPph: 'PPH22_BUMN',
      pphArah: 'DIPOTONG',
      pph: 482_490,
    }));
    expect(documentText(invoiceDocument({ ...record, baris: withheld }, letterhead))).not.toContain(
      'KET-7',
    );
  });

  it('has the static figures of the sample without a record', () => {
    const values = ['Rp321.660', 'Rp117.910', 'Rp439.570', 'PPh) 0%', 'PPN) 10%', 'Rp32.166'];
    expect(missing(sampleInvoice(), [...values, 'PPN ditanggung Pemerintah.'])).toEqual([]);
    expect(documentText(sampleInvoice())).toContain(
      'empat ratus tiga puluh sembilan ribu lima ratus tujuh puluh rupiah',
    );
  });
});

describe('a receipt', () => {
  it.each([
    [dutyStampAbove, undefined],
    [dutyStampAbove + 1, true],
  ])('of Rp%i has a box for the duty stamp: %s', (amount, hasDutyStamp) => {
    const { blocks } = receiptDocument(paymentRecord(amount), invoiceRecord(), receiptIssue);
    const block = blocks.find(({ kind }) => kind === 'signatures');
    expect(block?.kind === 'signatures' && block.parties[0]?.hasDutyStamp).toBe(hasDutyStamp);
  });
});

describe('documents of a delivery', () => {
  it('have lines to fill in before they are signed', () => {
    const open = workOrderRecord({ bast: null, waktuTiba: null, suhuTerima: null });
    const document = goodsReceiptDocument(open, letterhead);
    expect(document.isDraft).toBe(true);
    expect(documentText(document)).not.toContain('Ani Penerima');
    expect(documentText(document)).toContain(`Pada hari ini, ${blank}, tanggal ${blank}`);
  });

  it('name the day and the place of the signatures', () => {
    expect(documentText(goodsReceiptDocument(order, letterhead))).toContain(
      'Pada hari ini, Selasa, tanggal satu bulan Desember tahun dua ribu dua puluh enam (01-12-2026), bertempat di Klinik Sentosa',
    );
  });

  it('let the facility hand a surplus back to the distributor', () => {
    const pickup = workOrderRecord({ jenis: 'AMBIL_KEMBALI' });
    const { blocks } = deliveryNoteDocument(pickup, letterhead);
    const parties = blocks.flatMap(block => (block.kind === 'signatures' ? block.parties : []));
    expect(parties.map(({ organization }) => organization)).toEqual([
      'Klinik Sentosa',
      'PT Distribusi Contoh',
      'PT Distribusi Contoh',
    ]);
    const receipt = documentText(goodsReceiptDocument(pickup, letterhead));
    expect(receipt).toContain(
      'diserahkan kembali oleh Faskes atas nama Pembeli dan diterima oleh Distributor',
    );
    expect(receipt).not.toContain('tidak dapat dikembalikan');
  });
});

describe('a leftover report', () => {
  it('has a column of doses in quarantine only when there are some', () => {
    const ledger = ledgerRecord();
    expect(documentText(leftoverDocument(ledger, leftoverReport))).not.toContain('Dikarantina');
    const jumlah = { ...ledger.jumlah, dikarantina: 1 };
    expect(documentText(leftoverDocument({ ...ledger, jumlah }, leftoverReport))).toContain(
      'Dikarantina',
    );
  });
});

describe('signatureLines', () => {
  it('label what is to be filled in', () => {
    const lines = signatureLines({ role: '', organization: '', name: blank, position: 'Kurir' });
    expect(Object.values(lines).map(({ text }) => text)).toEqual([
      'Nama: ……………………',
      'Kurir',
      'Tanggal: ……………………',
    ]);
  });
});

describe('certificates', () => {
  it('leave out the number of a national certificate that is not recorded', () => {
    const proof = certificateDocument(certificateInput({ noSertifikatNasional: null }));
    expect(documentText(proof)).not.toContain('Nomor sertifikat nasional');
  });

  it('begin on a page each', () => {
    const proofs = ['A', 'B', 'C'].map(nomor => certificateDocument(certificateInput({ nomor })));
    const { blocks, number } = joinCertificates(proofs);
    expect(number).toBeNull();
    const kinds = blocks.map(({ kind }) => kind);
    expect(
      blocks.flatMap(block => (block.kind === 'pageBreak' ? [block.begins?.number] : [])),
    ).toEqual(['A', 'B', 'C']);
    expect(kinds.filter(kind => kind === 'title')).toHaveLength(3);
  });
});
