import type { doseSites } from '../vaksinasi/record.ts';
import type { SheetBatch, SheetField, sheetReasons, sheetResults } from './record.ts';

/** Headers of the spreadsheet of a paper sheet. The words are Indonesian in every language, because the server reads them. */
export const sheetHeaders = {
  kode: 'Kode',
  nama: 'Nama',
  identitas: 'Identitas',
  dosis: 'Dosis',
  hasil: 'Hasil',
  alasan: 'Alasan ditunda',
  skriningLayak: 'Skrining layak',
  lokasi: 'Lengan',
  idBatch: 'Batch',
  jam: 'Jam',
  vaksinator: 'Vaksinator',
  catatan: 'Catatan',
} as const satisfies Readonly<Record<SheetField, string>> & Readonly<Record<string, string>>;
export type SheetHeader = keyof typeof sheetHeaders;
export const sheetHeaderNames = Object.keys(sheetHeaders) as readonly SheetHeader[];

/** Words of the choices. */
export const sheetWords = {
  hasil: { DIBERIKAN: 'Diberikan', DITUNDA: 'Ditunda' } satisfies Record<
    (typeof sheetResults)[number],
    string
  >,
  alasan: {
    SKRINING: 'Hasil skrining',
    JARAK: 'Jarak dosis belum cukup',
    TIDAK_HADIR: 'Tidak hadir',
    STOK: 'Vaksin habis atau rusak',
    LAINNYA: 'Lainnya',
  } satisfies Record<(typeof sheetReasons)[number], string>,
  skriningLayak: { ya: 'Ya' },
  lokasi: { LENGAN_KIRI: 'Kiri', LENGAN_KANAN: 'Kanan' } satisfies Record<
    (typeof doseSites)[number],
    string
  >,
} as const;

/** Returns the word of a batch in the list of choices. */
export const batchWord = ({ huruf, nomor }: Pick<SheetBatch, 'huruf' | 'nomor'>): string =>
  `${huruf} ${nomor}`;

/** Returns the code of a row, which says to which sheet it belongs. */
export const rowCode = (idLembar: string, nomor: number): string => `${idLembar}/${nomor}`;

/** Reads the code of a row; undefined for another text. */
export function readRowCode(
  text: string,
): { readonly id: string; readonly nomor: number } | undefined {
  const [, id, nomor] = /^([0-9a-f-]{36})\/([1-9]\d{0,3})$/.exec(text.trim().toLowerCase()) ?? [];
  return id && nomor ? { id, nomor: Number(nomor) } : undefined;
}
