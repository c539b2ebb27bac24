import { attribute, text } from './xml.ts';
import { style } from './parts.ts';

export interface SheetColumn {
  readonly header: string;
  /** `text` stays text, whatever it looks like; `date` takes `YYYY-MM-DD` and is a day to sort by. */
  readonly kind: 'text' | 'date';
  /** In characters. */
  readonly width: number;
}

/** The letters of a column: A, B … Z, AA. @param place from 0 */
export function letters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** What a sheet begins with: its columns, and its head, which stays in sight. */
export function sheetStart(columns: readonly SheetColumn[]): string {
  const widths = columns
    .map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const head = columns
    .map(({ header }, i) => inline(`${letters(i)}1`, style.head, header))
    .join('');
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="${attribute(main)}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${head}</row>`;
}

export const sheetEnd = '</sheetData></worksheet>';

/** One row. A text in it can only ever be text: there is no element for a formula here. */
export function cellsOf(
  columns: readonly SheetColumn[],
  row: number,
  line: readonly (string | null)[],
): string {
  let cells = '';
  for (let i = 0; i < columns.length; i++) {
    const value = line[i];
    if (value === null || value === undefined) continue;
    const at = `${letters(i)}${row}`;
    const day = columns[i]?.kind === 'date' ? serialDay(value) : null;
    cells +=
      day === null
        ? inline(at, style.text, value)
        : `<c r="${at}" s="${style.date}"><v>${day}</v></c>`;
  }
  return `<row r="${row}">${cells}</row>`;
}

const inline = (at: string, kind: number, value: string): string =>
  `<c r="${at}" s="${kind}" t="inlineStr"><is>${text(value)}</is></c>`;

const dayMs = 86_400_000;

/** Spreadsheets take 1900 for a leap year; days before its March are better left as text. */
const firstSafeDay = 61;

/** The number a spreadsheet knows a day by, or null when it cannot say. */
function serialDay(day: string): number | null {
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayMs;
  return Number.isInteger(days) && days >= firstSafeDay ? days : null;
}
