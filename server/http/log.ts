import { pino, type DestinationStream, type Logger } from 'pino';

/** An address as it may be logged: no value of its query, and no long number in its path. */
export function loggable(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())].map(name => `${name.slice(0, 40)}=…`);
  return withoutIdentity(pathname + (names.length > 0 ? `?${names.join('&')}` : ''));
}

/** A text with every run of sixteen digits, which could be an identity number, struck out. */
export const withoutIdentity = (text: string): string => text.replace(/\d{16}/g, '[NIK]');

/** The product's log: JSON lines in UTC, without secrets, and without identity numbers wherever they hide. */
export function createLog(level: string, destination?: DestinationStream): Logger {
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
      streamWrite: withoutIdentity,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
