import type { Locale } from '#contract/core/locale.ts';

/** The language of these texts. */
export const locale: Locale = 'id';

/** The language of months, weekdays and lists that are written out. */
export const dateLocale: string = 'id-ID';
