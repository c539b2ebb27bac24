import { parseAccept } from 'hono/utils/accept';
import { defaultLocale, type Locale } from '#contract/core/locale.ts';
import { english } from '#contract/core/messages/en/index.ts';
import { indonesian } from '#contract/core/messages/id/index.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { renderMessage, type Catalog, type Catalogs } from '#contract/core/messages/render.ts';
import { serverTexts as englishTexts } from './en/index.ts';
import { serverTexts } from './id/index.ts';

/** Renders messages in the languages of the catalogs. */
export interface Translator {
  readonly render: (message: Message, locale?: string) => string;
  /** Returns the first locale of an `Accept-Language` header that has a catalog. */
  readonly localeOf: (acceptLanguage: string | null) => string;
}

/** The languages of the server. */
export const catalogs: Readonly<Record<Locale, Catalog>> = {
  id: { ...indonesian, texts: { ...indonesian.texts, ...serverTexts } },
  en: { ...english, texts: { ...english.texts, ...englishTexts } },
};

/** Creates a translator of catalogs. */
export const createTranslator = (known: Catalogs): Translator => ({
  render: (message, locale = defaultLocale) => renderMessage(known, locale, message),
  localeOf: acceptLanguage =>
    parseAccept(acceptLanguage ?? '')
      .filter(({ q }) => q > 0)
      .map(({ type }) => type.split('-', 1)[0]?.toLowerCase() ?? '')
      .find(language => Object.hasOwn(known, language)) ?? defaultLocale,
});

/** Renders in the server's languages. */
export const translator = createTranslator(catalogs);

/** Returns a function that renders messages in the language of a request. */
export const renderFor =
  ({ render, localeOf }: Translator, request: Request) =>
  (message: Message): string =>
    render(message, localeOf(request.headers.get('accept-language')));
