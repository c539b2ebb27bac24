import type { Block, Letterhead, PrintedDocument } from '#contract/core/document/block.ts';
import { refusalGrounds } from '#contract/domains/permintaan-data/grounds.ts';
import type { PermintaanData } from '#contract/domains/permintaan-data/record.ts';
import { articlesOf, type RequestKind } from '#contract/states/permintaan-data.ts';
import { correctionTable, type Correction } from './copy.ts';
import { bold, longDay, longInstant, orBlank } from '../format.ts';

/** What each kind of request is about, in its answer. */
export const requestTitles: Readonly<Record<RequestKind, string>> = {
  SALINAN: 'akses dan salinan data pribadi',
  PERBAIKAN: 'perbaikan data pribadi',
  PEMBATASAN: 'pembatasan pemrosesan data pribadi',
  PENARIKAN: 'penarikan persetujuan',
  PENGHAPUSAN: 'penghapusan data pribadi',
  KEBERATAN: 'keberatan atas keputusan otomatis',
  PORTABILITAS: 'pemindahan data pribadi',
};

/** What an answer is made of. */
export interface AnswerInput extends Pick<
  PermintaanData,
  | 'dasarPenolakan'
  | 'diterimaPada'
  | 'jawaban'
  | 'jenis'
  | 'nama'
  | 'nomor'
  | 'selesaiPada'
  | 'status'
> {
  /** Day of the letter; of an open request, the day on which it is read. */
  readonly tanggal: string;
  readonly letterhead: Letterhead | null;
  readonly penjual: string;
  /** What was corrected, of a request for correction. */
  readonly perbaikan: readonly Correction[];
  /** Name of the officer who answered. */
  readonly petugas: string | null;
}

const decision = ({ status, jenis, dasarPenolakan }: AnswerInput): string => {
  if (dasarPenolakan !== null)
    return `Permintaan ini tidak dapat dipenuhi berdasarkan Pasal ${refusalGrounds[dasarPenolakan].pasal} Undang-Undang Nomor 27 Tahun 2022, dengan penjelasan berikut.`;
  if (status === 'DICABUT')
    return 'Permintaan ini telah dipenuhi. Pembatasan yang diberikan kemudian dicabut.';
  return jenis === 'SALINAN' || jenis === 'PORTABILITAS'
    ? 'Permintaan ini telah dipenuhi. Salinan data dan rekam jejaknya disampaikan bersama surat ini.'
    : 'Permintaan ini telah dipenuhi, sebagai berikut.';
};

/** Returns the letter that answers a request about personal data; a draft while it is open. */
export function answerDocument(input: AnswerInput): PrintedDocument {
  const { nomor, nama, jenis, diterimaPada, selesaiPada, jawaban, tanggal, letterhead } = input;
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
  const isDraft = selesaiPada === null;
  return {
    title: `Jawaban permintaan ${nomor}`,
    number: nomor,
    letterhead,
    isDraft,
    blocks: [
      {
        kind: 'title',
        text: 'JAWABAN ATAS PERMINTAAN SUBJEK DATA PRIBADI',
        subtitle: `Nomor: ${nomor}`,
      },
      {
        kind: 'facts',
        rows: [
          { label: 'Tanggal', value: longDay(tanggal) },
          { label: 'Kepada', value: bold(nama) },
          {
            label: 'Perihal',
            value: `Permintaan ${requestTitles[jenis]} (Pasal ${articlesOf[jenis]})`,
          },
          { label: 'Diterima', value: longInstant(diterimaPada) },
          {
            label: 'Dijawab',
            value: selesaiPada === null ? orBlank(null) : longInstant(selesaiPada),
          },
        ],
      },
      paragraph('Dengan hormat,'),
      ...(isDraft
        ? [paragraph('Permintaan ini belum dijawab.')]
        : [
            paragraph(decision(input)),
            ...(jawaban ?? '')
              .split(/\n+/)
              .filter(line => line.trim() !== '')
              .map(paragraph),
            ...(input.perbaikan.length === 0 ? [] : [correctionTable(input.perbaikan)]),
          ]),
      paragraph(
        'Bila jawaban ini belum sesuai, Saudara dapat menghubungi petugas pelindungan data pribadi kami, atau mengajukan keberatan kepada lembaga yang berwenang menurut Undang-Undang Nomor 27 Tahun 2022.',
      ),
      {
        kind: 'signatures',
        parties: [
          {
            role: 'Petugas pelindungan data pribadi',
            organization: input.penjual,
            name: orBlank(input.petugas),
            position: '',
            day: longDay(tanggal),
          },
        ],
      },
    ],
  };
}
