import { readXlsx } from 'hucre/xlsx';

/** A cell of an exported list, as Excel has it. */
export interface ExportedCell {
  readonly value: unknown;
  /** Excel's number format. */
  readonly format: string | undefined;
}

interface ExportedList {
  readonly headers: readonly string[];
  /** The rows below the header, by header; empty cells are left out. */
  readonly rows: readonly Readonly<Record<string, ExportedCell>>[];
  /** Cells over which the filter is. */
  readonly filter: string | undefined;
  readonly fileName: string;
}

/** Reads the first sheet of a downloaded export. */
export async function readExport(answer: Response): Promise<ExportedList> {
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()), {
    readStyles: true,
  });
  const [sheet] = sheets;
  const headers = (sheet?.rows[0] ?? []).map(String);
  const rows = (sheet?.rows ?? []).slice(1).map((row, rowAt) =>
    Object.fromEntries(
      row.flatMap((value, at) => {
        if (value === null || value === '') return [];
        const format = sheet?.cells?.get(`${rowAt + 1},${at}`)?.style?.numFmt;
        return [[headers[at] ?? '', { value, format }]];
      }),
    ),
  );
  const disposition = answer.headers.get('content-disposition') ?? '';
  const fileName = /filename="([^"]*)"/.exec(disposition)?.[1] ?? '';
  return { headers, rows, filter: sheet?.autoFilter?.range, fileName };
}

/** A day as an exported cell has it. */
export const dayCell = (day: string | null | undefined): ExportedCell => ({
  value: new Date(`${String(day)}T00:00:00Z`),
  format: 'dd\\-mm\\-yyyy',
});

/** A date and time (`YYYY-MM-DDTHH:MM:SS`) on the clock that the header names. */
export const instantCell = (time: string): ExportedCell => ({
  value: new Date(`${time}Z`),
  format: 'dd\\-mm\\-yyyy\\ hh:mm',
});

/** An amount or a count. */
export const numberCell = (value: number | null | undefined): ExportedCell => ({
  value,
  format: '#,##0',
});
