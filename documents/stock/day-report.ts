import type { Block, PrintedDocument, TableBlock } from '#contract/core/document/block.ts';
import type { DayReport, DayStock } from '#contract/domains/stock/day-report.ts';
import { blank, count, longDay, longInstant, shortDay } from '../format.ts';

const kinds: readonly string[] = ['Reguler', 'Booster', 'Booster dari luar'];
const wasteNames = { RUSAK: 'Rusak', KEDALUWARSA: 'Kedaluwarsa' } as const;
const withoutBatch = 'Tanpa batch';

const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** The movements of a day; a rare one has a column only where there is one. */
const movements = [
  { name: 'awal', label: 'Awal', isRare: false },
  { name: 'diterima', label: 'Diterima', isRare: false },
  { name: 'diberikan', label: 'Diberikan', isRare: false },
  { name: 'rusak', label: 'Rusak', isRare: false },
  { name: 'kedaluwarsa', label: 'Kedaluwarsa', isRare: true },
  { name: 'dikembalikan', label: 'Dikembalikan', isRare: true },
  { name: 'dikarantina', label: 'Dikarantina', isRare: true },
  { name: 'akhir', label: 'Akhir', isRare: false },
] as const satisfies readonly { name: keyof DayStock; label: string; isRare: boolean }[];

const right = { align: 'right' } as const;

/** A heading with a table, or with a sentence where there are no rows. */
const section = (heading: string, table: TableBlock, none: string): Block[] => [
  { kind: 'heading', text: heading },
  table.rows.length === 0 ? { kind: 'paragraph', text: none } : table,
];

/** Returns the report of a facility's day, to print at closing time. */
export function dayReportDocument(report: DayReport): PrintedDocument {
  const { namaFaskes, tanggal, diberikan, hasil, terbuang, kipi, stok } = report;
  const columns = movements.filter(
    ({ name, isRare }) => !isRare || stok.some(row => row[name] !== 0),
  );
  const given = sumOf(diberikan, row => row.dosis);
  const fromStock = sumOf(stok, row => row.diberikan);
  return {
    title: `Laporan harian ${namaFaskes}, ${shortDay(tanggal)}`,
    number: null,
    letterhead: null,
    isDraft: false,
    blocks: [
      {
        kind: 'title',
        text: 'LAPORAN HARIAN VAKSINASI',
        subtitle: `${namaFaskes} · ${longDay(tanggal)}`,
      },
      ...section(
        'Dosis yang diberikan menurut vaksin dan batch',
        {
          kind: 'table',
          columns: [
            { label: 'Vaksin', width: 55 },
            { label: 'Batch', width: 30 },
            { label: 'Dosis', width: 15, ...right },
          ],
          rows: diberikan.map(({ vaksin, batch, dosis }) => [
            vaksin ?? '–',
            batch ?? withoutBatch,
            count(dosis),
          ]),
          totals: [['Jumlah', '', count(given)]],
        },
        'Tidak ada dosis yang diberikan.',
      ),
      ...section(
        'Hasil kunjungan menurut dosis',
        {
          kind: 'table',
          columns: [
            { label: 'Dosis', width: 40 },
            { label: 'Diberikan', width: 20, ...right },
            { label: 'Ditunda', width: 20, ...right },
            { label: 'Ditolak', width: 20, ...right },
          ],
          rows: hasil.map(row => [
            `${kinds[row.vaccinationType] ?? '–'}, dosis ${row.dosisKe}`,
            count(row.diberikan),
            count(row.ditunda),
            count(row.ditolak),
          ]),
          totals: [
            [
              'Jumlah',
              count(sumOf(hasil, row => row.diberikan)),
              count(sumOf(hasil, row => row.ditunda)),
              count(sumOf(hasil, row => row.ditolak)),
            ],
          ],
        },
        'Tidak ada kunjungan.',
      ),
      ...section(
        'Dosis yang terbuang',
        {
          kind: 'table',
          columns: [
            { label: 'Batch', width: 22 },
            { label: 'Jenis', width: 18 },
            { label: 'Dosis', width: 12, ...right },
            { label: 'Alasan', width: 48 },
          ],
          rows: terbuang.map(({ batch, jenis, dosis, alasan }) => [
            batch ?? withoutBatch,
            wasteNames[jenis],
            count(dosis),
            alasan ?? '–',
          ]),
          totals: [['Jumlah', '', count(sumOf(terbuang, row => row.dosis)), '']],
        },
        'Tidak ada dosis yang rusak atau kedaluwarsa.',
      ),
      { kind: 'heading', text: 'KIPI' },
      {
        kind: 'paragraph',
        text:
          kipi.semua === 0
            ? 'Tidak ada KIPI yang dicatat pada hari ini.'
            : `${count(kipi.semua)} KIPI dicatat pada hari ini, ${count(kipi.serius)} di antaranya serius.`,
      },
      ...section(
        'Stok yang dapat dipakai',
        {
          kind: 'table',
          columns: [
            { label: 'Vaksin dan batch', width: 30 },
            ...columns.map(({ label }) => ({ label, width: 12, ...right })),
          ],
          rows: stok.map(row => [
            [row.vaksin, row.batch ?? withoutBatch].filter(Boolean).join(', '),
            ...columns.map(({ name }) => count(row[name])),
          ]),
          totals: [['Jumlah', ...columns.map(({ name }) => count(sumOf(stok, row => row[name])))]],
        },
        'Tidak ada stok.',
      ),
      ...(stok.length > 0
        ? [
            {
              kind: 'paragraph',
              text: 'Awal ditambah yang diterima sama dengan semua yang lain ditambah akhir. Angka minus adalah catatan yang dibatalkan atau dosis yang dilepas dari karantina.',
            } as const,
          ]
        : []),
      ...(given === fromStock
        ? []
        : [
            {
              kind: 'paragraph',
              text: `Diberikan ${count(given)} dosis menurut catatan kunjungan, ${count(fromStock)} menurut stok. Bedanya adalah dosis tanpa perusahaan, yang tidak diambil dari stok, atau catatan yang dibatalkan sesudah harinya.`,
            } as const,
          ]),
      {
        kind: 'paragraph',
        text: `Dicetak ${longInstant(report.dibuat, report.zona)} oleh ${report.dibuatOleh}.`,
      },
      {
        kind: 'signatures',
        parties: [
          { role: 'Petugas', organization: namaFaskes, name: blank, position: blank },
          { role: 'Kepala faskes', organization: namaFaskes, name: blank, position: blank },
        ],
      },
    ],
  };
}
