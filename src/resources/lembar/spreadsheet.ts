import {
  batchWord,
  rowCode,
  sheetHeaderNames,
  sheetHeaders,
  sheetWords,
  type PaperSheet,
  type SheetHeader,
} from '#contract/domains/lembar/index.ts';
import { rowDose } from '#documents/paper-sheet/words.ts';
import { buildWorkbook } from '#src/kit/export/workbook.ts';

/** Returns the choices of the columns that have some. */
const choicesOf = ({ batch }: PaperSheet): Partial<Record<SheetHeader, readonly string[]>> => ({
  hasil: Object.values(sheetWords.hasil),
  alasan: Object.values(sheetWords.alasan),
  skriningLayak: Object.values(sheetWords.skriningLayak),
  lokasi: Object.values(sheetWords.lokasi),
  ...(batch.length === 0 ? {} : { idBatch: batch.map(batchWord) }),
});

/** Builds the spreadsheet of a paper sheet: its rows, with lists of choices, to fill in instead of the paper. */
export function buildSheetWorkbook(sheet: PaperSheet): Promise<Blob> {
  const choices = choicesOf(sheet);
  return buildWorkbook([
    {
      name: `Lembar ${sheet.tanggal}`,
      rows: [
        sheetHeaderNames.map(name => sheetHeaders[name]),
        ...sheet.baris.map(row => {
          const cells: Partial<Record<SheetHeader, string>> = {
            kode: rowCode(sheet.id, row.nomor),
            nama: row.orang?.nama ?? '',
            identitas: row.orang?.identitas ?? '',
            dosis: rowDose(row),
          };
          return sheetHeaderNames.map(name => cells[name] ?? '');
        }),
      ],
      choices: sheetHeaderNames.map(name => choices[name] ?? []),
    },
  ]);
}
