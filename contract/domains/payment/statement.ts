/** A line of a bank statement. */
export interface StatementEntry {
  readonly tanggal: string;
  readonly jumlah: number;
  readonly referensi: string;
}

/** Columns of a bank statement, by position. */
export interface StatementColumns {
  readonly tanggal: number;
  readonly jumlah: number;
  readonly referensi: number;
}

/** Headers of the columns, as Indonesian and English statements write them. */
const headers: Readonly<Record<keyof StatementColumns, RegExp>> = {
  tanggal: /^(tanggal|tgl|date|posting ?date)/i,
  jumlah: /^(jumlah|nominal|amount|kredit|credit)/i,
  referensi: /^(referensi|reference|ref|keterangan|description|berita)/i,
};

/** Returns the columns that a header row names; undefined when one is missing. */
export function statementColumns(cells: readonly string[]): StatementColumns | undefined {
  const at = (header: RegExp) => cells.findIndex(cell => header.test(cell.trim()));
  const columns = {
    tanggal: at(headers.tanggal),
    jumlah: at(headers.jumlah),
    referensi: at(headers.referensi),
  };
  return Object.values(columns).includes(-1) ? undefined : columns;
}

/** Returns a day written as `2026-11-21` or `21/11/2026`; undefined for anything else. */
export function parseStatementDay(text: string): string | undefined {
  const written = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(written);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(written);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [local?.[3], local?.[2], local?.[1]];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${found}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(found)
    ? found
    : undefined;
}

/** Longest amount that is read: 16 digits with separators and decimals. */
const longestAmount = 30;

/**
 * Returns an amount in whole rupiah, written with points or commas between thousands and optional
 * decimals of zero; undefined for anything else.
 */
export function parseStatementAmount(text: string): number | undefined {
  const written = text.trim().replace(/^rp\.?\s*/i, '');
  if (written.length > longestAmount) return undefined;
  const digits = written.replace(/[.,]0{1,2}$/, '').replace(/[.,\s](?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,15}$/.test(digits)) return undefined;
  const amount = Number(digits);
  return amount > 0 ? amount : undefined;
}

/** Letters and digits alone, so that separators do not matter. */
export const normalizedReference = (text: string): string =>
  text.toUpperCase().replace(/[^A-Z0-9]/g, '');
