import type { Block, Inline, PrintedDocument } from '#contract/core/document/block.ts';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import type { Nota } from '#contract/domains/nota/record.ts';
import { blank, bold, count, longDay, orBlank, rupiah } from '../format.ts';

/**
 * Returns what a note is called: a nota retur or a nota pembatalan lowers a tax invoice (PMK
 * 65/PMK.03/2010), for goods that come back or a service that was cancelled; any other is a nota kredit.
 */
export function notaName({ jenis, noFaktur, baris }: Pick<Nota, 'baris' | 'jenis' | 'noFaktur'>) {
  if (jenis === 'RETUR') return 'Nota retur';
  const isService = baris.every(line => line.jenis === 'LAYANAN');
  return isService && noFaktur !== null ? 'Nota pembatalan' : 'Nota kredit';
}

/** A party with its address and NPWP, which a nota retur has to state. */
const party = ({ nama, alamat, npwp }: Invoice['pembeli']): Inline => [
  { text: nama, isBold: true },
  { text: `, ${alamat}, NPWP ${orBlank(npwp)}` },
];

const lineTable = ({ baris, jenis, subTotal }: Nota): Block => ({
  kind: 'table',
  columns: [
    { label: 'Uraian', width: 50 },
    { label: 'Jumlah', width: 12, align: 'right' },
    { label: 'Harga satuan', width: 18, align: 'right' },
    { label: 'Nilai', width: 20, align: 'right' },
  ],
  rows: baris.map(({ uraian, qty, hargaSatuan, nilai }) => [
    // An instalment bills a part of each unit, so that its price times the quantity is more.
    qty !== null && nilai !== qty * hargaSatuan
      ? `${uraian}, sebesar bagian yang ditagih invoice ini`
      : uraian,
    qty === null ? '–' : count(qty),
    qty === null ? '–' : rupiah(hargaSatuan),
    rupiah(nilai),
  ]),
  totals: [[jenis === 'RETUR' ? 'Jumlah yang dikembalikan' : 'Jumlah', '', '', rupiah(subTotal)]],
});

const amountTable = (nota: Nota): Block => ({
  kind: 'table',
  columns: [
    { label: 'Pengurangan', width: 62 },
    { label: 'Jumlah', width: 38, align: 'right' },
  ],
  rows: [
    ['Nilai tanpa pajak', rupiah(nota.subTotal)],
    ['Dasar Pengenaan Pajak (DPP) PPN', rupiah(nota.dpp)],
    ['Pajak Pertambahan Nilai (PPN)', rupiah(nota.ppn)],
    ...(nota.ppnDTP > 0 ? [['PPN ditanggung Pemerintah', `(${rupiah(nota.ppnDTP)})`]] : []),
    ...(nota.pphDipungut > 0 ? [['PPh dipungut Penjual', rupiah(nota.pphDipungut)]] : []),
    ...(nota.pphDipotong > 0
      ? [['PPh dipotong Pembeli, dibetulkan di bukti potong', `(${rupiah(nota.pphDipotong)})`]]
      : []),
  ],
  totals: [['Jumlah nota', rupiah(nota.total)]],
});

/** Returns a note that credits an invoice, as the buyer files it for its input tax. */
export function notaDocument(
  nota: Nota,
  { pembeli, penjual, tanggalInvoice, noInvoice }: Invoice,
): PrintedDocument {
  const { noNota, tanggalNota } = nota;
  const name = notaName(nota);
  const day = tanggalNota === null ? blank : longDay(tanggalNota);
  const isOfBuyer = name !== 'Nota kredit';
  const seller = penjual && {
    role: isOfBuyer ? 'Mengetahui, Penjual' : 'Penjual',
    organization: penjual.nama,
    name: penjual.penandaTangan,
    position: penjual.jabatan,
    day,
  };
  return {
    title: noNota === null ? `Rancangan ${name.toLowerCase()}` : `${name} ${noNota}`,
    number: noNota,
    letterhead:
      isOfBuyer || penjual === null ? null : { name: penjual.nama, address: penjual.alamat },
    isDraft: noNota === null,
    blocks: [
      {
        kind: 'title',
        text: name.toUpperCase(),
        subtitle: `Nomor: ${orBlank(noNota)}`,
      },
      {
        kind: 'facts',
        rows: [
          { label: 'Tanggal', value: day },
          ...(nota.noFaktur === null
            ? []
            : [
                {
                  label: 'Atas faktur pajak',
                  value: bold(
                    `${nota.noFaktur} tanggal ${nota.tanggalFaktur === null ? blank : longDay(nota.tanggalFaktur)}`,
                  ),
                },
              ]),
          {
            label: 'Atas invoice',
            value: `${orBlank(noInvoice)} tanggal ${tanggalInvoice === null ? blank : longDay(tanggalInvoice)}`,
          },
          { label: 'Pembeli', value: party(pembeli) },
          ...(penjual ? [{ label: 'Kepada Penjual', value: party(penjual) }] : []),
          { label: 'Alasan', value: nota.alasan },
        ],
      },
      lineTable(nota),
      amountTable(nota),
      {
        kind: 'paragraph',
        text: [{ text: 'Terbilang: ' }, { text: nota.terbilang, isBold: true }],
      },
      {
        kind: 'paragraph',
        text: `Nilai invoice ${orBlank(noInvoice)} berkurang ${rupiah(nota.nilaiTagihan)}.`,
      },
      {
        kind: 'signatures',
        parties: [
          ...(isOfBuyer
            ? [{ role: 'Pembeli', organization: pembeli.nama, name: blank, position: blank, day }]
            : []),
          ...(seller ? [seller] : []),
        ],
      },
    ],
  };
}
