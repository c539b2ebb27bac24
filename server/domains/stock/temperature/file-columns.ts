/** The columns of a file: a date and time in one of them or in two. */
export interface ReadingColumns {
  /** Has the date, and also the time unless `jam` is given. */
  readonly waktu: number;
  readonly jam?: number;
  readonly suhu: number;
  /** Whether its header says Fahrenheit. */
  readonly isFahrenheit: boolean;
}

/** Returns a header in lower case, without units and marks: `suhu` for `Suhu (°C)`. */
const plain = (header: string): string =>
  header
    .toLowerCase()
    .replace(/[([].*$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const dateWords = /\b(tanggal|tgl|date)\b/;
const timeWords = /\b(jam|pukul|time|waktu)\b/;
const isDateTime = (name: string): boolean =>
  /^(date ?time|time ?stamp|timestamp\w*)\b/.test(name) ||
  (dateWords.test(name) && timeWords.test(name));
const isTemperature = (name: string): boolean =>
  /^(suhu|temp|temperatur|temperature|celsius|c)\b/.test(name) &&
  !/\b(max|min|maks|tertinggi|terendah|alarm|high|low|limit|batas|status|set)\b/.test(name);

/** Finds the columns in a row of headers; undefined when the row is no header. */
export function findReadingColumns(headers: readonly string[]): ReadingColumns | undefined {
  const names = headers.map(plain);
  const suhu = names.findIndex(isTemperature);
  if (suhu < 0) return undefined;
  const isFahrenheit = /°\s*F\b|℉|\(F\)|fahrenheit/i.test(headers[suhu] ?? '');
  const joined = names.findIndex(isDateTime);
  if (joined >= 0) return { waktu: joined, suhu, isFahrenheit };
  const date = names.findIndex(name => dateWords.test(name));
  const time = names.findIndex(name => timeWords.test(name));
  if (date >= 0 && time >= 0) return { waktu: date, jam: time, suhu, isFahrenheit };
  const waktu = Math.max(date, time);
  return waktu < 0 ? undefined : { waktu, suhu, isFahrenheit };
}
