import { ZipWriter } from '../zip/zip-writer.ts';
import { workbookParts, sheetEnd, sheetStart } from './workbook-xml.ts';
import {
  maxRow,
  RowWriter,
  toValidSheetName,
  type CellValue,
  type SheetDefinition,
} from './sheet-xml.ts';

/** Rows in batches. */
export type RowBatches = AsyncIterator<readonly (readonly CellValue[])[]>;

export interface SheetSource extends SheetDefinition {
  readonly rows: RowBatches;
}

/** Approximate characters per chunk passed to compression. */
const chunkChars = 64 * 1024;

/** Reads single rows from batches and knows whether more will follow. */
class RowCursor {
  private batch: readonly (readonly CellValue[])[] = [];
  private at = 0;
  private readonly source: RowBatches;

  constructor(source: RowBatches) {
    this.source = source;
  }

  /** Returns the next buffered row, or undefined when the batch is used up. */
  next(): readonly CellValue[] | undefined {
    return this.batch[this.at++];
  }

  /**
   * Waits for the next batch when the buffer is empty.
   * @returns whether a row is available
   */
  async fill(): Promise<boolean> {
    while (this.at >= this.batch.length) {
      const result = await this.source.next();
      if (result.done === true) return false;
      this.batch = result.value;
      this.at = 0;
    }
    return true;
  }
}

async function* sheetXml(
  head: SheetDefinition,
  cursor: RowCursor,
  maxRows: number,
): AsyncGenerator<string> {
  const writer = new RowWriter(head);
  let chunk = sheetStart(head) + writer.header(head.columns);
  let rowNumber = 2;
  while (rowNumber <= maxRows && (await cursor.fill())) {
    for (let row = cursor.next(); row !== undefined; row = cursor.next()) {
      chunk += writer.row(rowNumber, row);
      rowNumber += 1;
      if (chunk.length >= chunkChars) {
        yield chunk;
        chunk = '';
      }
      if (rowNumber > maxRows) break;
    }
  }
  yield chunk + sheetEnd(head, rowNumber - 1);
}

/**
 * Yields the bytes of a workbook as its rows arrive. A full sheet continues in another sheet with
 * the same header.
 * @param maxRows maximum rows per sheet, the header included
 */
export async function* workbookBytes(
  sheets: readonly SheetSource[],
  maxRows = maxRow,
): AsyncGenerator<Buffer> {
  const archive = new ZipWriter();
  const names: string[] = [];
  for (const sheet of sheets) {
    const cursor = new RowCursor(sheet.rows);
    let part = 0;
    do {
      part += 1;
      names.push(toValidSheetName(sheet.name, part));
      const path = `xl/worksheets/sheet${names.length}.xml`;
      yield* archive.entry(path, sheetXml(sheet, cursor, maxRows));
    } while (await cursor.fill());
  }
  for (const [path, xml] of workbookParts(names)) yield* archive.entry(path, [xml]);
  yield archive.end();
}
