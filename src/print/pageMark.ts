import type { Printable } from '#contract/core/document/calls.ts';

/**
 * Returns the word that is printed across each page of a draft, and of a document that no longer
 * counts; undefined for others.
 */
export function markOf({ dokumen, berkas }: Printable): string | undefined {
  if (dokumen.isDraft) return 'RANCANGAN';
  switch (berkas?.keadaan) {
    case 'DIBATALKAN':
    case 'DIGANTI':
    case 'BERAKHIR':
      return berkas.keadaan;
    default:
      return undefined;
  }
}
