import pg from 'pg';

/** Turns the text that PostgreSQL sends for a value into what the program works with. */
type Parse<T> = (text: string) => T;

const instantPattern =
  /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:([+-])(\d\d)(?::?(\d\d))?)?$/;

/**
 * A `timestamptz` or `timestamp` as ISO 8601 in UTC, such as '2026-11-21T08:05:00.000Z'. One
 * without a zone is taken to be UTC. At least milliseconds, microseconds where there are any:
 * nothing is lost on the way, as it would be through a Date.
 */
export const parseInstant: Parse<string> = text => {
  const match = instantPattern.exec(text);
  if (!match) throw new RangeError(`No instant of the years 0001 to 9999: ${text}`);
  const [, day = '', time = '', fraction = '', sign, hours = '0', minutes = '0'] = match;
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? 60_000 : -60_000);
  const seconds =
    shift === 0
      ? `${day}T${time}`
      : new Date(Date.parse(`${day}T${time}Z`) + shift).toISOString().slice(0, 19);
  return `${seconds}.${fraction.padEnd(fraction.length > 3 ? 6 : 3, '0')}Z`;
};

/** An `int8` as a number. @throws RangeError when a number cannot hold it exactly */
export const parseInt8: Parse<number> = text => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${text}`);
  return value;
};

/** As it came: a date is 'YYYY-MM-DD', a numeric keeps every digit. */
const asText: Parse<string> = text => text;

const { builtins } = pg.types;

// The numbers of array types are fixed in PostgreSQL's catalogue; pg names only those of the elements.
const arrayOf = {
  text: 1009,
  int8: 1016,
  timestamp: 1115,
  date: 1182,
  timestamptz: 1185,
  interval: 1187,
};

/** What pg itself does with a type; any number may be asked for, not only those it has names of. */
const ownParser = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => unknown;

const parseTextArray = ownParser(arrayOf.text) as Parse<(string | null)[]>;

const eachOf =
  <T>(parse: Parse<T>): Parse<(T | null)[]> =>
  text =>
    parseTextArray(text).map(element => (element === null ? null : parse(element)));

const parsers = new Map<number, Parse<unknown>>([
  [builtins.INT8, parseInt8],
  [builtins.NUMERIC, asText],
  [builtins.DATE, asText],
  [builtins.INTERVAL, asText],
  [builtins.TIMESTAMP, parseInstant],
  [builtins.TIMESTAMPTZ, parseInstant],
  [arrayOf.int8, eachOf(parseInt8)],
  [arrayOf.date, eachOf(asText)],
  [arrayOf.interval, eachOf(asText)],
  [arrayOf.timestamp, eachOf(parseInstant)],
  [arrayOf.timestamptz, eachOf(parseInstant)],
]);

/** The parsers of a connection, for the `types` option of pg; all other types stay as pg has them. */
export const valueTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    ownParser(oid, format)) as typeof pg.types.getTypeParser,
};
