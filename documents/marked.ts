import type { PrintedDocument } from '#contract/core/document/block.ts';
import type { DeadState } from '#contract/core/document/calls.ts';
import { bold, longDay, orBlank } from './format.ts';

/** What the cover says of a document that no longer counts. */
const meanings: Readonly<Record<DeadState, string>> = {
  DIBATALKAN:
    'Dokumen ini telah dibatalkan dan tidak berlaku. Jangan membayar atau menyerahkan sesuatu atas dasar dokumen ini.',
  DIGANTI:
    'Dokumen ini telah diganti dengan dokumen lain dan tidak berlaku lagi. Gunakan penggantinya.',
  BERAKHIR: 'Dokumen ini telah berakhir dan tidak berlaku lagi.',
};

/**
 * Returns the copy of a document that no longer counts: a cover that says so, then its pages as they
 * were issued, each with the word behind its text.
 * @param day the day on which the copy is made
 */
export const markedDocument = (
  document: PrintedDocument,
  state: DeadState,
  day: string,
): PrintedDocument => ({
  ...document,
  title: `${state} - ${document.title}`,
  mark: state,
  blocks: [
    { kind: 'pageBreak', begins: { number: `${state}: ${document.title}` } },
    { kind: 'title', text: state, subtitle: document.title },
    { kind: 'paragraph', text: bold(meanings[state]) },
    {
      kind: 'facts',
      rows: [
        { label: 'Dokumen', value: document.title },
        { label: 'Nomor', value: orBlank(document.number) },
        { label: 'Keadaan', value: bold(state) },
        { label: 'Salinan ini dibuat', value: longDay(day) },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Halaman berikut memuat isi dokumen seperti saat diterbitkan, dengan tanda di belakang teksnya. Salinan asli tanpa tanda, yang sidik SHA-256-nya tercatat, dapat diunduh dari portal. Keadaan dokumen sekarang ditunjukkan oleh kode QR di dalamnya.',
    },
    { kind: 'pageBreak', begins: { number: document.number } },
    ...document.blocks,
  ],
});
