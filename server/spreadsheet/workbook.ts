import { cellsOf, sheetEnd, sheetStart, type SheetColumn } from './sheet.ts';
import { contentTypes, relations, rootRelations, styles, workbookXml } from './parts.ts';
import { zip, type Part } from './zip.ts';

/** A sheet to be written: its rows come in batches, each cell a text or nothing. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly Line[]> | Iterable<readonly Line[]>;
}
export type Line = readonly (string | null)[];

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a spreadsheet program opens; one row of them is the head. */
const mostRows = 1_048_576;

/**
 * A workbook (.xlsx) as it is made, sheet after sheet, in memory that does not grow with its rows.
 * Cells are text or dates: nothing in it is ever a formula. Rows beyond what a sheet takes go on in
 * another (`Peserta 2`).
 * @param rowsPerSheet with the head
 */
export function workbook(
  sheets: AsyncIterable<Sheet> | Iterable<Sheet>,
  rowsPerSheet = mostRows,
): AsyncGenerator<Uint8Array, void, undefined> {
  return zip(partsOf(sheets, rowsPerSheet));
}

async function* partsOf(
  sheets: AsyncIterable<Sheet> | Iterable<Sheet>,
  rowsPerSheet: number,
): AsyncGenerator<Part> {
  const names: string[] = [];
  for await (const sheet of sheets) {
    const lines = new Lines(sheet.rows);
    try {
      let more = true;
      for (let number = 1; more; number++) {
        names.push(number === 1 ? sheet.name : `${sheet.name} ${number}`);
        yield {
          name: `xl/worksheets/sheet${names.length}.xml`,
          bytes: sheetBytes(sheet.columns, lines, rowsPerSheet),
        };
        more = await lines.hasMore();
      }
    } finally {
      await lines.close();
    }
  }
  const text = (name: string, xml: string): Part => ({ name, bytes: [Buffer.from(xml)] });
  yield text('xl/styles.xml', styles);
  yield text('xl/workbook.xml', workbookXml(names));
  yield text('xl/_rels/workbook.xml.rels', relations(names.length));
  yield text('_rels/.rels', rootRelations);
  yield text('[Content_Types].xml', contentTypes(names.length));
}

async function* sheetBytes(
  columns: readonly SheetColumn[],
  lines: Lines,
  rowsPerSheet: number,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(sheetStart(columns));
  let row = 2;
  while (row <= rowsPerSheet) {
    const batch = await lines.take(rowsPerSheet - row + 1);
    if (batch.length === 0) break;
    let xml = '';
    for (const line of batch) xml += cellsOf(columns, row++, line);
    yield Buffer.from(xml);
  }
  yield Buffer.from(sheetEnd);
}

/** Batches of lines, of which a part may be taken and the rest left for the next sheet. */
class Lines {
  private readonly source: AsyncIterator<readonly Line[]> | Iterator<readonly Line[]>;
  private batch: readonly Line[] = [];
  private over = false;

  constructor(rows: Sheet['rows']) {
    this.source =
      Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  }

  /** Whether there is another line. */
  async hasMore(): Promise<boolean> {
    while (this.batch.length === 0 && !this.over) {
      const next = await this.source.next();
      if (next.done === true) this.over = true;
      else this.batch = next.value;
    }
    return this.batch.length > 0;
  }

  /** Some of the next lines, at most so many; none when there are no more. */
  async take(most: number): Promise<readonly Line[]> {
    await this.hasMore();
    const taken = this.batch.slice(0, most);
    this.batch = this.batch.slice(most);
    return taken;
  }

  /** Lets the source go, also before its end. */
  async close(): Promise<void> {
    if (!this.over) await this.source.return?.();
    this.over = true;
  }
}
