import type { Antrean } from '#contract/dosis/index.ts';
import type { Say } from '#src/i18n/useWords.ts';
import { formatDate } from '#src/ui/format/date.ts';

/** Returns 'Dosis 2, mulai …, paling lambat …' for a peserta whose second dose is due. */
export const dueText = (
  say: Say,
  { mulai, palingLambat }: NonNullable<Antrean['jatuhTempo']>,
): string =>
  say('resources.dosis.list.due', { from: formatDate(mulai), until: formatDate(palingLambat) });
