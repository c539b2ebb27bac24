import type { Antrean } from '#contract/dosis/index.ts';
import type { Say } from '#src/i18n/useWords.ts';
import { formatDate } from '#src/ui/format/date.ts';

/** 'Dosis 2, mulai …, paling lambat …', of somebody whose second dose that is. */
export const dueText = (
  say: Say,
  { mulai, palingLambat }: NonNullable<Antrean['jatuhTempo']>,
): string =>
  say('resources.dosis.list.due', { from: formatDate(mulai), until: formatDate(palingLambat) });
