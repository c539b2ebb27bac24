import type { SheetRow } from '#contract/domains/lembar/index.ts';
import type { Translate } from '#src/i18n/useMessages.ts';

/** Returns the name of a control with the row it belongs to, because each row has one with the same text. */
export const ofRow = (t: Translate, text: string, { nomor, orang }: SheetRow): string =>
  t('resources.lembar.of_row', { text, number: nomor, name: orang?.nama ?? '' });
