import { once } from '#contract/core/values/once.ts';
import { dateLocale } from '#texts/locale.ts';

const sentence = once(() => new Intl.ListFormat(dateLocale, { type: 'conjunction' }));

/** Formats texts as a list within a sentence: 'satu, dua, dan tiga'. */
export const formatList = (texts: readonly string[]): string => sentence().format(texts);
