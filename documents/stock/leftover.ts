import type { DoseLedger, leftoverPlans } from '#contract/domains/stock/record.ts';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import { blank, count, longDay, longInstant, orBlank } from '../format.ts';

const plans: Readonly<Record<(typeof leftoverPlans)[number], string>> = {
  DISIMPAN: 'Disimpan',
  DIMUSNAHKAN: 'Dimusnahkan',
  MENUNGGU_ARAHAN: 'Menunggu arahan Penjual',
};

/** What became of received doses; a rare movement has a column only where there is one. */
const movements = [
  { name: 'diterima', label: 'Diterima', isRare: false },
  { name: 'diberikan', label: 'Diberikan', isRare: false },
  { name: 'rusak', label: 'Rusak', isRare: false },
  { name: 'kedaluwarsa', label: 'Kedaluwarsa', isRare: false },
  { name: 'dikembalikan', label: 'Dikembalikan', isRare: true },
  { name: 'dikarantina', label: 'Dikarantina', isRare: true },
  { name: 'sisa', label: 'Sisa', isRare: false },
] as const;

/** When a leftover was reported, and to whom. */
export interface LeftoverReport {
  readonly isDraft: boolean;
  readonly day: string;
  /** The seller; null without its data. */
  readonly receiver: string | null;
}

/** Returns the report of the leftover doses of an order, facility by facility. */
export function leftoverDocument(
  ledger: DoseLedger,
  { isDraft, day, receiver }: LeftoverReport,
): PrintedDocument {
  const rows = ledger.faskes.flatMap(({ namaFaskes, stok }) =>
    stok.map(stock => ({ ...stock, namaFaskes })),
  );
  const { jumlah } = ledger;
  const columns = movements.filter(({ name, isRare }) => !isRare || jumlah[name] > 0);
  return {
    title: ledger.noOrder ? `Laporan sisa dosis ${ledger.noOrder}` : 'Rancangan laporan sisa dosis',
    number: ledger.noOrder,
    letterhead: null,
    isDraft,
    blocks: [
      {
        kind: 'title',
        text: 'LAPORAN SISA DOSIS',
        subtitle: `Pesanan ${orBlank(ledger.noOrder)} · ${ledger.namaBHBU}`,
      },
      {
        kind: 'facts',
        rows: [
          { label: 'Tanggal laporan', value: isDraft ? blank : longDay(day) },
          { label: 'Kepada', value: orBlank(receiver) },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: 'Faskes', width: 24 },
          { label: 'Batch', width: 13 },
          ...columns.map(({ label }) => ({ label, width: 8, align: 'right' }) as const),
          { label: 'Dihitung', width: 8, align: 'right' },
          { label: 'Rencana', width: 13 },
        ],
        rows: rows.map(row => [
          row.namaFaskes,
          orBlank(row.nomorBatch),
          ...columns.map(({ name }) => count(row[name])),
          row.dihitung === null ? blank : count(row.dihitung),
          row.rencanaSisa ? plans[row.rencanaSisa] : '',
        ]),
        totals: [['Jumlah', '', ...columns.map(({ name }) => count(jumlah[name])), '', '']],
      },
      ...rows.flatMap(row =>
        row.waktuLapor
          ? [
              {
                kind: 'paragraph',
                text: `${row.namaFaskes}, batch ${orBlank(row.nomorBatch)}: dilaporkan ${longInstant(row.waktuLapor)} oleh ${orBlank(row.dilaporkanOleh)}${row.catatanSisa ? `. ${row.catatanSisa}` : ''}`,
              } as const,
            ]
          : [],
      ),
      {
        kind: 'signatures',
        parties: [{ role: 'Pembeli', organization: ledger.namaBHBU, name: blank, position: blank }],
      },
    ],
  };
}
