import { cleanNumber } from '#contract/core/values/clean.ts';
import {
  coretaxStates,
  type CoretaxState,
  type Difference,
} from '#contract/domains/faktur/record.ts';
import { parseAmount } from '#server/platform/spreadsheet/written-amount.ts';
import { parseDay } from '#server/platform/spreadsheet/written-day.ts';

/** A row of the list "Pajak Keluaran" that Coretax exports. Amounts are null where it has none. */
export interface CoretaxRow {
  readonly referensi: string;
  readonly nomor: string | null;
  readonly tanggal: string;
  readonly status: CoretaxState;
  readonly dpp: number | null;
  readonly ppn: number | null;
}

const headers = {
  referensi: /^(referensi|reference)/i,
  nomor: /^nomor faktur|^tax invoice number/i,
  tanggal: /^tanggal faktur|^tax invoice date/i,
  status: /^status faktur|^tax invoice status/i,
  dpp: /^dpp nilai lain|^other tax base/i,
  ppn: /^(ppn|vat)$/i,
} as const;
type Column = keyof typeof headers;
const optionalColumns: readonly Column[] = ['dpp', 'ppn'];

/** Columns of a list of Coretax, by position; -1 for one that it lacks. */
export type CoretaxColumns = Readonly<Record<Column, number>>;

/** Returns the columns that a header row names; undefined when a required one is missing. */
export function coretaxColumns(cells: readonly string[]): CoretaxColumns | undefined {
  const names = Object.keys(headers) as Column[];
  const columns = Object.fromEntries(
    names.map(name => [name, cells.findIndex(cell => headers[name].test(cell.trim()))]),
  ) as Record<Column, number>;
  return names.some(name => columns[name] === -1 && !optionalColumns.includes(name))
    ? undefined
    : columns;
}

/** Spellings of the states beside their names. */
const stateSpellings: Readonly<Record<string, CoretaxState>> = {
  CANCELLED: 'CANCELED',
  DIBATALKAN: 'CANCELED',
  DISETUJUI: 'APPROVED',
  DITOLAK: 'REJECTED',
  DIGANTI: 'AMENDED',
};

function parseState(text: string): CoretaxState | undefined {
  const written = text.trim().toUpperCase();
  return coretaxStates.find(state => state === written) ?? stateSpellings[written];
}

/** Returns an amount rounded to whole rupiah; Coretax writes two decimals. */
function parseRupiah(text: string): number | null {
  const written = parseAmount(text);
  return written ? written.rupiah + Math.round(written.sen / 100) : null;
}

/** What cannot be read of a row. */
export type UnreadableColumn = 'nomor' | 'referensi' | 'status' | 'tanggal';

/** Reads a row; or returns which column cannot be read. */
export function parseCoretaxRow(
  cells: readonly string[],
  columns: CoretaxColumns,
): CoretaxRow | UnreadableColumn {
  const cell = (name: Column): string => (cells[columns[name]] ?? '').trim();
  const referensi = cell('referensi');
  if (referensi === '') return 'referensi';
  const tanggal = parseDay(cell('tanggal'));
  if (tanggal === undefined) return 'tanggal';
  const status = parseState(cell('status'));
  if (status === undefined) return 'status';
  const digits = cleanNumber(cell('nomor'));
  // Only a tax invoice that Coretax approved must have a number.
  if (!/^\d{16,17}$/.test(digits) && (digits !== '' || status === 'APPROVED')) return 'nomor';
  const amount = (name: 'dpp' | 'ppn') => (columns[name] === -1 ? null : parseRupiah(cell(name)));
  return {
    referensi,
    nomor: digits || null,
    tanggal,
    status,
    dpp: amount('dpp'),
    ppn: amount('ppn'),
  };
}

/** A tax invoice as the portal has it. */
export interface PortalFaktur {
  readonly kode: string;
  readonly tanggalFaktur: string | null;
  readonly isCancelled: boolean;
  readonly dpp: number;
  readonly ppn: number;
  readonly lines: number;
}

/**
 * Returns which amounts differ. A rupiah per line is no difference: rounding the base first can differ from
 * a plain percentage by that much.
 */
export function amountDifferences(
  portal: Pick<PortalFaktur, 'dpp' | 'lines' | 'ppn'>,
  coretax: Pick<CoretaxRow, 'dpp' | 'ppn'>,
): Difference[] {
  const differences: Difference[] = [];
  for (const [jenis, ours, theirs] of [
    ['DPP', portal.dpp, coretax.dpp],
    ['PPN', portal.ppn, coretax.ppn],
  ] as const) {
    if (theirs !== null && Math.abs(ours - theirs) > portal.lines)
      differences.push({ jenis, portal: String(ours), coretax: String(theirs) });
  }
  return differences;
}

/** Returns what differs. */
export function differencesOf(portal: PortalFaktur, row: CoretaxRow): Difference[] {
  const isLive = row.status === 'APPROVED' || row.status === 'CREATED';
  const found: (Difference | false)[] = [
    !isLive && { jenis: 'STATUS', portal: 'APPROVED', coretax: row.status },
    portal.isCancelled && isLive && { jenis: 'BATAL', portal: 'BATAL', coretax: row.status },
    row.nomor !== null &&
      !row.nomor.startsWith(portal.kode) && {
        jenis: 'KODE',
        portal: portal.kode,
        coretax: row.nomor.slice(0, 2),
      },
    portal.tanggalFaktur !== row.tanggal && {
      jenis: 'TANGGAL',
      portal: portal.tanggalFaktur ?? '',
      coretax: row.tanggal,
    },
  ];
  return [...found.filter(one => one !== false), ...amountDifferences(portal, row)];
}

/**
 * Returns the row that counts for each reference: the approved one, for a replaced tax invoice is
 * listed beside its replacement; otherwise the last one.
 */
export function countingRows<R extends Pick<CoretaxRow, 'referensi' | 'status'>>(
  rows: readonly R[],
): R[] {
  const counting = new Map<string, R>();
  for (const row of rows) {
    const known = counting.get(row.referensi);
    if (known?.status === 'APPROVED' && row.status !== 'APPROVED') continue;
    counting.set(row.referensi, row);
  }
  return [...counting.values()];
}
