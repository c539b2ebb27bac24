import type { Block, PrintedDocument, Signatory } from '#contract/core/document/block.ts';
import { blank, bold, count, longDay, openingDay, orBlank, rupiah } from '../format.ts';
import {
  facilityStatements,
  generalTerms,
  productSpecification,
  purchaseOrder,
} from './appendices.ts';
import type { AgreementInput } from './input.ts';

/** Version of the texts in this folder; an issued agreement keeps the blocks of its version. */
export const agreementTextVersion = 2;

/** Returns the title of an agreement, as its amendments name it. */
export const agreementTitle = (isBooster: boolean): string =>
  `PERJANJIAN KERJA SAMA VAKSINASI GOTONG ROYONG${isBooster ? ' DOSIS LANJUTAN (BOOSTER)' : ''}`;

const object = ({ isi, jenis }: AgreementInput): string => {
  const what = isi.model === 'PAKET_LAYANAN' ? 'Paket Layanan' : 'Produk';
  const doses = jenis === 'BOOSTER' ? 'dosis lanjutan (booster)' : 'dosis primer';
  return `Penjual menyediakan dan Pembeli memesan ${what} untuk ${doses} sejumlah ${count(isi.jumlahDosis)} dosis bagi ${count(isi.jumlahPeserta)} peserta, dengan rincian dalam Lampiran III.`;
};

const payment = ({ isi }: AgreementInput): string =>
  isi.skemaBayar === 'TERMIN_50_50'
    ? 'Pembayaran dilakukan dalam dua tahap: 50% (lima puluh persen) pada hari penandatanganan Perjanjian, dan 50% (lima puluh persen) sebelum penyerahan.'
    : 'Pembayaran dilakukan sekaligus 100% (seratus persen) pada hari penandatanganan Perjanjian.';

/** The articles of the agreement itself, before its appendices. */
function articles(input: AgreementInput): Block[] {
  const { isi, berlakuSampai } = input;
  const list: readonly (readonly [string, readonly string[]])[] = [
    ['Objek Perjanjian', [object(input)]],
    [
      'Harga',
      [
        `Total harga adalah ${rupiah(isi.totalHarga)} (${isi.terbilang}), dengan rincian harga dan pajak dalam Lampiran III.`,
        'Pajak dihitung kembali pada tanggal setiap faktur menurut ketentuan yang berlaku pada hari itu.',
      ],
    ],
    [
      'Pembayaran',
      [
        payment(input),
        `Pembayaran ditransfer ke rekening ${isi.rekening.nomor} atas nama ${isi.rekening.atasNama} pada ${isi.rekening.bank} cabang ${isi.rekening.cabang}.`,
      ],
    ],
    [
      'Jangka waktu',
      [
        `Perjanjian berlaku sejak ditandatangani kedua Pihak sampai dengan ${berlakuSampai ? longDay(berlakuSampai) : blank}.`,
      ],
    ],
    [
      'Lampiran',
      [
        'Lampiran I (Ketentuan Umum), Lampiran II (Spesifikasi Produk), Lampiran III (Surat Pesanan), dan Lampiran IV (Pernyataan dan Jaminan Faskes) merupakan bagian yang tidak terpisahkan dari Perjanjian ini.',
      ],
    ],
  ];
  return list.flatMap(([title, paragraphs], at): Block[] => [
    { kind: 'heading', number: `${at + 1}.`, text: title },
    ...paragraphs.map((text, position): Block => ({
      kind: 'clause',
      level: 1,
      number: paragraphs.length > 1 ? `${at + 1}.${position + 1}` : '',
      text,
      // Signatures on a page without any article could be moved to another agreement.
      ...(at === list.length - 1 ? { keepWithNext: true } : {}),
    })),
  ]);
}

/** The parties, as the opening of the agreement names them. */
const parties = ({ isi }: AgreementInput): Block[] => [
  {
    kind: 'clause',
    level: 1,
    number: '1.',
    text: [
      { text: isi.penjual.nama, isBold: true },
      {
        text: `, berkedudukan di ${isi.penjual.alamat}, diwakili oleh ${isi.penjual.penanggungJawab} selaku ${isi.penjual.jabatan}, selanjutnya disebut `,
      },
      { text: 'Penjual', isBold: true },
      { text: '; dan' },
    ],
  },
  {
    kind: 'clause',
    level: 1,
    number: '2.',
    text: [
      { text: isi.pembeli.nama, isBold: true },
      {
        text: `, berkedudukan di ${orBlank(isi.pembeli.alamat)}, NPWP ${orBlank(isi.pembeli.npwp)}${isi.pembeli.nib ? `, NIB ${isi.pembeli.nib}` : ''}, diwakili oleh ${orBlank(isi.pembeli.penanggungJawab)} selaku ${orBlank(isi.pembeli.jabatan)}, selanjutnya disebut `,
      },
      { text: 'Pembeli', isBold: true },
      { text: ',' },
    ],
  },
];

const signatureDay = (day: string | undefined): Pick<Signatory, 'day'> =>
  day === undefined ? {} : { day: longDay(day) };

/** The signature block: name, position, date, stamp and duty stamp. */
export const agreementSignatures = (
  input: Pick<AgreementInput, 'isi' | 'ttdPembeli' | 'ttdPenjual'>,
): Block => ({
  kind: 'signatures',
  parties: [
    {
      role: 'Penjual',
      organization: input.isi.penjual.nama,
      name: input.ttdPenjual?.nama ?? input.isi.penjual.penanggungJawab,
      position: input.ttdPenjual?.jabatan ?? input.isi.penjual.jabatan,
      ...signatureDay(input.ttdPenjual?.tanggal),
      hasDutyStamp: true,
    },
    {
      role: 'Pembeli',
      organization: input.isi.pembeli.nama,
      name: input.ttdPembeli?.nama ?? orBlank(input.isi.pembeli.penanggungJawab),
      position: input.ttdPembeli?.jabatan ?? orBlank(input.isi.pembeli.jabatan),
      ...signatureDay(input.ttdPembeli?.tanggal),
      hasDutyStamp: true,
    },
  ],
});

/** Returns the cooperation agreement of an order, regular or booster, with its appendices. */
export function agreementDocument(input: AgreementInput): PrintedDocument {
  const { isi, jenis, noPKS, tanggalPKS } = input;
  return {
    title: noPKS ? `PKS ${noPKS}` : 'Rancangan PKS',
    number: noPKS,
    letterhead: { name: isi.penjual.nama, address: isi.penjual.alamat },
    isDraft: noPKS === null,
    blocks: [
      {
        kind: 'title',
        text: agreementTitle(jenis === 'BOOSTER'),
        subtitle: `Nomor: ${orBlank(noPKS)}`,
      },
      {
        kind: 'paragraph',
        text: `${openingDay(tanggalPKS)}, bertempat di ${isi.tempat}, telah dibuat Perjanjian Kerja Sama (Perjanjian) oleh dan antara:`,
      },
      ...parties(input),
      {
        kind: 'paragraph',
        text: 'yang bersama-sama disebut Para Pihak. Para Pihak sepakat mengikatkan diri dalam Perjanjian pelaksanaan vaksinasi COVID-19 dengan skema gotong royong dengan ketentuan sebagai berikut:',
      },
      ...articles(input),
      {
        kind: 'paragraph',
        text: bold(
          'Perjanjian ini dibuat dalam dua rangkap bermeterai cukup yang mempunyai kekuatan hukum yang sama.',
        ),
        keepWithNext: true,
      },
      agreementSignatures(input),
      ...generalTerms(input),
      ...productSpecification(input),
      ...purchaseOrder(input),
      agreementSignatures(input),
      ...facilityStatements(input),
    ],
  };
}
