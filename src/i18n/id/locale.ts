import type { Locale } from '#contract/locale.ts';

/** The language of these texts. */
export const locale: Locale = 'id';

/** The language of months and weekdays that are written out. */
export const dateLocale: string = 'id-ID';
