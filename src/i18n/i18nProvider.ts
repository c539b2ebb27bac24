import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { formatNumber } from '#src/ui/format/number.ts';
import { coreMessages } from '#texts/core.ts';
import { locale } from '#texts/locale.ts';
import { lazyMessage } from './lazyMessages.ts';

/**
 * Placeholders formatted with a thousands separator (1.284); polyglot still chooses the plural by
 * number.
 */
const countPlaceholders = new Set([
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

/** Replacement for polyglot's interpolation that formats counts. */
export function replaceWithGroupedCounts(this: string, placeholder: RegExp, fill: Fill): string {
  return this.replace(placeholder, (expression: string, name: string) => {
    const value = fill(expression, name);
    return typeof value === 'number' && countPlaceholders.has(name)
      ? formatNumber(value)
      : String(value);
  });
}

/**
 * Creates an i18n provider of the language of this build; `switchLanguage` loads the page in the
 * other one.
 */
export function createI18nProvider(): I18nProvider {
  const provider = polyglotI18nProvider(() => coreMessages, locale, undefined, {
    replace: replaceWithGroupedCounts,
  });
  return {
    ...provider,
    // Messages added later are passed as polyglot's default (`_`) and interpolated as usual.
    translate: (key, options: Record<string, unknown> = {}) => {
      const laterMessage = lazyMessage(key);
      return provider.translate(
        key,
        laterMessage === undefined ? options : { ...options, _: laterMessage },
      );
    },
  };
}

/** The console's i18n provider, for `CoreAdminContext`. */
export const i18nProvider = createI18nProvider();
