import type { Direction } from '#contract/domains/bank/record.ts';
import { maxStatementLines } from '#contract/domains/bank/record.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { message } from '#server/platform/messages/message.ts';
import {
  parseAmount,
  parseDirection,
  type WrittenAmount,
} from '#server/platform/spreadsheet/written-amount.ts';
import { plainHeader, type StatementColumns } from './columns.ts';
import { parseDay } from '#server/platform/spreadsheet/written-day.ts';
import {
  accountDigits,
  joinTexts,
  type ReadOptions,
  type ReadStatement,
  type StatementLine,
} from './statement-line.ts';

/** A row of a file with its number. */
export interface StatementRow {
  readonly rowNumber: number;
  readonly cells: readonly string[];
}

/** First words of rows below the lines: balances and sums. */
const footers =
  /^(saldo|total|jumlah|mutasi|starting|beginning|ending|opening|closing|credit|kredit|debit|debet|balance|ledger|page|halaman|catatan|note|dicetak|printed)/;

const isFooter = (cells: readonly string[]): boolean =>
  footers.test(plainHeader(cells.find(cell => cell.trim() !== '') ?? ''));

/** What the lines above the header say. */
interface Preamble {
  readonly rekening: string | undefined;
  /** Last day of the period, on which days without a year depend. */
  readonly until: string;
  readonly isForeign: boolean;
}

function readPreamble(rows: readonly StatementRow[], today: string): Preamble {
  let rekening: string | undefined;
  let until: string | undefined;
  let isForeign = false;
  for (const { cells } of rows) {
    const line = cells.join(' ');
    const plain = plainHeader(line);
    if (/^(no|nomor)? ?rek|account ?(no|number)|^norek|^rekening/.test(plain)) {
      rekening ??= accountDigits(line);
    }
    const days = line.match(/\d{1,2}[/-](?:\d{1,2}|[a-z]{3,9})[/-]\d{2,4}/gi) ?? [];
    if (/period/.test(plain)) until ??= parseDay(days.at(-1) ?? '', today);
    const currency = /(?:mata uang|currency|valuta)\W*([a-z]{2,3})\b/i.exec(line)?.[1];
    if (currency && !/^(rp|idr)$/i.test(currency)) isForeign = true;
  }
  return { rekening, until: until ?? today, isForeign };
}

/** An amount and its direction; or why a row has none. */
interface Found {
  readonly amount: WrittenAmount;
  readonly arah: Direction;
}

function readAmount(
  cells: readonly string[],
  { jumlah, debit, kredit, arah }: StatementColumns,
  texts: string,
  hasSigns: boolean,
): Found | Message {
  if (debit !== undefined && kredit !== undefined) {
    const sides = [
      ['KELUAR', parseAmount(cells[debit] ?? '')],
      ['MASUK', parseAmount(cells[kredit] ?? '')],
    ] as const;
    const [side, ...others] = sides.filter(([, one]) => one && (one.rupiah > 0 || one.sen > 0));
    if (!side?.[1] || others.length > 0) return message('bank.amount');
    return { arah: side[0], amount: side[1] };
  }
  const amount = parseAmount(cells[jumlah ?? -1] ?? '');
  if (!amount) return message('bank.amount');
  const marked = arah === undefined ? undefined : parseDirection(cells[arah] ?? '');
  // KlikBCA begins the text with `TRSF E-BANKING DB`.
  const said = /^.{0,20}\b(CR|DB)\b/.exec(texts)?.[1];
  const direction =
    marked ??
    amount.arah ??
    (hasSigns ? 'MASUK' : said === undefined ? undefined : parseDirection(said));
  return direction === undefined ? message('bank.direction') : { arah: direction, amount };
}

/** The table of a statement. */
interface StatementTable {
  readonly columns: StatementColumns;
  readonly header: StatementRow;
  readonly above: readonly StatementRow[];
  readonly rows: readonly StatementRow[];
}

/** Reads the lines of a table, and what the rows above its header say. */
export function readRows(
  { columns, header, above, rows: body }: StatementTable,
  { today }: ReadOptions,
): ReadStatement {
  const preamble = readPreamble(above, today);
  const headerText = plainHeader(header.cells.join(' '));
  const hasSigns =
    columns.jumlah !== undefined &&
    body.some(({ cells }) => parseAmount(cells[columns.jumlah ?? -1] ?? '')?.isSigned);
  const lines: StatementLine[] = [];
  const rejected: { baris: number; pesan: Message }[] = [];
  for (const { rowNumber, cells } of body) {
    if (plainHeader(cells.join(' ')) === headerText) continue;
    const reject = (pesan: Message) => rejected.push({ baris: rowNumber, pesan });
    const written = cells[columns.tanggal] ?? '';
    const tanggal = parseDay(written, preamble.until);
    if (tanggal === undefined) {
      if (isFooter(cells)) continue;
      reject(message(/^\W*pend/i.test(written) ? 'bank.pending' : 'bank.day'));
      continue;
    }
    const currency = columns.mataUang === undefined ? '' : (cells[columns.mataUang] ?? '').trim();
    const keterangan = joinTexts(columns.keterangan.map(at => cells[at]));
    const found = readAmount(cells, columns, keterangan, hasSigns);
    if (preamble.isForeign || (currency !== '' && !/^(rp|idr)\W*$/i.test(currency))) {
      reject(message('bank.currency'));
    } else if (!('amount' in found)) reject(found);
    else if (found.amount.sen > 0) reject(message('bank.cents'));
    else if (found.amount.rupiah === 0) reject(message('bank.amount'));
    else if (tanggal > today) reject(message('bank.future'));
    else {
      const balance = columns.saldo === undefined ? '' : (cells[columns.saldo] ?? '');
      lines.push({
        baris: rowNumber,
        rekening:
          (columns.rekening === undefined
            ? undefined
            : accountDigits(cells[columns.rekening] ?? '')) ?? preamble.rekening,
        tanggal,
        jumlah: found.amount.rupiah,
        arah: found.arah,
        keterangan,
        saldo: balance.replace(/\D/g, '') || undefined,
      });
    }
    if (lines.length + rejected.length > maxStatementLines) break;
  }
  return { lines, rejected };
}
