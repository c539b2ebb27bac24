import type { UsulanPerubahanState } from '#contract/states/usulan-perubahan.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colour of each state of a proposed change. */
export const usulanPerubahanMeaning: Readonly<Record<UsulanPerubahanState, Meaning>> = {
  DIAJUKAN: 'attention',
  DITERAPKAN: 'good',
  DITOLAK: 'bad',
  DITARIK: 'neutral',
  KEDALUWARSA: 'neutral',
};
