import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import type { Translate } from '#src/i18n/useMessages.ts';

/** Returns 'Dosis 2', or 'Booster' for a booster, which is dose 1 of its own registration. */
export const doseName = (
  t: Translate,
  { vaccinationType, dosisKe }: Pick<Dose, 'vaccinationType' | 'dosisKe'>,
): string =>
  vaccinationType === 0
    ? t('resources.vaksinasi.dose', { number: dosisKe })
    : t(`resources.vaksinasi.type.${vaccinationType}`);
