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

/** Adds when to try again to a message, in place of its own advice to try again. */
export function withRetryTime(message: string, seconds: number | undefined): string {
  if (seconds === undefined) return message;
  const time = seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
  const reason = message.replace(/\.?\s*Coba lagi[^.]*\.?$/i, '').replace(/\.$/, '');
  return `${reason === '' ? '' : `${reason}. `}Coba lagi dalam ${time}.`;
}
