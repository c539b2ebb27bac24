import type { PaperSheet, SheetRow } from '#contract/domains/lembar/index.ts';
import { longDay } from '../format.ts';
import type { BubbleGroup } from './geometry.ts';

const pad = (n: number): string => String(n).padStart(2, '0');

/** The quarters of an hour of the bubbles. */
export const quarters = [0, 15, 30, 45] as const;

/** Headings of the groups of bubbles. */
export const groupHeadings: Readonly<Record<BubbleGroup, string>> = {
  hasil: 'Hasil',
  alasan: 'Alasan ditunda',
  skrining: 'Skr',
  lokasi: 'Lengan',
  batch: 'Batch',
  jam: 'Jam',
  menit: 'Menit',
};

/** Returns the letters within the bubbles of each group. */
export const bubbleLetters = ({
  batch,
  jamMulai,
  jumlahJam,
}: Pick<PaperSheet, 'batch' | 'jamMulai' | 'jumlahJam'>): Readonly<
  Record<BubbleGroup, readonly string[]>
> => ({
  hasil: ['D', 'T'],
  alasan: ['S', 'J', 'H', 'V', 'L'],
  skrining: ['L'],
  lokasi: ['Ki', 'Ka'],
  batch: batch.map(({ huruf }) => huruf),
  jam: Array.from({ length: jumlahJam }, (_, at) => pad(jamMulai + at)),
  menit: quarters.map(pad),
});

/** What the letters mean, at the foot of each page. */
export const legend: readonly string[] = [
  'Hasil: D diberikan, T ditunda. Alasan ditunda: S skrining, J jarak dosis belum cukup, H tidak hadir, V vaksin habis atau rusak, L lainnya (tulis di Catatan).',
  'Skr L: skrining layak, semua pertanyaan skrining dijawab tidak. Lengan: Ki kiri, Ka kanan. Jam dan menit: waktu penyuntikan, dibulatkan ke seperempat jam.',
  'Hitamkan bulatan sampai penuh dengan pulpen hitam. Bila keliru, hitamkan juga yang benar: portal akan menanyakannya. Jaga keempat kotak di sudut tetap bersih dan terlihat.',
];

export const sheetTitle = 'LEMBAR KERTAS VAKSINASI';
export const remarksHeading = 'Catatan';

/**
 * Most characters of the texts that have a limited width: a name and the line below it in their column, a facility and
 * a batch beside the QR code.
 */
export const fits = { name: 32, detail: 48, facility: 52, batch: 45 } as const;

/** Returns a text of at most a number of characters; a longer one ends with an ellipsis. */
export const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** Returns the line below the title of a page. */
export const sheetSubtitle = (
  { namaFaskes, tanggal }: Pick<PaperSheet, 'namaFaskes' | 'tanggal'>,
  halaman: number,
  dari: number,
): string => `${namaFaskes} · ${longDay(tanggal)} · halaman ${halaman} dari ${dari}`;

/** Returns what the batches under the letters are. */
export const batchLines = ({ batch }: Pick<PaperSheet, 'batch'>): readonly string[] =>
  batch.map(({ huruf, nomor, vaksin }) => `${huruf}: ${nomor}, ${vaksin}`);

const kinds: readonly string[] = ['Dosis', 'Booster', 'Booster dari luar'];

/** Returns the dose that a row expects, such as `Dosis 2`. */
export const rowDose = ({
  orang,
  dosisKe,
}: Pick<SheetRow, 'dosisKe'> & {
  readonly orang: { readonly vaccinationType: number } | null;
}): string => {
  const kind = orang?.vaccinationType ?? 0;
  return kind === 0 ? `Dosis ${dosisKe}` : (kinds[kind] ?? 'Dosis');
};

/** Returns the second line of a row: the end of the identity number, the dose and the company. */
export const rowDetail = (row: SheetRow): string =>
  [row.orang?.identitas ? `…${row.orang.identitas}` : '', rowDose(row), row.orang?.namaBHBU ?? '']
    .filter(Boolean)
    .join(' · ');
