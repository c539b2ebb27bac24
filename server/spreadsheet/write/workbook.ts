import { ArchiveWriter } from '../zip/archive-writer.ts';
import { bookParts, sheetEnd, sheetStart } from './parts.ts';
import { lastRow, RowWriter, sheetName, type CellValue, type SheetHead } from './sheet.ts';

/** Rows as they come, several at a time. */
export type RowBatches = AsyncIterator<readonly (readonly CellValue[])[]>;

export interface SheetSource extends SheetHead {
  readonly rows: RowBatches;
}

/** Handed on to be packed at about this many characters. */
const pieceChars = 64 * 1024;

/** Takes rows one by one out of batches, and knows whether more will come. */
class RowCursor {
  private batch: readonly (readonly CellValue[])[] = [];
  private at = 0;
  private readonly source: RowBatches;

  constructor(source: RowBatches) {
    this.source = source;
  }

  /** Rows at hand, without waiting. */
  next(): readonly CellValue[] | undefined {
    return this.batch[this.at++];
  }

  /** Waits for rows. @returns whether there are any */
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
  head: SheetHead,
  cursor: RowCursor,
  mostRows: number,
): AsyncGenerator<string> {
  const writer = new RowWriter(head);
  let piece = sheetStart(head) + writer.header(head.columns);
  let rowNumber = 2;
  while (rowNumber <= mostRows && (await cursor.fill())) {
    for (let row = cursor.next(); row !== undefined; row = cursor.next()) {
      piece += writer.row(rowNumber, row);
      rowNumber += 1;
      if (piece.length >= pieceChars) {
        yield piece;
        piece = '';
      }
      if (rowNumber > mostRows) break;
    }
  }
  yield piece + sheetEnd(head);
}

/**
 * A workbook's bytes, as its rows come. A sheet that is full goes on in a further one with the same
 * head.
 * @param mostRows of one sheet, its head included
 */
export async function* workbookBytes(
  sheets: readonly SheetSource[],
  mostRows = lastRow,
): AsyncGenerator<Buffer> {
  const archive = new ArchiveWriter();
  const names: string[] = [];
  for (const sheet of sheets) {
    const cursor = new RowCursor(sheet.rows);
    let part = 0;
    do {
      part += 1;
      names.push(sheetName(sheet.name, part));
      const path = `xl/worksheets/sheet${names.length}.xml`;
      yield* archive.entry(path, sheetXml(sheet, cursor, mostRows));
    } while (await cursor.fill());
  }
  for (const [path, xml] of bookParts(names)) yield* archive.entry(path, [xml]);
  yield archive.end();
}
