import type { QueueEntry } from '#contract/vaksinasi/index.ts';
import type { Translate } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/ui/format/date.ts';

/** Returns 'Dosis 2, mulai …, paling lambat …' for a peserta whose second dose is due. */
export const dueText = (
  t: Translate,
  { mulai, palingLambat }: NonNullable<QueueEntry['jatuhTempo']>,
): string =>
  t('resources.vaksinasi.list.due', { from: formatDate(mulai), until: formatDate(palingLambat) });
