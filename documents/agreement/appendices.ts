import type { Guarantee } from '#contract/domains/faskes/guarantees.ts';
import type { Block, PrintedDocument } from '#contract/core/document/block.ts';
import { blank, bold, longDay, orBlank } from '../format.ts';
import { generalClauses } from './clauses.ts';
import type { AgreementFacility, AgreementInput, AgreementProduct } from './input.ts';
import {
  adjustment,
  amountTable,
  facilityList,
  paymentPlan,
  priceDecrees,
  priceItems,
  withholding,
} from './money.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Lampiran I: the general clauses. */
export function generalTerms({ isi }: AgreementInput): Block[] {
  const clauses = generalClauses({
    model: isi.model,
    scheme: isi.skemaBayar,
    bank: isi.rekening.bank,
    branch: isi.rekening.cabang,
    place: isi.tempat,
    priceDecrees: priceDecrees(isi),
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
          { label: 'Pabrikan (pembuat Produk)', value: product.produsen },
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
    ...adjustment(isi),
    ...priceItems(isi),
    amountTable(isi),
    { kind: 'paragraph', text: [{ text: 'Terbilang: ' }, { text: isi.terbilang, isBold: true }] },
    ...withholding(isi),
    ...paymentPlan(isi, amended !== undefined),
    {
      kind: 'facts',
      rows: [
        { label: 'Bank', value: `${isi.rekening.bank}, cabang ${isi.rekening.cabang}` },
        { label: 'Nomor rekening', value: bold(isi.rekening.nomor) },
        { label: 'Atas nama', value: isi.rekening.atasNama },
      ],
    },
    ...facilityList(isi),
  ];
}

const numberAndDay = (
  name: string,
  { noPKS, tanggalPKS }: Pick<AgreementInput, 'noPKS' | 'tanggalPKS'>,
) => [
  { label: `Nomor ${name}`, value: orBlank(noPKS) },
  { label: `Tanggal ${name}`, value: tanggalPKS ? longDay(tanggalPKS) : blank },
];

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
      kind: 'paragraph',
      text: 'Faskes mengikatkan diri kepada Penjual dan Pembeli untuk tidak memungut biaya dari Peserta, tidak memungut tarif melebihi tarif tertinggi yang ditetapkan Menteri Kesehatan, memberi sertifikat vaksinasi kepada setiap orang yang divaksinasi, dan memenuhi ketentuan Pasal 9 sampai dengan Pasal 12 serta Pasal 18 Ketentuan Umum yang menyangkut Faskes.',
    },
    {
      kind: 'signatures',
      parties: [
        {
          role: 'Yang menyatakan',
          organization: facility.nama,
          name: orBlank(facility.kepala),
          position: 'Kepala Faskes',
          hasCompanyStamp: true,
          hasDutyStamp: true,
        },
      ],
    },
  ];
}

/** Returns the statement of one facility by itself, to be signed on paper. */
export const statementDocument = (facility: AgreementFacility): PrintedDocument => ({
  title: `Lampiran IV ${facility.nama}`,
  number: null,
  letterhead: null,
  isDraft: false,
  blocks: facilityStatement(facility).slice(1),
});

/** Lampiran IV: a statement per facility. */
export const facilityStatements = ({ faskes }: AgreementInput): Block[] =>
  faskes.flatMap(facilityStatement);
