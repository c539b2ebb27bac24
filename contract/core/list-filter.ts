import { issueMessage } from './messages/message.ts';
import { plausibleDay } from './values/plausible-day.ts';
import { z } from './zod.ts';

/** Separates the values of a filter that takes several. */
const separator = ',';

/** Separates the first and the last value of a range. */
const rangeSign = '..';

/** Returns the option that a text names in any case, or the text. */
const inCaseOf = (options: readonly string[], text: string): string =>
  options.find(option => option.toUpperCase() === text.toUpperCase()) ?? text;

/**
 * Returns the schema of a filter that takes one or several options, separated by commas, in any case:
 * `LUNAS,TERBIT`.
 */
export const anyOf = <const T extends readonly [string, ...string[]]>(options: T) =>
  z
    .string()
    .max(1000)
    .transform(text => [...new Set(text.split(separator).map(part => inCaseOf(options, part)))])
    .pipe(z.array(z.enum(options)).min(1))
    .optional();

/** The first and the last value that a range filter includes; one of them may be open. */
export interface Range<T extends string | number = string | number> {
  readonly dari?: T | undefined;
  readonly sampai?: T | undefined;
}

export const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Splits the text of a range; a text without `..` is the first and the last value. */
export function splitRange(text: string): { readonly dari: string; readonly sampai: string } {
  const at = text.indexOf(rangeSign);
  return at < 0
    ? { dari: text, sampai: text }
    : { dari: text.slice(0, at), sampai: text.slice(at + rangeSign.length) };
}

/** Returns the text of a range; '' when both ends are open. */
export function joinRange(dari: string, sampai: string): string {
  if (dari === sampai) return dari;
  return `${dari}${rangeSign}${sampai}`;
}

/** Splits the text of a filter that takes several options. */
export const splitOptions = (text: string): string[] => (text === '' ? [] : text.split(separator));

/** Returns the text of a filter with several options. */
export const joinOptions = (options: readonly string[]): string => options.join(separator);

/** Returns the text of a parsed filter value, as the query of a list takes it. */
export function filterText(value: unknown): string {
  if (Array.isArray(value)) return joinOptions(value.map(String));
  return isRange(value)
    ? joinRange(String(value.dari ?? ''), String(value.sampai ?? ''))
    : String(value);
}

/** Returns the schema of a range whose ends another schema checks. */
const rangeOf = <T extends string | number>(end: z.ZodType<T, string>) =>
  z
    .string()
    .max(60)
    .transform((text, check): Range<T> => {
      const parts = splitRange(text);
      const parsed: { dari?: T; sampai?: T } = {};
      for (const name of ['dari', 'sampai'] as const) {
        if (parts[name] === '') continue;
        const { data, error } = end.safeParse(parts[name]);
        if (error) {
          check.addIssue({ code: 'custom', message: error.issues[0]?.message ?? '' });
          return z.NEVER;
        }
        parsed[name] = data;
      }
      const { dari, sampai } = parsed;
      if (dari === undefined && sampai === undefined) {
        check.addIssue(issueMessage('input.range.empty'));
      } else if (dari !== undefined && sampai !== undefined && dari > sampai) {
        check.addIssue(issueMessage('input.range.reversed'));
      }
      return parsed;
    })
    .optional();

/** A range of days: `2026-11-01..2026-11-30`, `2026-11-01..`, `..2026-11-30`, or one day. */
export const dayRange = () => rangeOf(plausibleDay);

/**
 * A range of amounts in whole rupiah: `1000000..5000000`, `1000000..`, `..5000000`, or one amount. An amount has
 * fewer digits than an identity number.
 */
export const amountRange = () =>
  rangeOf(
    z
      .string()
      .regex(/^\d{1,13}$/, issueMessage('input.range.amount'))
      .transform(Number),
  );
