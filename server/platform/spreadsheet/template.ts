import {
  boosterColumns,
  boosterOnlyColumns,
  pesertaColumns,
  sheetNames,
  type SheetColumn,
} from '#contract/domains/import/columns/index.ts';
import type { LookupItem, KabKota } from '#contract/domains/lookup.ts';
import type { CellValue, CellPrompt, WriteColumn } from './write/sheet-xml.ts';
import type { WriteSheet } from './write-workbook.ts';

/** Lookup lists offered as choices in the template. */
export interface TemplateLists {
  readonly kabKota: readonly KabKota[];
  readonly kategori: readonly LookupItem[];
  readonly negara: readonly LookupItem[];
  /** Facilities that serve the company that fills the template in; the published template has none. */
  readonly faskes?: readonly TemplateFaskes[];
}

/** A facility that rows of the template may name. */
export interface TemplateFaskes {
  readonly code: string | null;
  readonly name: string;
  readonly namaKabKota: string | null;
}

/** Column of each list's codes in the sheet Referensi, from which the choices are taken. */
const choiceColumns = { kabKota: 'B', kategori: 'E', negara: 'H' } as const;

const requiredLabels: Record<SheetColumn['required'], string> = {
  always: 'Ya',
  WNI: 'Bagi WNI',
  WNA: 'Bagi WNA',
  KELUARGA: 'Bagi keluarga',
  never: 'Tidak',
};

function buildPrompt(column: SheetColumn, lists: TemplateLists): CellPrompt {
  const { header, note, list, choices } = column;
  const promptText = { title: header.replace('*', ''), text: note };
  // These cells accept a name as well as a code, so other values cause a warning instead of an
  // error.
  if (list) {
    const letter = choiceColumns[list];
    const last = lists[list].length + 1;
    return { ...promptText, choices: `Referensi!$${letter}$2:$${letter}$${last}` };
  }
  if (column.field === 'kodeFaskes' && lists.faskes?.length) {
    return { ...promptText, choices: `Referensi!$J$2:$J$${lists.faskes.length + 1}` };
  }
  return choices ? { ...promptText, choices, isStrict: true } : promptText;
}

/**
 * All cells are formatted as text, dates included: otherwise Excel parses 03-04-1990 by the locale
 * of the computer.
 */
const buildInputSheet = (
  name: string,
  columns: readonly SheetColumn[],
  lists: TemplateLists,
): WriteSheet => ({
  name,
  textColumns: true,
  columns: columns.map(column => ({
    header: column.header,
    width: Math.max(column.width, column.header.length + 2),
    prompt: buildPrompt(column, lists),
  })),
  rows: [],
});

const instructions = [
  'Isi satu baris untuk satu orang, mulai baris 2, tanpa mengubah baris judul.',
  'Judul bertanda * wajib diisi bagi setiap orang.',
  'Semua sel berformat Teks. Bila menyalin dari berkas lain, tempel sebagai nilai (Paste Special > Values).',
  'NIK yang tersimpan sebagai angka kehilangan angka terakhirnya dan akan ditolak.',
  'Pengunggahan pertama hanya memeriksa; Anda melihat hasilnya sebelum data disimpan.',
  `Lembar ${sheetNames.booster} dipakai untuk peserta booster; lembar ${sheetNames.peserta} untuk dosis primer.`,
];

/**
 * The instructions sheet. Examples are here, where the import does not read them as participants.
 */
function guideSheet(): WriteSheet {
  const rowOf = (sheet: string, { header, required, note, example }: SheetColumn): CellValue[] => [
    sheet,
    header.replace('*', ''),
    requiredLabels[required],
    note,
    example,
  ];
  return {
    name: 'Petunjuk',
    columns: [
      { header: 'Lembar', width: 10 },
      { header: 'Kolom', width: 32 },
      { header: 'Wajib', width: 14 },
      { header: 'Isi', width: 80 },
      { header: 'Contoh', width: 34 },
    ],
    rows: [
      ...instructions.map((text): CellValue[] => ['', '', '', text]),
      ...pesertaColumns.map(column => rowOf(sheetNames.peserta, column)),
      ...boosterOnlyColumns.map(column => rowOf(sheetNames.booster, column)),
    ],
  };
}

function referenceSheet({ kabKota, kategori, negara, faskes = [] }: TemplateLists): WriteSheet {
  const header = (text: string, width: number): WriteColumn => ({ header: text, width });
  const length = Math.max(kabKota.length, kategori.length, negara.length, faskes.length);
  return {
    name: 'Referensi',
    columns: [
      header('Kode Kab/Kota', 16),
      header('Kab/Kota', 40),
      header('Provinsi', 32),
      header('Kode Kategori', 20),
      header('Kategori', 36),
      header('', 4),
      header('Kode Negara', 14),
      header('Negara', 40),
      ...(faskes.length === 0
        ? []
        : [
            header('', 4),
            header('Kode Faskes', 16),
            header('Faskes yang melayani perusahaan Anda', 44),
            header('Kab/Kota Faskes', 32),
          ]),
    ],
    rows: Array.from({ length }, (_, i): CellValue[] => [
      kabKota[i]?.id,
      kabKota[i]?.name,
      kabKota[i]?.provinsi,
      kategori[i]?.id,
      kategori[i]?.name,
      '',
      negara[i]?.id,
      negara[i]?.name,
      ...(faskes.length === 0
        ? []
        : ['', faskes[i]?.code, faskes[i]?.name, faskes[i]?.namaKabKota]),
    ]),
  };
}

/** Returns the sheets of the import template in order. */
export const buildTemplateSheets = (lists: TemplateLists): WriteSheet[] => [
  buildInputSheet(sheetNames.peserta, pesertaColumns, lists),
  buildInputSheet(sheetNames.booster, boosterColumns, lists),
  guideSheet(),
  referenceSheet(lists),
];
