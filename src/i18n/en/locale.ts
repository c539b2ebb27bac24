import type { Locale } from '#contract/core/locale.ts';

/** The language of these texts. */
export const locale: Locale = 'en';

/** The language of months, weekdays and lists that are written out. */
export const dateLocale: string = 'en-GB';
