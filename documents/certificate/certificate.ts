import type { Certificate } from '#contract/domains/certificate/record.ts';
import type { Block, PrintedDocument } from '#contract/core/document/block.ts';
import { cardToQr } from '#contract/core/health-card.ts';
import { bold, longDay, orBlank } from '../format.ts';
import { kipiWords } from '../kipi/words.ts';

/** What a proof of vaccination prints. Identity numbers are masked. */
export interface CertificateInput extends Pick<
  Certificate,
  | 'nomor'
  | 'vaccinationType'
  | 'nama'
  | 'identitas'
  | 'tanggalLahir'
  | 'namaBHBU'
  | 'namaFaskes'
  | 'dosis'
  | 'noSertifikatNasional'
> {
  /** Day of its issue. */
  readonly diterbitkan: string;
  /** Name of the person who issued it. */
  readonly penerbit: string | null;
  /** The signed SMART Health Card; null without one. */
  readonly kartu: string | null;
}

/** The types of vaccination, as a proof names them. */
const typeNames = { 0: 'Reguler', 1: 'Booster', 2: 'Booster eksternal' } as const;

/** The head of each proof; it is issued under the programme and not by the seller. */
const letterhead = {
  name: 'Program Vaksinasi Gotong Royong',
  address: 'Bukti vaksinasi peserta program',
};

const cardBlock = (card: string): Block => ({
  kind: 'qr',
  value: cardToQr(card),
  size: 'large',
  text: [
    { text: 'SMART Health Card', isBold: true },
    {
      text: ': dibaca oleh aplikasi pemeriksa kartu kesehatan di negara lain, juga tanpa jaringan. Isinya nama, tanggal lahir dan dosis di atas, ditandatangani secara digital.',
    },
  ],
});

const blocksOf = (proof: CertificateInput): Block[] => [
  { kind: 'title', text: 'BUKTI VAKSINASI', subtitle: `Nomor: ${proof.nomor}` },
  {
    kind: 'paragraph',
    text: 'Dengan ini dinyatakan bahwa orang berikut telah menerima vaksinasi dalam Program Vaksinasi Gotong Royong.',
  },
  {
    kind: 'facts',
    rows: [
      { label: 'Nama', value: bold(proof.nama) },
      { label: 'NIK atau paspor', value: proof.identitas },
      { label: 'Tanggal lahir', value: longDay(proof.tanggalLahir) },
      ...(proof.namaBHBU ? [{ label: 'Perusahaan', value: proof.namaBHBU }] : []),
      { label: 'Jenis vaksinasi', value: typeNames[proof.vaccinationType] },
      ...(proof.noSertifikatNasional
        ? [{ label: 'Nomor sertifikat nasional', value: proof.noSertifikatNasional }]
        : []),
    ],
  },
  {
    kind: 'table',
    columns: [
      { label: 'Dosis', width: 9, align: 'center' },
      { label: 'Tanggal', width: 20 },
      { label: 'Vaksin', width: 20 },
      { label: 'Batch', width: 14 },
      { label: 'Tempat suntikan', width: 14 },
      { label: 'Faskes', width: 23 },
    ],
    rows: proof.dosis.map(dose => [
      `${dose.dosisKe}`,
      longDay(dose.tanggal),
      dose.vaksin,
      dose.batch,
      dose.lokasi ? kipiWords.site[dose.lokasi] : '',
      dose.namaFaskes,
    ]),
  },
  {
    kind: 'facts',
    rows: [
      { label: 'Diterbitkan', value: longDay(proof.diterbitkan) },
      { label: 'Oleh', value: orBlank(proof.penerbit) },
      { label: 'Faskes dosis terakhir', value: proof.namaFaskes },
    ],
  },
  {
    kind: 'paragraph',
    text: 'Bukti ini tidak menggantikan sertifikat vaksinasi nasional. Bukti yang dicabut atau diganti tidak berlaku lagi; kode di bawah menunjukkan keadaannya sekarang.',
  },
  ...(proof.kartu === null ? [] : [cardBlock(proof.kartu)]),
];

/** Returns the document of a proof of vaccination, without its QR code. */
export const certificateDocument = (proof: CertificateInput): PrintedDocument => ({
  title: `Bukti vaksinasi ${proof.nomor}`,
  number: proof.nomor,
  letterhead,
  isDraft: false,
  blocks: blocksOf(proof),
});

/** Returns one document with those of several proofs, each with its own pages and their numbers. */
export const joinCertificates = (proofs: readonly PrintedDocument[]): PrintedDocument => ({
  title: 'Bukti vaksinasi',
  number: null,
  letterhead,
  isDraft: false,
  blocks: proofs.flatMap(({ blocks, number }): readonly Block[] => [
    { kind: 'pageBreak', begins: { number } },
    ...blocks,
  ]),
});
