import type { Message } from '#contract/core/messages/message.ts';
import { maxStatementLines } from '#contract/domains/bank/record.ts';
import { message } from '#server/platform/messages/message.ts';
import { decodeText } from '#server/platform/spreadsheet/csv/decode.ts';
import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { openTable, textsOf } from '#server/platform/spreadsheet/read-table.ts';
import type { SheetRow } from '#server/platform/spreadsheet/sheet-row.ts';
import { readCamt053 } from './camt053.ts';
import { statementColumns } from './columns.ts';
import { readRows, type StatementRow } from './rows.ts';
import { isMt940, readMt940 } from './mt940.ts';
import type { ReadOptions, ReadStatement } from './statement-line.ts';

const readHeader = (texts: readonly string[]) => {
  const columns = statementColumns(texts);
  return columns && { columns, count: columns.named };
};

/** Reads a statement with rows and columns: CSV or a workbook. @throws SpreadsheetError */
async function readTable(file: Uint8Array, options: ReadOptions): Promise<ReadStatement | Message> {
  const table = await openTable(file, readHeader);
  try {
    if (!table.header) return message('bank.columns');
    const rows: StatementRow[] = [];
    for await (const row of table.rows) {
      rows.push(toStatementRow(row));
      if (rows.length > maxStatementLines + otherRows) return tooLong();
    }
    const { row: header, columns } = table.header;
    const above = table.above.map(toStatementRow);
    return readRows({ columns, header: toStatementRow(header), above, rows }, options);
  } finally {
    await table.close();
  }
}

const toStatementRow = (row: SheetRow): StatementRow => ({
  rowNumber: row.rowNumber,
  cells: textsOf(row),
});

/** Rows besides lines: balances, and headers of further pages. */
const otherRows = 100;

const tooLong = (): Message => message('bank.tooLong', { maks: maxStatementLines });

/** Reads the text of a file as the format that its content has. */
async function readContent(
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<ReadStatement | Message> {
  const text = [...decodeText(Buffer.from(bytes))].join('');
  if (/^\s*</.test(text)) return readCamt053(text, options) ?? message('bank.notCamt');
  if (isMt940(text)) return readMt940(text, options);
  return await readTable(bytes, options);
}

/**
 * Reads a statement of a bank: CSV, a workbook, MT940 or CAMT.053, whatever its name. Its content decides, since
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
