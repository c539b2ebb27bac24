import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import type { Translate } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { doseName } from '../doseName.ts';

/** Returns 'Dosis 2, mulai …, paling lambat …' for a peserta whose second dose is due. */
export const dueText = (
  t: Translate,
  { mulai, palingLambat }: NonNullable<QueueEntry['jatuhTempo']>,
): string =>
  t('resources.vaksinasi.list.due', { from: formatDate(mulai), until: formatDate(palingLambat) });

/** Returns 'Reguler dosis 1', or the type alone for a booster and when all doses were given. */
export function nextDoseText(
  t: Translate,
  { vaccinationType, dosisBerikut }: Pick<QueueEntry, 'vaccinationType' | 'dosisBerikut'>,
): string {
  const type = t(`resources.vaksinasi.type.${vaccinationType}`);
  return vaccinationType !== 0 || dosisBerikut === null
    ? type
    : `${type} ${doseName(t, { vaccinationType, dosisKe: dosisBerikut }).toLowerCase()}`;
}
