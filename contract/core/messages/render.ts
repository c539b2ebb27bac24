import { defaultLocale } from '../locale.ts';
import type { FormatParams, Message, MessageParam, Texts } from './message.ts';

/** What a language needs: its texts and its formats of placeholders. */
export interface Catalog {
  readonly texts: Texts;
  readonly formats: Formats;
}

/** The formats of placeholders in one language; lists get their items rendered. */
export interface Formats {
  readonly day: (day: string) => string;
  readonly shortDay: (day: string) => string;
  readonly rupiah: (amount: number) => string;
  readonly number: (value: number) => string;
  readonly percent: (value: number) => string;
  readonly or: (items: readonly string[]) => string;
  readonly and: (items: readonly string[]) => string;
  readonly list: (items: readonly string[]) => string;
  readonly sentences: (items: readonly string[]) => string;
}

/** The catalogs by locale. The default locale is shown to readers of a language without one. */
export type Catalogs = Readonly<Record<string, Catalog>> & { readonly id: Catalog };

/**
 * Renders a message in a language. A key without text is shown itself, and a placeholder without
 * value stays as it is.
 */
export function renderMessage(catalogs: Catalogs, locale: string, message: Message): string {
  const catalog = (Object.hasOwn(catalogs, locale) && catalogs[locale]) || catalogs[defaultLocale];
  return renderIn(catalog, message);
}

/** Renders a message with a catalog; `renderMessage` describes how. */
export function renderIn(catalog: Catalog, { key, params = {} }: Message): string {
  const text = Object.hasOwn(catalog.texts, key) ? catalog.texts[key] : undefined;
  return (text ?? key).replace(
    /%\{(\w+)(?::(\w+))?\}/g,
    (placeholder, name: string, format?: keyof FormatParams) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined;
      return value === undefined ? placeholder : renderParam(catalog, value, format);
    },
  );
}

function renderParam(catalog: Catalog, value: MessageParam, format?: keyof FormatParams): string {
  const { formats } = catalog;
  if (typeof value === 'string') {
    return format === 'day' || format === 'shortDay' ? formats[format](value) : value;
  }
  if (typeof value === 'number') {
    const isNumberFormat = format === 'rupiah' || format === 'number' || format === 'percent';
    return isNumberFormat ? formats[format](value) : String(value);
  }
  if ('key' in value) return renderIn(catalog, value);
  const items = value.map(item => (typeof item === 'string' ? item : renderIn(catalog, item)));
  const isListFormat = format === 'or' || format === 'and' || format === 'sentences';
  return formats[isListFormat ? format : 'list'](items);
}
