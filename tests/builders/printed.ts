import type { AgreementInput } from '#documents/agreement/input.ts';
import type { AmendmentInput } from '#documents/amendment/amendment.ts';
import type { Block, Inline, PrintedDocument } from '#contract/core/document/block.ts';
import type { CertificateInput } from '#documents/certificate/certificate.ts';
import { plainText } from '#contract/core/document/block.ts';
import { guarantees } from '#contract/domains/faskes/guarantees.ts';
import type { PksSnapshot } from '#contract/domains/pks/record.ts';
import { terbilangRupiah } from '#contract/core/terbilang.ts';

/** A name of exactly 100 characters, in short and long words. */
export const longName = 'Rumah Sakit Umum Swasta Keluarga Sejahtera Bersama Nusantara Raya '
  .padEnd(99, 'Abcdefghijklmnopqrstuvwxyz')
  .concat('z');

/** Returns the content of an agreement with a line per facility. */
export function agreementContent(facilities: number, overrides: Partial<PksSnapshot> = {}) {
  const participants = 100;
  const baris = Array.from({ length: facilities }, (_, at) => ({
    faskes: `Klinik Sentosa ${at + 1}`,
    alamat: `Jalan Merdeka Raya No. ${at + 1}, Kelurahan Babakan Ciamis, Bandung`,
    picFaskes: `dr. Rina ${at + 1}`,
    picBHBU: `Andi ${at + 1}`,
    produk: 'Vaksin Contoh',
    jumlahPeserta: participants + at,
    jumlahDosis: 2 * (participants + at),
    hargaSatuan: 321_660,
    hargaLayanan: 117_910,
    tanggalVaksinasi: '2026-12-01',
  }));
  const sum = (name: 'jumlahPeserta' | 'jumlahDosis') =>
    baris.reduce((total, line) => total + line[name], 0);
  const totalPembelian = sum('jumlahDosis') * 321_660;
  const totalLayanan = sum('jumlahDosis') * 117_910;
  const subTotal = totalPembelian + totalLayanan;
  return {
    pembeli: {
      nama: 'PT Maju Bersama',
      alamat: 'Jl. Asia Afrika 1, Bandung',
      npwp: '0021832415012000',
      nib: '1234567890123',
      penanggungJawab: 'Budi Contoh',
      jabatan: 'Direktur Utama',
    },
    penjual: {
      nama: 'PT Bio Contoh (Persero)',
      alamat: 'Jl. Pasteur 28, Bandung',
      npwp: '0021832415051000',
      penanggungJawab: 'Siti Contoh',
      jabatan: 'Direktur Pemasaran',
    },
    rekening: {
      bank: 'Bank Negara Contoh',
      cabang: 'Bandung',
      nomor: '0123456789',
      atasNama: 'PT Bio Contoh',
    },
    tempat: 'Bandung',
    model: 'PAKET_LAYANAN',
    skemaBayar: 'TERMIN_50_50',
    jumlahPeserta: sum('jumlahPeserta'),
    jumlahDosis: sum('jumlahDosis'),
    totalPembelian,
    totalLayanan,
    subTotal,
    ppn: 7_076_520,
    ppnDTP: 7_076_519,
    pph: 1_234_567,
    pphDipotong: 98_765,
    totalHarga: subTotal + 1_234_568,
    terbilang: terbilangRupiah(subTotal + 1_234_568),
    baris,
    rincian: [
      {
        jenis: 'PRODUK',
        uraian: 'Vaksin Contoh',
        jumlahDosis: sum('jumlahDosis'),
        hargaSatuan: 321_660,
        jumlah: totalPembelian,
        kelasPajak: 'PPN_DTP',
        ppnRate: 11,
        ppn: 7_076_520,
        ppnDTP: 7_076_519,
        pphDipotong: 98_765,
      },
      {
        jenis: 'LAYANAN',
        uraian: 'Suntik di klinik',
        jumlahDosis: sum('jumlahDosis'),
        hargaSatuan: 117_910,
        jumlah: totalLayanan,
        kelasPajak: 'DIBEBASKAN',
        ppnRate: 0,
        ppn: 0,
        ppnDTP: 0,
        pphDipotong: 0,
      },
    ],
    pembayaran: [
      {
        jenis: 'TANDA_TANGAN',
        noInvoice: null,
        hari: null,
        jumlah: Math.round((subTotal + 1_234_568) / 2),
      },
      {
        jenis: 'SEBELUM_PENYERAHAN',
        noInvoice: null,
        hari: '2026-11-30',
        jumlah: subTotal + 1_234_568 - Math.round((subTotal + 1_234_568) / 2),
      },
    ],
    versiTeks: 4,
    ...overrides,
  } satisfies PksSnapshot;
}

/** Returns what an agreement with a number of facilities prints. */
export const agreementInput = (
  facilities: number,
  overrides: Partial<AgreementInput> = {},
): AgreementInput => ({
  letterhead: {
    name: 'PT Bio Contoh (Persero)',
    address: 'Jl. Pasteur 28, Bandung',
    registration: 'NPWP 0021832415051000',
  },
  noPKS: '012/PKS-VGR/BF/XI/2026',
  jenis: 'REGULER',
  noOrder: 'PO/VGR/2026/11/00012',
  tanggalPKS: '2026-11-21',
  berlakuSampai: '2027-11-20',
  isi: agreementContent(facilities),
  produk: [
    {
      nama: 'Vaksin Contoh',
      jenisVaksin: 'Vaksin inaktif (sel Vero)',
      produsen: 'Produsen Contoh',
      importir: 'Importir Contoh',
      noEUA: 'EUA2158100143A1',
      volumeMl: 0.5,
      dosisPerVial: 2,
      vialPerBox: 3,
      dosisPerOrang: 2,
      intervalHari: 28,
      suhuMin: 2,
      suhuMax: 8,
    },
  ],
  faskes: Array.from({ length: facilities }, (_, at) => ({
    nama: `Klinik Sentosa ${at + 1}`,
    alamat: `Jalan Merdeka Raya No. ${at + 1}, Bandung`,
    kodePcare: `P-${at + 1}`,
    nomorFaskes: `F-${at + 1}`,
    kepala: `dr. Kepala ${at + 1}`,
    jaminan: guarantees.map(butir => ({ butir, jawaban: true, catatan: `Bukti ${butir}` })),
  })),
  ttdPembeli: null,
  ttdPenjual: null,
  ...overrides,
});

/** Returns what the first amendment of that agreement prints. */
export function amendmentInput(facilities: number, isi: Partial<PksSnapshot>): AmendmentInput {
  const parent = agreementInput(facilities);
  return {
    ...parent,
    jenis: 'AMANDEMEN',
    noPKS: '013/PKS-VGR/BF/XII/2026',
    tanggalPKS: '2026-12-15',
    nomorAmandemen: 1,
    isBooster: false,
    alasan: 'Jumlah karyawan bertambah.',
    induk: parent,
    isi: { ...parent.isi, ...isi },
  };
}

/** Returns what a certificate prints. */
export const certificateInput = (overrides: Partial<CertificateInput> = {}): CertificateInput => ({
  nomor: 'BV/2026/000123',
  nama: 'Ayu Contoh',
  identitas: '3273••••••••0001',
  tanggalLahir: '1990-05-17',
  namaBHBU: 'PT Maju Bersama',
  dosis: [
    {
      dosisKe: 1,
      tanggal: '2026-12-01',
      vaksin: 'Vaksin Contoh',
      batch: 'B-0001',
      namaFaskes: 'Klinik Sentosa',
    },
  ],
  vaccinationType: 0,
  namaFaskes: 'Klinik Sentosa',
  noSertifikatNasional: 'SN-42',
  diterbitkan: '2026-12-02',
  kartu: null,
  penerbit: 'Ns. Rini',
  ...overrides,
});

/** Returns the texts of a block in their order. */
export function textsOf(block: Block): string[] {
  const plain = (texts: readonly (Inline | undefined)[]) =>
    texts.flatMap(text => (text === undefined ? [] : [plainText(text)]));
  switch (block.kind) {
    case 'title':
      return plain([block.text, block.subtitle]);
    case 'heading':
      return plain([block.number, block.text]);
    case 'paragraph':
    case 'qr':
      return plain([block.text]);
    case 'clause':
      return plain([block.number, block.text]);
    case 'facts':
      return block.rows.flatMap(({ label, value }) => plain([label, value]));
    case 'table':
      return [
        ...block.columns.map(({ label }) => label),
        ...[...block.rows, ...(block.totals ?? [])].flatMap(plain),
      ];
    case 'signatures':
      return block.parties.flatMap(({ role, organization, name, position, day }) =>
        plain([role, organization, name, position, day]),
      );
    case 'pageBreak':
      return [];
  }
}

/** Returns all words of a document, in the order of its blocks. */
export const documentText = ({ blocks }: Pick<PrintedDocument, 'blocks'>): string =>
  blocks.flatMap(textsOf).join('\n');
