import type { Guarantee } from '#contract/domains/faskes/guarantees.ts';
import type { Block } from '#contract/core/document/block.ts';
import { blank, bold, count, longDay, orBlank, rupiah, shortDay } from '../format.ts';
import { generalClauses } from './clauses.ts';
import type { AgreementFacility, AgreementInput, AgreementProduct } from './input.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Lampiran I: the general clauses. */
export function generalTerms({ isi }: AgreementInput): Block[] {
  const clauses = generalClauses({
    model: isi.model,
    scheme: isi.skemaBayar,
    bank: isi.rekening.bank,
    branch: isi.rekening.cabang,
    place: isi.tempat,
  });
  return [
    { kind: 'pageBreak' },
    { kind: 'title', text: 'LAMPIRAN I', subtitle: 'KETENTUAN UMUM' },
    ...clauses.flatMap(({ title, paragraphs }, at): Block[] => [
      { kind: 'heading', number: `Pasal ${at + 1}`, text: title },
      ...paragraphs.flatMap((paragraph, position): Block[] => {
        const number = `(${position + 1})`;
        if (typeof paragraph === 'string') {
          return [{ kind: 'clause', level: 1, number, text: paragraph }];
        }
        return [
          { kind: 'clause', level: 1, number, text: paragraph.text, keepWithNext: true },
          ...paragraph.items.map((text, item): Block => ({
            kind: 'clause',
            level: 2,
            number: `${letters.charAt(item)}.`,
            text,
          })),
        ];
      }),
    ]),
  ];
}

const perVial = (product: AgreementProduct): string =>
  `${product.volumeMl.toLocaleString('id-ID')} ml per dosis, ${product.dosisPerVial} dosis per vial, ${product.vialPerBox} vial per dus`;

/** Lampiran II: the specification of each product. */
export function productSpecification({ produk }: AgreementInput): Block[] {
  return [
    { kind: 'pageBreak' },
    { kind: 'title', text: 'LAMPIRAN II', subtitle: 'SPESIFIKASI PRODUK' },
    ...produk.flatMap((product): Block[] => [
      { kind: 'heading', text: product.nama },
      {
        kind: 'facts',
        rows: [
          {
            label: 'Jenis vaksin',
            value: product.jenisVaksin ?? 'Vaksin COVID-19 inaktif (sel Vero)',
          },
          { label: 'Kemasan', value: perVial(product) },
          {
            label: 'Jumlah dosis per orang',
            value:
              product.intervalHari === null
                ? `${product.dosisPerOrang} dosis`
                : `${product.dosisPerOrang} dosis dengan jarak ${product.intervalHari} hari`,
          },
          { label: 'Suhu penyimpanan', value: `${product.suhuMin}–${product.suhuMax} °C` },
          { label: 'Produsen', value: product.produsen },
          { label: 'Importir dan pemegang izin penggunaan darurat', value: product.importir },
          { label: 'Nomor izin penggunaan darurat', value: product.noEUA },
        ],
      },
    ]),
    {
      kind: 'paragraph',
      text: 'Karton luar memuat keterangan Produk, nomor karton, dan keterangan batch.',
    },
  ];
}

/**
 * Lampiran III: the purchase order with its amounts.
 * @param amended the agreement that an amendment changes; the amendment has a number of its own
 */
export function purchaseOrder(
  input: AgreementInput,
  amended?: Pick<AgreementInput, 'noPKS' | 'tanggalPKS'>,
): Block[] {
  const { isi, noPKS, noOrder, tanggalPKS } = input;
  const isPackage = isi.model === 'PAKET_LAYANAN';
  const prices = [...new Set(isi.baris.map(line => line.hargaSatuan))];
  const tariffs = [...new Set(isi.baris.map(line => line.hargaLayanan))];
  const borne = isi.ppnDTP > 0 ? ` (${rupiah(isi.ppnDTP)} ditanggung Pemerintah)` : '';
  return [
    { kind: 'pageBreak' },
    { kind: 'title', text: 'LAMPIRAN III', subtitle: 'SURAT PESANAN' },
    {
      kind: 'facts',
      rows: [
        ...numberAndDay('Perjanjian', amended ?? { noPKS, tanggalPKS }),
        ...(amended ? numberAndDay('amandemen', { noPKS, tanggalPKS }) : []),
        { label: 'Nomor pesanan', value: orBlank(noOrder) },
        { label: 'Nama Pembeli', value: isi.pembeli.nama },
        { label: 'Alamat Pembeli', value: orBlank(isi.pembeli.alamat) },
        { label: 'Penanggung jawab', value: orBlank(isi.pembeli.penanggungJawab) },
      ],
    },
    {
      kind: 'table',
      columns: [
        { label: 'Uraian', width: 60 },
        { label: 'Nilai', width: 40, align: 'right' },
      ],
      rows: [
        ['Jumlah peserta', `${count(isi.jumlahPeserta)} orang`],
        ['Jumlah dosis', `${count(isi.jumlahDosis)} dosis`],
        ['Harga satuan per dosis', prices.map(rupiah).join(' / ')],
        ...(isPackage ? [['Harga layanan per dosis', tariffs.map(rupiah).join(' / ')]] : []),
        ['Total harga pembelian Produk', rupiah(isi.totalPembelian)],
        ...(isPackage ? [['Total harga layanan', rupiah(isi.totalLayanan)]] : []),
        ['Sub total', rupiah(isi.subTotal)],
        [`Pajak Pertambahan Nilai${borne}`, rupiah(isi.ppn)],
        ['Pajak Penghasilan (PPh)', rupiah(isi.pph)],
      ],
      totals: [['Total harga', rupiah(isi.totalHarga)]],
    },
    { kind: 'paragraph', text: [{ text: 'Terbilang: ' }, { text: isi.terbilang, isBold: true }] },
    { kind: 'heading', text: 'Rincian pembayaran' },
    {
      kind: 'table',
      columns: [
        { label: 'Tahap', width: 15 },
        { label: 'Jatuh tempo', width: 45 },
        { label: 'Bagian', width: 15, align: 'right' },
        { label: 'Perkiraan jumlah', width: 25, align: 'right' },
      ],
      rows: paymentRows(isi),
    },
    {
      kind: 'facts',
      rows: [
        { label: 'Bank', value: `${isi.rekening.bank}, cabang ${isi.rekening.cabang}` },
        { label: 'Nomor rekening', value: bold(isi.rekening.nomor) },
        { label: 'Atas nama', value: isi.rekening.atasNama },
      ],
    },
    { kind: 'heading', text: 'Daftar Faskes' },
    {
      kind: 'table',
      columns: [
        { label: 'No.', width: 5, align: 'right' },
        { label: 'Faskes', width: 19 },
        { label: 'Alamat', width: 30 },
        { label: 'PIC Faskes', width: 12 },
        { label: 'PIC BH/BU', width: 12 },
        { label: 'Peserta', width: 7, align: 'right' },
        { label: 'Dosis', width: 6, align: 'right' },
        { label: 'Tanggal vaksinasi', width: 12 },
      ],
      rows: isi.baris.map((line, at) => [
        `${at + 1}`,
        line.faskes,
        line.alamat,
        line.picFaskes,
        line.picBHBU,
        count(line.jumlahPeserta),
        count(line.jumlahDosis),
        shortDay(line.tanggalVaksinasi),
      ]),
      totals: [
        [
          '',
          'Jumlah',
          '',
          '',
          '',
          count(isi.baris.reduce((sum, line) => sum + line.jumlahPeserta, 0)),
          count(isi.baris.reduce((sum, line) => sum + line.jumlahDosis, 0)),
          '',
        ],
      ],
    },
  ];
}

const numberAndDay = (
  name: string,
  { noPKS, tanggalPKS }: Pick<AgreementInput, 'noPKS' | 'tanggalPKS'>,
) => [
  { label: `Nomor ${name}`, value: orBlank(noPKS) },
  { label: `Tanggal ${name}`, value: tanggalPKS ? longDay(tanggalPKS) : blank },
];

/** The instalments; the tax is computed on the day of each invoice. */
function paymentRows({ skemaBayar, totalHarga }: AgreementInput['isi']): string[][] {
  if (skemaBayar === 'PENUH_100') {
    return [['1', 'Hari penandatanganan Perjanjian', '100%', rupiah(totalHarga)]];
  }
  const first = Math.round(totalHarga / 2);
  return [
    ['1', 'Hari penandatanganan Perjanjian', '50%', rupiah(first)],
    ['2', 'Sebelum penyerahan Produk atau layanan', '50%', rupiah(totalHarga - first)],
  ];
}

/** The guarantees of a facility, in the words of Lampiran IV. */
export const guaranteeTexts: Readonly<Record<Guarantee, string>> = {
  IZIN: 'memiliki izin yang dipersyaratkan dan mengikuti standar pelayanan vaksinasi',
  NAKES: 'menggunakan tenaga kesehatan yang memiliki izin praktik',
  RANTAI_DINGIN: 'memiliki sarana rantai dingin (chiller atau freezer) yang memenuhi syarat',
  LIMBAH: 'memiliki sistem pengelolaan limbah medis',
  PENCATATAN:
    'mencatat dan melaporkan vaksinasi secara elektronik dalam sistem data vaksinasi nasional',
  KOORDINASI: 'berkoordinasi dengan dinas kesehatan kabupaten/kota',
  KIPI: 'mencatat, melaporkan, dan ikut menyelidiki kejadian ikutan pasca imunisasi',
  TIDAK_DIALIHKAN: 'tidak mengalihkan, menjual, atau menghibahkan Produk kepada pihak lain',
};

const answerText = (answer: boolean | null): string =>
  answer === null ? blank : answer ? 'Ya' : 'Tidak';

/** Lampiran IV: the statement of one facility, on a page of its own. */
function facilityStatement(facility: AgreementFacility): Block[] {
  return [
    { kind: 'pageBreak' },
    { kind: 'title', text: 'LAMPIRAN IV', subtitle: 'PERNYATAAN DAN JAMINAN FASKES' },
    {
      kind: 'facts',
      rows: [
        { label: 'Kode P-Care Faskes', value: orBlank(facility.kodePcare) },
        { label: 'Nomor Faskes', value: orBlank(facility.nomorFaskes) },
        { label: 'Nama Faskes', value: facility.nama },
        { label: 'Alamat Faskes', value: orBlank(facility.alamat) },
        { label: 'Kepala Faskes', value: orBlank(facility.kepala) },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Kepala Faskes menyatakan dan menjamin bahwa Faskes:',
      keepWithNext: true,
    },
    {
      kind: 'table',
      columns: [
        { label: 'No.', width: 6, align: 'right' },
        { label: 'Pernyataan dan jaminan', width: 56 },
        { label: 'Jawaban', width: 12, align: 'center' },
        { label: 'Keterangan', width: 26 },
      ],
      rows: facility.jaminan.map(({ butir, jawaban, catatan }, at) => [
        `${at + 1}`,
        guaranteeTexts[butir],
        answerText(jawaban),
        catatan ?? '',
      ]),
    },
    {
      kind: 'signatures',
      parties: [
        {
          role: 'Yang menyatakan',
          organization: facility.nama,
          name: orBlank(facility.kepala),
          position: 'Kepala Faskes',
          hasDutyStamp: true,
        },
      ],
    },
  ];
}

/** Lampiran IV: a statement per facility. */
export const facilityStatements = ({ faskes }: AgreementInput): Block[] =>
  faskes.flatMap(facilityStatement);
