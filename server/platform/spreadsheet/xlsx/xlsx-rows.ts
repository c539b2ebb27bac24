import { damagedFile } from '../error.ts';
import type { SpreadsheetLimits } from '../limits.ts';
import type { RawRow } from '../sheet-row.ts';
import { XlsxArchive } from './archive.ts';
import { readDateStyles } from './dates.ts';
import { SheetRows } from './sheet-rows.ts';
import { readSharedStrings } from './shared-strings.ts';
import { chooseSheet, readWorkbook } from './workbook.ts';

/**
 * Yields the rows of one sheet in batches while the file is decompressed.
 * @throws SpreadsheetError
 */
export async function* xlsxRows(
  bytes: Buffer,
  limits: SpreadsheetLimits,
  sheetName: string | number | undefined,
): AsyncGenerator<{ sheet: string; rows: RawRow[] }> {
  const archive = new XlsxArchive(bytes, limits);
  const workbook = await readWorkbook(archive);
  const { name, path } = chooseSheet(workbook, sheetName);
  if (!archive.has(path)) throw damagedFile('sheet missing');
  const sheet = new SheetRows(
    {
      strings: await readSharedStrings(archive, workbook.stringsPath),
      dates: await readDateStyles(archive, workbook.stylesPath),
      uses1904Dates: workbook.uses1904Dates,
    },
    archive,
  );
  for await (const { completeRows: ready } of archive.scan(path, sheet)) {
    if (ready.length > 0) yield { sheet: name, rows: ready.splice(0) };
  }
  if (!sheet.isDone) throw damagedFile('sheet without end');
}
