import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * Redacts a URL for the log: query parameters without values, and no 16-digit numbers in the path.
 */
export function redactUrl(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())].map(name => `${name.slice(0, 40)}=…`);
  return redactIdentityNumbers(pathname + (names.length > 0 ? `?${names.join('&')}` : ''));
}

/** Replaces every run of 16 digits, which could be an identity number (NIK). */
export const redactIdentityNumbers = (text: string): string => text.replace(/\d{16}/g, '[NIK]');

/** Creates the logger: JSON lines with UTC times, with secrets and identity numbers redacted. */
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
      streamWrite: redactIdentityNumbers,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
