import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import type {
  Block,
  Letterhead,
  PrintedDocument,
  Signatory,
} from '#contract/core/document/block.ts';
import {
  blank,
  bold,
  count,
  localPhone,
  longDay,
  longInstant,
  orBlank,
  shortDay,
} from '../format.ts';

/** A work order with whom the courier calls at the facility, and where the distributor is. */
export type DeliveredOrder = WorkOrder & {
  readonly kontakFaskes?: string;
  readonly alamatDistributor?: string | null;
};

const kinds: Readonly<Record<WorkOrder['jenis'], string>> = {
  KIRIM: 'Pengiriman',
  KIRIM_SUSULAN: 'Pengiriman susulan (biaya Penjual)',
  PENGGANTIAN: 'Penggantian (biaya Penjual)',
  AMBIL_KEMBALI: 'Pengambilan kembali kelebihan',
};

/** Whether the doses go from the facility back to the distributor. */
export const isPickup = ({ jenis }: WorkOrder): boolean => jenis === 'AMBIL_KEMBALI';

const dayOrBlank = (day: string | null): string => (day === null ? blank : longDay(day));

/** Returns what every document of a delivery says first. */
export const destinationOf = (order: DeliveredOrder) => [
  { label: 'Nomor perintah kerja', value: bold(orBlank(order.noWO)) },
  { label: 'Jenis', value: kinds[order.jenis] },
  { label: 'Nomor pesanan', value: orBlank(order.noOrder) },
  { label: 'Pembeli', value: order.namaBHBU },
  { label: isPickup(order) ? 'Faskes asal' : 'Faskes tujuan', value: order.namaFaskes },
  { label: 'Alamat', value: orBlank(order.alamatFaskes) },
  ...(order.kontakFaskes ? [{ label: 'Kontak Faskes', value: order.kontakFaskes }] : []),
  { label: 'Distributor', value: orBlank(order.namaDistributor) },
  ...(isPickup(order) && order.alamatDistributor
    ? [{ label: 'Alamat Distributor', value: order.alamatDistributor }]
    : []),
];

const courierOf = (order: WorkOrder) => [
  {
    label: 'Kurir',
    value: [orBlank(order.namaKurir), order.hpKurir && localPhone(order.hpKurir)]
      .filter(Boolean)
      .join(' · '),
  },
  { label: 'Nomor kendaraan', value: orBlank(order.noKendaraan) },
  {
    label: 'Suhu saat muat',
    value: order.suhuMuat === null ? blank : `${order.suhuMuat.toLocaleString('id-ID')} °C`,
  },
  { label: 'Suhu yang disyaratkan', value: `${order.suhuMin}–${order.suhuMax} °C` },
];

const shippedLines = (order: WorkOrder): Block => ({
  kind: 'table',
  columns: [
    { label: 'No.', width: 6, align: 'right' },
    { label: 'Produk', width: 26 },
    { label: 'Nomor batch', width: 16 },
    { label: 'Kedaluwarsa', width: 15 },
    { label: 'Packing slip', width: 15 },
    { label: 'Karton', width: 10 },
    { label: 'Dosis', width: 12, align: 'right' },
  ],
  rows: order.baris.map((line, at) => [
    `${at + 1}`,
    line.namaProduk,
    orBlank(line.nomorBatch),
    line.kedaluwarsa ? shortDay(line.kedaluwarsa) : blank,
    orBlank(line.psNumber),
    line.noKarton ?? '',
    count(line.qtyKirim),
  ]),
  totals: [['', 'Jumlah', '', '', '', '', count(order.jumlahDosis)]],
});

/** Returns a document of a delivery with its title and number. */
export const documentOf = (
  name: string,
  number: string | null,
  letterhead: Letterhead | null,
  blocks: readonly Block[],
): PrintedDocument => ({
  title: number ? `${name} ${number}` : name,
  number,
  letterhead,
  isDraft: number === null,
  blocks: [
    { kind: 'title', text: name.toUpperCase(), subtitle: `Nomor: ${orBlank(number)}` },
    ...blocks,
  ],
});

/** Returns the work order for the distributor, before or after it departed. */
export const workOrderDocument = (
  order: DeliveredOrder,
  letterhead: Letterhead | null,
): PrintedDocument =>
  documentOf('Perintah kerja', order.noWO, letterhead, [
    {
      kind: 'facts',
      rows: [
        // Its own number is in its title.
        ...destinationOf(order).slice(1),
        { label: 'Tanggal kirim', value: dayOrBlank(order.tanggalKirim) },
        { label: 'Tanggal tiba', value: dayOrBlank(order.tanggalTiba) },
      ],
    },
    shippedLines(order),
    ...(order.catatan ? [{ kind: 'paragraph', text: `Catatan: ${order.catatan}` } as const] : []),
    {
      kind: 'paragraph',
      text: `Produk disimpan dan diangkut pada suhu ${order.suhuMin}–${order.suhuMax} °C. Jumlah dan keadaan fisiknya diperiksa bersama penerima pada saat tiba.`,
    },
    signatures([
      party('Pemberi perintah', letterhead?.name ?? ''),
      party('Distributor', order.namaDistributor ?? ''),
    ]),
  ]);

/** The number of a delivery note: that of its work order, which has one. */
const noteNumber = ({ noWO }: WorkOrder): string | null => noWO?.replace(/^WO/, 'SJ') ?? null;

/** Returns the delivery note (surat jalan) that travels with the goods. */
export const deliveryNoteDocument = (
  order: DeliveredOrder,
  letterhead: Letterhead | null,
): PrintedDocument =>
  documentOf('Surat jalan', noteNumber(order), letterhead, [
    {
      kind: 'facts',
      rows: [
        ...destinationOf(order),
        {
          label: 'Waktu kirim',
          value: order.waktuKirim
            ? longInstant(order.waktuKirim, order.zona)
            : dayOrBlank(order.tanggalKirim),
        },
        ...courierOf(order),
      ],
    },
    shippedLines(order),
    signatures(noteParties(order, letterhead)),
  ]);

/** Who signs a delivery note: sender, courier and receiver. */
function noteParties(order: WorkOrder, letterhead: Letterhead | null): readonly Signatory[] {
  const distributor = order.namaDistributor ?? '';
  const [from, to] = isPickup(order)
    ? [order.namaFaskes, distributor]
    : [letterhead?.name ?? '', order.namaFaskes];
  return [
    party('Yang menyerahkan', from),
    party('Kurir', distributor, order.namaKurir),
    party('Yang menerima', to),
  ];
}

const party = (role: string, organization: string, name?: string | null): Signatory => ({
  role,
  organization,
  name: orBlank(name),
  position: blank,
});

/** Returns the block of signatures. */
export const signatures = (parties: readonly Signatory[]): Block => ({
  kind: 'signatures',
  parties,
});
