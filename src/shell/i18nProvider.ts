import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { lazyMessage } from '#src/i18n/lazyMessages.ts';
import { replaceWithGroupedCounts } from '#src/kit/format/groupedCounts.ts';
import { coreMessages } from '#texts/core.ts';
import { locale } from '#texts/locale.ts';

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
