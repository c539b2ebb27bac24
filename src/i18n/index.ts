import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { formatNumber } from '#src/ui/format/number.ts';
import { core } from './id/core.ts';
import { laterWord } from './later.ts';
import type { Messages } from './messages.ts';

/** The language that is always there; react-admin wants the first one without waiting. */
export const defaultLocale = 'id';

/**
 * Languages beside the first, each loaded when it is chosen:
 * `{ en: { name: 'English', load: async () => (await import('./en/index.ts')).english } }`.
 */
const others: Record<string, { name: string; load: () => Promise<Messages> }> = {};

/** Placeholders that hold counts: written 1.284, while polyglot still chooses by the number. */
const counts = new Set([
  'smart_count',
  'total',
  'offsetBegin',
  'offsetEnd',
  'page',
  'min',
  'max',
  'done',
  'failed',
]);

type Fill = (expression: string, name: string) => unknown;

/** polyglot's way to fill placeholders, with the counts grouped. */
export function fillGrouped(this: string, placeholder: RegExp, fill: Fill): string {
  return this.replace(placeholder, (expression: string, name: string) => {
    const value = fill(expression, name);
    return typeof value === 'number' && counts.has(name) ? formatNumber(value) : String(value);
  });
}

/** A provider of words, with its own current language. */
export function createI18nProvider(): I18nProvider {
  const provider = polyglotI18nProvider(
    locale => others[locale]?.load() ?? core,
    defaultLocale,
    [
      { locale: defaultLocale, name: 'Bahasa Indonesia' },
      ...Object.entries(others).map(([locale, { name }]) => ({ locale, name })),
    ],
    { replace: fillGrouped },
  );
  return {
    ...provider,
    // What polyglot does not know it takes from `_`, and fills as any other text.
    translate: (key, options: Record<string, unknown> = {}) => {
      const later = laterWord(key);
      return provider.translate(key, later === undefined ? options : { ...options, _: later });
    },
  };
}

/** The console's words, for `<Admin i18nProvider>`. */
export const i18nProvider = createI18nProvider();
