import type { Message } from '#contract/core/messages/message.ts';
import { maxStatementLines } from '#contract/domains/bank/record.ts';
import { message } from '#server/platform/messages/message.ts';
import { decodeText } from '#server/platform/spreadsheet/csv/decode.ts';
import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { defaultLimits } from '#server/platform/spreadsheet/limits.ts';
import { readSpreadsheetRows } from '#server/platform/spreadsheet/read-rows.ts';
import { readCamt053 } from './camt053.ts';
import { readCsv, type CsvRow } from './csv.ts';
import { isMt940, readMt940 } from './mt940.ts';
import type { ReadOptions, ReadStatement } from './statement-line.ts';

/** Rows of a CSV file besides its lines: those above the header, and balances. */
const otherRows = 100;

/** Reads the rows of a CSV file, without a thread: the size is that of a few pages. @throws SpreadsheetError */
async function readRows(file: Uint8Array): Promise<CsvRow[] | Message> {
  const rows: CsvRow[] = [];
  const batches = readSpreadsheetRows({ file, kind: 'csv', limits: defaultLimits });
  for await (const batch of batches) {
    rows.push(...batch.rows.map(({ rowNumber, texts }) => ({ rowNumber, cells: texts })));
    if (rows.length > maxStatementLines + otherRows) return tooLong();
  }
  return rows;
}

const tooLong = (): Message => message('bank.tooLong', { maks: maxStatementLines });

/** Reads the text of a file as the format that its content has. */
async function readContent(
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<ReadStatement | Message> {
  const text = [...decodeText(Buffer.from(bytes))].join('');
  if (/^\s*</.test(text)) return readCamt053(text, options) ?? message('bank.notCamt');
  if (isMt940(text)) return readMt940(text, options);
  const rows = await readRows(bytes);
  if (!Array.isArray(rows)) return rows;
  return readCsv(rows, options) ?? message('bank.columns');
}

/**
 * Reads a statement of a bank: CSV, MT940 or CAMT.053, whatever its name. Its content decides, since
 * banks name their files as they like.
 * @returns why the file cannot be read, as a message for the user
 */
export async function readStatement(
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<ReadStatement | Message> {
  try {
    const read = await readContent(bytes, options);
    if (!('lines' in read)) return read;
    const count = read.lines.length + read.rejected.length;
    if (count > maxStatementLines) return tooLong();
    return count === 0 ? message('bank.empty') : read;
  } catch (error) {
    if (error instanceof SpreadsheetError) return error.detail;
    throw error;
  }
}
