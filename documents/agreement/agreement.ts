import type { Block, PrintedDocument, Signatory } from '#contract/core/document/block.ts';
import type { PksSnapshot } from '#contract/domains/pks/record.ts';
import {
  blank,
  bold,
  dayInWords,
  inWords,
  longDay,
  openingDay,
  orBlank,
  rupiah,
} from '../format.ts';
import {
  facilityStatements,
  generalTerms,
  productSpecification,
  purchaseOrder,
} from './appendices.ts';
import type { AgreementInput } from './input.ts';
import { priceDecrees } from './money.ts';

/** Version of the texts in this folder; an issued agreement keeps the blocks of its version. */
export const agreementTextVersion = 4;

/** Returns the title of an agreement, as its amendments name it. */
export const agreementTitle = (isBooster: boolean): string =>
  `PERJANJIAN KERJA SAMA VAKSINASI GOTONG ROYONG${isBooster ? ' DOSIS LANJUTAN (BOOSTER)' : ''}`;

const object = ({ isi, jenis }: AgreementInput): string => {
  const what = isi.model === 'PAKET_LAYANAN' ? 'Paket Layanan' : 'Produk';
  const doses = jenis === 'BOOSTER' ? 'dosis lanjutan (booster)' : 'dosis primer';
  return `Penjual menyediakan dan Pembeli memesan ${what} untuk ${doses} sejumlah ${inWords(isi.jumlahDosis)} dosis bagi ${inWords(isi.jumlahPeserta)} Peserta, dengan rincian dalam Lampiran III.`;
};

const payment = ({ isi }: AgreementInput): string =>
  isi.skemaBayar === 'TERMIN_50_50'
    ? 'Pembayaran dilakukan dalam dua termin: 50% (lima puluh persen) dari total harga pada Tanggal Efektif, dan sisanya paling lambat sehari sebelum penyerahan pertama yang direncanakan.'
    : 'Pembayaran dilakukan sekaligus 100% (seratus persen) dari total harga pada Tanggal Efektif.';

/** The articles of the agreement itself, before its appendices. */
function articles(input: AgreementInput): Block[] {
  const { isi, berlakuSampai } = input;
  const list: readonly (readonly [string, readonly string[]])[] = [
    ['Objek Perjanjian', [object(input)]],
    [
      'Harga',
      [
        `Total harga adalah ${rupiah(isi.totalHarga)} (${isi.terbilang}), dengan rincian harga dan pajak dalam Lampiran III.${isi.pphDipotong ? ` Dari jumlah itu Pembeli memotong Pajak Penghasilan yang diperkirakan sebesar ${rupiah(isi.pphDipotong)}, yang dilunasi dengan bukti pemotongan.` : ''}`,
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
        `Perjanjian berlaku sejak ditandatangani kedua Pihak sampai dengan ${berlakuSampai ? dayInWords(berlakuSampai) : blank}.`,
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

/** One party: where it is, its numbers, and who acts for it. */
const party = (
  number: string,
  { nama, alamat, npwp, nib, penanggungJawab, jabatan }: PksSnapshot['penjual'],
  { role, end }: { readonly role: string; readonly end: string },
): Block => ({
  kind: 'clause',
  level: 1,
  number,
  text: [
    { text: nama, isBold: true },
    {
      text: `, berkedudukan di ${orBlank(alamat)}, NPWP ${orBlank(npwp)}${nib ? `, NIB ${nib}` : ''}, dalam hal ini diwakili oleh ${orBlank(penanggungJawab)} selaku ${orBlank(jabatan)}, yang menurut anggaran dasarnya berwenang bertindak untuk dan atas nama ${nama}, selanjutnya disebut `,
    },
    { text: role, isBold: true },
    { text: end },
  ],
});

/** The parties, as the openings of an agreement and of its amendments name them. */
export const parties = ({ isi }: Pick<AgreementInput, 'isi'>): Block[] => [
  party('1.', isi.penjual, { role: 'Penjual', end: '; dan' }),
  party('2.', isi.pembeli, { role: 'Pembeli', end: ',' }),
];

/** Why the parties agree, and on what law. */
const recitals = ({ isi }: AgreementInput): Block[] =>
  [
    'Penjual berdasarkan Peraturan Menteri Kesehatan Nomor 10 Tahun 2021 tentang Pelaksanaan Vaksinasi dalam Rangka Penanggulangan Pandemi COVID-19 beserta perubahannya menyediakan vaksin untuk vaksinasi gotong royong;',
    `harga vaksin dan tarif pelayanan tertinggi ditetapkan dengan ${priceDecrees(isi)}; dan`,
    'Pembeli bermaksud melaksanakan vaksinasi gotong royong bagi Peserta atas biayanya sendiri.',
  ].map((text, at) => ({ kind: 'clause', level: 2, number: `${'abc'.charAt(at)}.`, text }));

const signatureDay = (day: string | undefined): Pick<Signatory, 'day'> =>
  day === undefined ? {} : { day: longDay(day) };

/**
 * The signature block: name, position, date and stamp. The duty stamp is at the signatures of the
 * agreement itself, because one is due for each copy.
 */
export const agreementSignatures = (
  input: Pick<AgreementInput, 'isi' | 'ttdPembeli' | 'ttdPenjual'>,
  { hasDutyStamp = true }: { readonly hasDutyStamp?: boolean } = {},
): Block => ({
  kind: 'signatures',
  parties: [
    {
      role: 'Penjual',
      organization: input.isi.penjual.nama,
      name: input.ttdPenjual?.nama ?? input.isi.penjual.penanggungJawab,
      position: input.ttdPenjual?.jabatan ?? input.isi.penjual.jabatan,
      ...signatureDay(input.ttdPenjual?.tanggal),
      hasCompanyStamp: true,
      ...(hasDutyStamp ? { hasDutyStamp: true } : {}),
    },
    {
      role: 'Pembeli',
      organization: input.isi.pembeli.nama,
      name: input.ttdPembeli?.nama ?? orBlank(input.isi.pembeli.penanggungJawab),
      position: input.ttdPembeli?.jabatan ?? orBlank(input.isi.pembeli.jabatan),
      ...signatureDay(input.ttdPembeli?.tanggal),
      hasCompanyStamp: true,
      ...(hasDutyStamp ? { hasDutyStamp: true } : {}),
    },
  ],
});

/** Returns the cooperation agreement of an order, regular or booster, with its appendices. */
export function agreementDocument(input: AgreementInput): PrintedDocument {
  const { isi, jenis, noPKS, tanggalPKS } = input;
  return {
    title: noPKS ? `PKS ${noPKS}` : 'Rancangan PKS',
    number: noPKS,
    letterhead: input.letterhead,
    isDraft: noPKS === null,
    blocks: [
      {
        kind: 'title',
        text: agreementTitle(jenis === 'BOOSTER'),
        subtitle: `Nomor: ${orBlank(noPKS)}`,
        initials: ['Penjual', 'Pembeli'],
      },
      {
        kind: 'paragraph',
        text: `${openingDay(tanggalPKS)}, bertempat di ${isi.tempat}, telah dibuat Perjanjian Kerja Sama (Perjanjian) oleh dan antara:`,
      },
      ...parties(input),
      {
        kind: 'paragraph',
        text: 'yang masing-masing disebut Pihak dan bersama-sama disebut Para Pihak. Para Pihak menerangkan bahwa:',
        keepWithNext: true,
      },
      ...recitals(input),
      {
        kind: 'paragraph',
        text: 'Para Pihak sepakat mengikatkan diri dalam Perjanjian pelaksanaan vaksinasi COVID-19 dengan skema gotong royong dengan ketentuan sebagai berikut:',
      },
      ...articles(input),
      {
        kind: 'paragraph',
        text: bold(
          'Perjanjian ini dibuat dalam dua rangkap bermeterai cukup yang mempunyai kekuatan hukum yang sama. Satu meterai dibubuhkan pada setiap rangkap: pada tanda tangan Pembeli di rangkap untuk Penjual, dan pada tanda tangan Penjual di rangkap untuk Pembeli.',
        ),
        keepWithNext: true,
      },
      agreementSignatures(input),
      ...generalTerms(input),
      ...productSpecification(input),
      ...purchaseOrder(input),
      agreementSignatures(input, { hasDutyStamp: false }),
      ...facilityStatements(input),
    ],
  };
}
