import { interpolate } from '#src/i18n/interpolate.ts';
import { api } from '#texts/api.ts';
import { dateLocale } from '#texts/locale.ts';

/**
 * Returns the seconds in the header `Retry-After` of a 429 or 503; undefined for another response,
 * and without a readable header. The header holds seconds or a date (RFC 9110, 10.2.3).
 */
export function retryAfterSeconds({ status, headers }: Response): number | undefined {
  const header = headers.get('retry-after');
  if (header === null || (status !== 429 && status !== 503)) return undefined;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(1, seconds);
}

/** '5 detik', '2 menit'. */
function formatWait(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(dateLocale, format).format(count);
}

/** A last sentence that starts with the advice to try again. */
const ownAdvice = new RegExp(`\\.?\\s*${api.retry_advice}[^.]*\\.?$`, 'i');

/** Adds when to try again to a message, in place of its own advice to try again. */
export function withRetryTime(message: string, seconds: number | undefined): string {
  if (seconds === undefined) return message;
  const reason = message.replace(ownAdvice, '').replace(/\.$/, '');
  const advice = interpolate(api.retry_in, { time: formatWait(seconds) });
  return `${reason === '' ? '' : `${reason}. `}${advice}`;
}
