import type { SuratState } from '#contract/states/surat.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colours of the states of a letter. */
export const suratMeaning: Readonly<Record<SuratState, Meaning>> = {
  DRAFT: 'neutral',
  TERKIRIM: 'attention',
  DIBACA: 'information',
  DITERIMA: 'good',
  DISANGGAH: 'bad',
  DIBATALKAN: 'neutral',
};
