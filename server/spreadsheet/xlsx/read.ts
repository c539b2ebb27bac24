import { damaged } from '../error.ts';
import type { Limits } from '../limits.ts';
import type { RawRow } from '../row.ts';
import { Archive } from './archive.ts';
import { readDateStyles } from './dates.ts';
import { SheetRows } from './rows.ts';
import { readSharedStrings } from './strings.ts';
import { chooseSheet, readWorkbook } from './workbook.ts';

/**
 * Yields the rows of one sheet in batches while the file is decompressed.
 * @throws SpreadsheetError
 */
export async function* xlsxRows(
  bytes: Buffer,
  limits: Limits,
  wanted: string | undefined,
): AsyncGenerator<{ sheet: string; rows: RawRow[] }> {
  const archive = new Archive(bytes, limits);
  const workbook = await readWorkbook(archive);
  const { name, path } = chooseSheet(workbook, wanted);
  if (!archive.has(path)) throw damaged('sheet missing');
  const sheet = new SheetRows(
    {
      strings: await readSharedStrings(archive, workbook.stringsPath),
      dates: await readDateStyles(archive, workbook.stylesPath),
      from1904: workbook.from1904,
    },
    limits,
  );
  for await (const { done, ready } of archive.scan(path, sheet)) {
    if (ready.length > 0) yield { sheet: name, rows: ready.splice(0) };
    if (done) return;
  }
  throw damaged('sheet without end');
}
