import { cleanValue } from '#contract/core/values/clean.ts';

const dayMonthYear = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const eightDigits = /^(\d{2})(\d{2})(\d{4})$/;
const yearMonthDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is an existing date in the form 'yyyy-mm-dd'. */
export function isIsoDate(text: string): boolean {
  if (!yearMonthDay.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  // JavaScript turns 30 February into 2 March, so the round trip detects invalid dates.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/**
 * Reads a typed date: '31-12-2026', '31/12/2026', '31122026' or '2026-12-31'. Returns it as
 * 'yyyy-mm-dd', or undefined when it is no such date.
 */
export function parseTypedDate(typed: string): string | undefined {
  const text = cleanValue(typed);
  const [, day = '', month = '', year = ''] =
    dayMonthYear.exec(text) ?? eightDigits.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : undefined;
}

/** Formats a value for typing, '31-12-2026'; a text that is no date stays as it is. */
export function formatTypedDate(value: string): string {
  if (!isIsoDate(value)) return value;
  const [year, month, day] = value.split('-');
  return `${day}-${month}-${year}`;
}
