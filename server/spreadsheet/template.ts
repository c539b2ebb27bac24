import {
  boosterColumns,
  boosterExtras,
  pesertaColumns,
  sheetNames,
  type Column,
} from '#contract/peserta-columns/index.ts';
import type { Item, KabKota } from '#contract/lookup.ts';
import type { CellValue, Prompt, WriteColumn } from './write/sheet.ts';
import type { WriteSheet } from './write.ts';

/** Lookup lists offered as choices in the template. */
export interface TemplateLists {
  readonly kabKota: readonly KabKota[];
  readonly kategori: readonly Item[];
  readonly negara: readonly Item[];
}

/** Column of each list's codes in the sheet Referensi, from which the choices are taken. */
const choicesFrom = { kabKota: 'B', kategori: 'E', negara: 'H' } as const;

const need: Record<Column['required'], string> = {
  always: 'Ya',
  WNI: 'Bagi WNI',
  WNA: 'Bagi WNA',
  KELUARGA: 'Bagi keluarga',
  never: 'Tidak',
};

function promptOf(column: Column, lists: TemplateLists): Prompt {
  const { header, note, list, choices } = column;
  const told = { title: header.replace('*', ''), text: note };
  // These cells accept a name as well as a code, so other values cause a warning instead of an
  // error.
  if (list) {
    const letter = choicesFrom[list];
    const last = lists[list].length + 1;
    return { ...told, choices: `Referensi!$${letter}$2:$${letter}$${last}` };
  }
  return choices ? { ...told, choices, strict: true } : told;
}

/**
 * All cells are formatted as text, dates included: otherwise Excel parses 03-04-1990 by the locale
 * of the computer.
 */
const inputSheet = (
  name: string,
  columns: readonly Column[],
  lists: TemplateLists,
): WriteSheet => ({
  name,
  textColumns: true,
  columns: columns.map(column => ({
    header: column.header,
    width: Math.max(column.width, column.header.length + 2),
    prompt: promptOf(column, lists),
  })),
  rows: [],
});

const advice = [
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
function guide(): WriteSheet {
  const rowOf = (sheet: string, { header, required, note, example }: Column): CellValue[] => [
    sheet,
    header.replace('*', ''),
    need[required],
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
      ...advice.map((text): CellValue[] => ['', '', '', text]),
      ...pesertaColumns.map(column => rowOf(sheetNames.peserta, column)),
      ...boosterExtras.map(column => rowOf(sheetNames.booster, column)),
    ],
  };
}

function reference({ kabKota, kategori, negara }: TemplateLists): WriteSheet {
  const header = (text: string, width: number): WriteColumn => ({ header: text, width });
  const length = Math.max(kabKota.length, kategori.length, negara.length);
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
    ]),
  };
}

/** Returns the sheets of the import template in order. */
export const templateSheets = (lists: TemplateLists): WriteSheet[] => [
  inputSheet(sheetNames.peserta, pesertaColumns, lists),
  inputSheet(sheetNames.booster, boosterColumns, lists),
  guide(),
  reference(lists),
];
