import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * Redacts a URL for the log: query parameters without values, and neither identity numbers nor
 * voucher codes or secret addresses of calendars in the path.
 */
export function redactUrl(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())].map(name => `${name.slice(0, 40)}=…`);
  return redactPath(pathname) + (names.length > 0 ? `?${names.join('&')}` : '');
}

/** Redacts the path of a request for the log: secret addresses, voucher codes and 16-digit numbers. */
export const redactPath = (path: string): string =>
  redactIdentityNumbers(
    path
      .replace(/(\/kalender\/)[^/]+/gi, '$1[token]')
      .replace(/(\/checkvoucher\/)[^/]+/gi, '$1[kode]')
      .replace(/(\/voucher\/)[^/]+(?=\/code(?:\/|$))/gi, '$1[kode]'),
  );

/** Replaces what looks like a voucher code in capitals; a long word of capitals is lost as well. */
const redactCodes = (text: string): string =>
  text.replace(/\b[A-HJ-NP-Z]{2,5}[A-HJ-NP-Z2-9]{13}\b/g, '[kode]');

/** Replaces every run of 16 digits, which could be an identity number (NIK). */
export const redactIdentityNumbers = (text: string): string => text.replace(/\d{16}/g, '[NIK]');

/** Creates the logger: JSON lines with UTC times, with secrets, identity numbers and voucher
 * codes redacted. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.password',
        '*.passwordHash',
        '*.token',
        '*.authorization',
        '*.cookie',
        'err.parameters',
        'err.params',
        'err.cause.parameters',
        'err.cause.params',
      ],
      censor: '[redacted]',
    },
    hooks: {
      streamWrite: (text: string) => redactCodes(redactIdentityNumbers(text)),
    },
  };
  // Lines are written together, at the latest after a second; a process that ends writes the rest.
  const buffered = { sync: false, minLength: 4_096, periodicFlush: 1_000 };
  return pino(options, destination ?? pino.destination(buffered));
}
