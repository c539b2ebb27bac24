/**
 * Returns the locale of the user interface, which is the language of the document; empty outside of
 * a page.
 */
export const currentLocale = (): string => document.documentElement.lang;
