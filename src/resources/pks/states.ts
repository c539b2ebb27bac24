import type { PksState } from '#contract/states/pks.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colour of each state of an agreement. */
export const pksMeaning = {
  DRAFT: 'neutral',
  TERBIT: 'information',
  MENUNGGU_TTD_BHBU: 'attention',
  MENUNGGU_TTD_PENJUAL: 'attention',
  MENUNGGU_VERIFIKASI: 'attention',
  AKTIF: 'good',
  DITANGGUHKAN: 'bad',
  PERINGATAN: 'attention',
  PEMBERITAHUAN_AKHIR: 'bad',
  DIAMANDEMEN: 'neutral',
  BERAKHIR: 'neutral',
  DIAKHIRI: 'bad',
  DIBATALKAN: 'neutral',
} satisfies Record<PksState, Meaning>;
