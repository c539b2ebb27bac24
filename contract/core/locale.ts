/** The languages of the user interface and of the server's messages. */
export const locales = ['id', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The language of readers who have chosen none, or one without texts. */
export const defaultLocale = 'id' satisfies Locale;

/** Cookie with the language of the console's page, where the browser has no TLS. */
export const localeCookie = 'bahasa';

/** The same over TLS, where the prefix ties it to this host (RFC 6265bis, 4.1.3.2). It wins over the other. */
export const secureLocaleCookie = '__Host-bahasa';

/** Returns the language of that code; undefined when there is none. */
export const asLocale = (code: unknown): Locale | undefined =>
  locales.find(locale => locale === code);
