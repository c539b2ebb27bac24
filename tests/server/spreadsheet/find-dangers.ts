import { readXlsx } from 'hucre/xlsx';
import { defaultLimits } from '#server/platform/spreadsheet/limits.ts';
import { XlsxArchive } from '#server/platform/spreadsheet/xlsx/archive.ts';

/** What a spreadsheet program would do with the cells of a workbook. */
export interface WorkbookDangers {
  /** Elements `f`, which are formulas. */
  readonly formulas: number;
  /** Cells with a text that begins like a formula. */
  readonly hostile: number;
  /** Those that the program may take for a formula after an edit, because they are not formatted as text. */
  readonly unprotected: readonly string[];
}

/** Reads every sheet of a workbook. */
export async function findDangers(file: Uint8Array): Promise<WorkbookDangers> {
  const { sheets } = await readXlsx(file, { readStyles: true });
  let formulas = 0;
  let hostile = 0;
  const unprotected: string[] = [];
  for (const [at, sheet] of sheets.entries()) {
    await new XlsxArchive(Buffer.from(file), defaultLimits).scanAll(
      `xl/worksheets/sheet${at + 1}.xml`,
      {
        wantsText: false,
        open: element => {
          if (element === 'f') formulas += 1;
          return true;
        },
        close: () => undefined,
        text: () => undefined,
      },
    );
    sheet.rows.forEach((row, rowAt) =>
      row.forEach((value, column) => {
        if (typeof value !== 'string' || !/^[=+\-@\t\r]/.test(value)) return;
        hostile += 1;
        const style = sheet.cells?.get(`${rowAt},${column}`)?.style;
        if (style?.numFmt !== '@') unprotected.push(`${sheet.name} ${rowAt},${column}: ${value}`);
      }),
    );
  }
  return { formulas, hostile, unprotected };
}
