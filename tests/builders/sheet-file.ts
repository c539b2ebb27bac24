import type { ImportKind } from '#contract/domains/import/index.ts';
import {
  pesertaColumns,
  sheetByKind,
  type ColumnField,
} from '#contract/domains/import/columns/index.ts';
import { xlsxMediaType, writeWorkbook } from '#server/platform/spreadsheet/write-workbook.ts';
import { buildSingleSheetXlsx, textRowXml } from '../server/spreadsheet/build-workbook.ts';
import { newNik } from './peserta.ts';

/** A spreadsheet row by field; omitted fields stay empty. */
export type SheetLine = Partial<Record<ColumnField, string>>;

let sequence = 0;

/** Spells a number in letters, because names must not contain digits. */
const digitsToLetters = (n: number): string =>
  String(n).replace(/\d/g, digit => 'ABCDEFGHIJ'.charAt(Number(digit)));

/** Returns a valid row: a man from Bandung born in 1990. */
export function sheetLine(overrides: SheetLine = {}): SheetLine {
  sequence += 1;
  const nik = overrides.nik ?? newNik();
  return {
    isWNI: 'WNI',
    nik,
    nama: `UNGGAHAN CONTOH ${digitsToLetters(sequence)}`,
    tanggalLahir: `01-${/^\d{16}$/.test(nik) ? nik.slice(8, 10) : '01'}-1990`,
    jenisKelamin: 'L',
    noHP: `0813${String(10_000_000 + sequence)}`,
    alamat: 'Jalan Merdeka Nomor 10',
    kabKota: 'Kota Bandung',
    kategori: 'KARYAWAN',
    persetujuan: 'Y',
    ...overrides,
  };
}

/** Returns a valid row of a person with two doses in 2029 whose booster is due. */
export const boosterLine = (overrides: SheetLine = {}): SheetLine =>
  sheetLine({
    vaksinPrimer: 'Sinopharm',
    tanggalDosis1: '01-02-2029',
    tanggalDosis2: '01-03-2029',
    jenisBooster: 'Sinopharm',
    ...overrides,
  });

/** Returns a booster row whose booster was given elsewhere. */
export const externalLine = (overrides: SheetLine = {}): SheetLine =>
  boosterLine({
    tanggalBooster: '01-10-2029',
    batch: 'B-77',
    faskesPelaksana: 'RS Jauh',
    ...overrides,
  });

interface SheetFileOptions {
  readonly name?: string;
  readonly fields?: readonly ColumnField[];
  readonly kind?: ImportKind;
  /** Name of the sheet, instead of the template's. */
  readonly sheetName?: string;
  /** Name of an empty sheet before it. */
  readonly firstSheet?: string;
}

/** Writes a workbook with the sheet and headers of an import kind. */
export async function buildSheetFile(
  lines: readonly SheetLine[],
  { name = 'peserta.xlsx', fields, kind = 'peserta', sheetName, firstSheet }: SheetFileOptions = {},
): Promise<File> {
  const { columns: all, sheet } = sheetByKind[kind];
  const columns = all.filter(({ field }) => !fields || fields.includes(field));
  const bytes = writeWorkbook({
    sheets: [
      ...(firstSheet === undefined ? [] : [{ name: firstSheet, columns: [], rows: [] }]),
      {
        name: sheetName ?? sheet ?? 'Hasil',
        columns: columns.map(({ header, width }) => ({ header, width })),
        rows: lines.map(line => columns.map(({ field }) => line[field] ?? null)),
      },
    ],
  });
  return new File([new Uint8Array(await new Response(bytes).arrayBuffer())], name, {
    type: xlsxMediaType,
  });
}

/**
 * Writes the rows as a CSV with semicolons, as spreadsheet programs with an Indonesian locale do.
 */
export function buildCsvFile(lines: readonly SheetLine[], name = 'peserta.csv'): File {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const rows = [
    pesertaColumns.map(({ header }) => header),
    ...lines.map(line => pesertaColumns.map(({ field }) => line[field] ?? '')),
  ];
  return new File([rows.map(row => row.map(quoted).join(';')).join('\r\n')], name);
}

/** Builds a workbook of one row in which the cells of some fields are numeric. */
export function buildNumericFile(line: SheetLine, fields: readonly ColumnField[]): File {
  const cells = pesertaColumns.map(({ field }, i) => {
    const reference = `${String.fromCharCode(65 + i)}2`;
    const text = line[field] ?? '';
    return fields.includes(field)
      ? `<c r="${reference}"><v>${text}</v></c>`
      : `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
  });
  const header = textRowXml(1, ...pesertaColumns.map(one => one.header));
  const xml = `${header}<row r="2">${cells.join('')}</row>`;
  return new File([new Uint8Array(buildSingleSheetXlsx(xml))], 'angka.xlsx');
}
