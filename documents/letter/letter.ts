import type { Block, Letterhead, PrintedDocument } from '#contract/core/document/block.ts';
import type { Surat } from '#contract/domains/surat.ts';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import type { Pks, PksSnapshot } from '#contract/domains/pks/record.ts';
import type { SuratKind } from '#contract/states/surat.ts';
import { bold, longDay, orBlank } from '../format.ts';
import { bodyOf } from './bodies.ts';

/** What each kind of letter is about, in its title, its subject line and the subject of its mail. */
export const letterTitles: Readonly<Record<SuratKind, string>> = {
  PERINGATAN: 'Pemberitahuan pelanggaran',
  PEMULIHAN: 'Pemberitahuan pelanggaran telah dipulihkan',
  PENGAKHIRAN: 'Pemberitahuan pengakhiran perjanjian',
  KEADAAN_KAHAR: 'Pemberitahuan keadaan kahar',
  PERUBAHAN_REKENING: 'Pemberitahuan perubahan rekening',
  PENGINGAT_PEMBAYARAN: 'Pengingat pembayaran',
};

type Account = PksSnapshot['rekening'];

/** The invoice that a letter is about. */
export type LetterInvoice = Pick<
  Invoice,
  | 'dibayar'
  | 'dikredit'
  | 'hariTerakhir'
  | 'nilaiTagihan'
  | 'noInvoice'
  | 'noPKS'
  | 'penghapusan'
  | 'rekeningTujuan'
  | 'sisa'
  | 'tanggalInvoice'
>;

/** What a letter is made of. */
export interface LetterInput extends Pick<
  Surat,
  'batas' | 'jenis' | 'noSurat' | 'sebab' | 'tanggalKejadian' | 'uraian'
> {
  /** Day of the letter; of a draft, the day on which it is read. */
  readonly tanggal: string;
  readonly letterhead: Letterhead | null;
  readonly penjual: {
    readonly nama: string;
    readonly penandaTangan: string;
    readonly jabatan: string;
  };
  readonly pembeli: {
    readonly nama: string;
    readonly alamat: string;
    readonly penanggungJawab: string | null;
  };
  readonly pks: Pick<Pks, 'noPKS' | 'tanggalPKS'> | null;
  readonly invoice: LetterInvoice | null;
  /** The account of the agreement, and the one that takes its place from a day. */
  readonly rekening: {
    readonly lama: Account;
    readonly rekening: Account;
    readonly mulai: string;
  } | null;
}

const subjectRows = ({ pks, invoice }: LetterInput) => [
  ...(pks
    ? [
        {
          label: 'Perjanjian',
          value: `${orBlank(pks.noPKS)}${pks.tanggalPKS ? ` tanggal ${longDay(pks.tanggalPKS)}` : ''}`,
        },
      ]
    : []),
  ...(invoice
    ? [
        {
          label: 'Invoice',
          value: `${orBlank(invoice.noInvoice)}${invoice.tanggalInvoice ? ` tanggal ${longDay(invoice.tanggalInvoice)}` : ''}`,
        },
      ]
    : []),
];

/** Returns a letter from the seller to a company. */
export function letterDocument(input: LetterInput): PrintedDocument {
  const { jenis, noSurat, tanggal, letterhead, penjual, pembeli } = input;
  const title = letterTitles[jenis];
  const to: Block = {
    kind: 'facts',
    rows: [
      { label: 'Tanggal', value: longDay(tanggal) },
      { label: 'Perihal', value: bold(title) },
      { label: 'Kepada', value: bold(pembeli.nama) },
      ...(pembeli.penanggungJawab ? [{ label: 'u.p.', value: pembeli.penanggungJawab }] : []),
      ...(pembeli.alamat ? [{ label: 'Alamat', value: pembeli.alamat }] : []),
      ...subjectRows(input),
    ],
  };
  return {
    title: noSurat ? `${title} ${noSurat}` : `Rancangan ${title.toLowerCase()}`,
    number: noSurat,
    letterhead,
    isDraft: noSurat === null,
    blocks: [
      { kind: 'title', text: title.toUpperCase(), subtitle: `Nomor: ${orBlank(noSurat)}` },
      to,
      { kind: 'paragraph', text: 'Dengan hormat,' },
      ...bodyOf(input),
      {
        kind: 'paragraph',
        text: 'Surat ini dikirim dengan tautan pribadi. Melalui tautan itu Saudara dapat mengakui penerimaannya, atau menyanggah isinya dengan alasan. Waktu pengiriman, pembacaan, dan tanggapan dicatat.',
      },
      {
        kind: 'signatures',
        parties: [
          {
            role: 'Hormat kami',
            organization: penjual.nama,
            name: orBlank(penjual.penandaTangan),
            position: orBlank(penjual.jabatan),
            day: longDay(tanggal),
          },
        ],
      },
    ],
  };
}
