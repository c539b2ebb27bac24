import pg from 'pg';

/** Converts PostgreSQL's text representation of a value. */
type Parse<T> = (text: string) => T;

const instantPattern =
  /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:([+-])(\d\d)(?::?(\d\d))?)?$/;

/**
 * Parses `timestamptz` or `timestamp` to ISO 8601 in UTC, such as '2026-11-21T08:05:00.000Z';
 * without a zone, UTC is assumed. Has at least millisecond precision and keeps microseconds, which
 * a Date would lose.
 * @throws RangeError for years outside 0001 to 9999
 */
export const parseInstant: Parse<string> = text => {
  const match = instantPattern.exec(text);
  if (!match) throw new RangeError(`No instant of the years 0001 to 9999: ${text}`);
  const [, day = '', time = '', fraction = '', sign, hours = '0', minutes = '0'] = match;
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? 60_000 : -60_000);
  const seconds =
    offsetMs === 0
      ? `${day}T${time}`
      : new Date(Date.parse(`${day}T${time}Z`) + offsetMs).toISOString().slice(0, 19);
  return `${seconds}.${fraction.padEnd(fraction.length > 3 ? 6 : 3, '0')}Z`;
};

/**
 * Parses an `int8`.
 * @throws RangeError when the value is not a safe integer
 */
export const parseInt8: Parse<number> = text => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${text}`);
  return value;
};

/** Returns the text unchanged: a date is 'YYYY-MM-DD', a numeric keeps every digit. */
const keepText: Parse<string> = text => text;

const { builtins } = pg.types;

// OIDs of array types, which are fixed in PostgreSQL's catalogue; pg has constants for the element
// types only.
const arrayOids = {
  text: 1009,
  int8: 1016,
  timestamp: 1115,
  date: 1182,
  timestamptz: 1185,
  interval: 1187,
};

/** pg's default parser; typed for any OID, not only the named ones. */
const defaultParser = pg.types.getTypeParser as (
  oid: number,
  format?: 'text' | 'binary',
) => unknown;

const parseTextArray = defaultParser(arrayOids.text) as Parse<(string | null)[]>;

const arrayParser =
  <T>(parse: Parse<T>): Parse<(T | null)[]> =>
  text =>
    parseTextArray(text).map(element => (element === null ? null : parse(element)));

const parsers = new Map<number, Parse<unknown>>([
  [builtins.INT8, parseInt8],
  [builtins.NUMERIC, keepText],
  [builtins.DATE, keepText],
  [builtins.INTERVAL, keepText],
  [builtins.TIMESTAMP, parseInstant],
  [builtins.TIMESTAMPTZ, parseInstant],
  [arrayOids.int8, arrayParser(parseInt8)],
  [arrayOids.date, arrayParser(keepText)],
  [arrayOids.interval, arrayParser(keepText)],
  [arrayOids.timestamp, arrayParser(parseInstant)],
  [arrayOids.timestamptz, arrayParser(parseInstant)],
]);

/** Type parsers for pg's `types` option; other types use pg's defaults. */
export const typeParsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    defaultParser(oid, format)) as typeof pg.types.getTypeParser,
};
