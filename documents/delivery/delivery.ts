import type { SignedDocument, WorkOrder } from '#contract/domains/work-order/record.ts';
import type { Block, PrintedDocument, Signatory } from '#contract/core/document/block.ts';
import {
  blank,
  bold,
  count,
  dayInJakarta,
  longDay,
  longInstant,
  openingDay,
  orBlank,
  shortDay,
} from '../format.ts';

/** The seller, who issues the documents of a delivery. */
export interface Letterhead {
  readonly name: string;
  readonly address: string;
}

const kinds: Readonly<Record<WorkOrder['jenis'], string>> = {
  KIRIM: 'Pengiriman',
  KIRIM_SUSULAN: 'Pengiriman susulan (biaya Penjual)',
  PENGGANTIAN: 'Penggantian (biaya Penjual)',
  AMBIL_KEMBALI: 'Pengambilan kembali kelebihan',
};

/** Whether the doses go from the facility back to the distributor. */
const isPickup = ({ jenis }: WorkOrder): boolean => jenis === 'AMBIL_KEMBALI';

const dayOrBlank = (day: string | null): string => (day === null ? blank : longDay(day));

const destinationOf = (order: WorkOrder) => [
  { label: 'Nomor perintah kerja', value: bold(orBlank(order.noWO)) },
  { label: 'Jenis', value: kinds[order.jenis] },
  { label: 'Nomor pesanan', value: orBlank(order.noOrder) },
  { label: 'Pembeli', value: order.namaBHBU },
  { label: isPickup(order) ? 'Faskes asal' : 'Faskes tujuan', value: order.namaFaskes },
  { label: 'Alamat', value: orBlank(order.alamatFaskes) },
  { label: 'Distributor', value: orBlank(order.namaDistributor) },
];

const courierOf = (order: WorkOrder) => [
  { label: 'Kurir', value: [orBlank(order.namaKurir), order.hpKurir].filter(Boolean).join(' · ') },
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

const documentOf = (
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
  order: WorkOrder,
  letterhead: Letterhead | null,
): PrintedDocument =>
  documentOf('Perintah kerja', order.noWO, letterhead, [
    {
      kind: 'facts',
      rows: [
        ...destinationOf(order),
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

/** Returns the delivery note (surat jalan) that travels with the goods. */
export const deliveryNoteDocument = (
  order: WorkOrder,
  letterhead: Letterhead | null,
): PrintedDocument =>
  documentOf('Surat jalan', order.noWO, letterhead, [
    {
      kind: 'facts',
      rows: [
        ...destinationOf(order),
        {
          label: 'Waktu kirim',
          value: order.waktuKirim ? longInstant(order.waktuKirim) : dayOrBlank(order.tanggalKirim),
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

const signatures = (parties: readonly Signatory[]): Block => ({ kind: 'signatures', parties });

/** The signatories of a signed document; lines to fill in while it is not signed. */
const signedBy = (order: WorkOrder, signed: SignedDocument | null): Block =>
  signatures(
    (['pembeli', 'distributor'] as const).map(side => ({
      role: side === 'pembeli' ? 'Pembeli' : 'Distributor',
      organization: side === 'pembeli' ? order.namaBHBU : (order.namaDistributor ?? ''),
      name: orBlank(signed?.[side].nama),
      position: orBlank(signed?.[side].jabatan),
      ...(signed ? { day: longInstant(signed.waktu) } : {}),
    })),
  );

const arrivalOf = (order: WorkOrder): Block => ({
  kind: 'facts',
  rows: [
    ...destinationOf(order),
    { label: 'Waktu tiba', value: order.waktuTiba ? longInstant(order.waktuTiba) : blank },
    {
      label: 'Suhu saat diterima',
      value: order.suhuTerima === null ? blank : `${order.suhuTerima.toLocaleString('id-ID')} °C`,
    },
  ],
});

/** Day and place of a signed document, as its first sentence names them. */
const opening = ({ namaFaskes }: WorkOrder, signed: SignedDocument | null): string =>
  `${openingDay(signed && dayInJakarta(signed.waktu))}, bertempat di ${namaFaskes}`;

const orNull = (value: number | null): string => (value === null ? blank : count(value));

/** Returns the goods-receipt document (berita acara serah terima) of what was accepted. */
export const goodsReceiptDocument = (
  order: WorkOrder,
  letterhead: Letterhead | null,
): PrintedDocument =>
  documentOf('Berita acara serah terima', order.bast?.nomor ?? null, letterhead, [
    {
      kind: 'paragraph',
      text: `${opening(order, order.bast)}, para penanda tangan di bawah ini menyatakan bahwa Produk berikut telah ${isPickup(order) ? 'diserahkan kembali oleh Pembeli dan diterima oleh Distributor' : 'diserahkan oleh Distributor dan diterima oleh Pembeli'} dalam jumlah dan keadaan sebagai berikut:`,
    },
    arrivalOf(order),
    {
      kind: 'table',
      columns: [
        { label: 'No.', width: 6, align: 'right' },
        { label: 'Produk', width: 34 },
        { label: 'Nomor batch', width: 18 },
        { label: 'Kedaluwarsa', width: 16 },
        { label: 'Dikirim', width: 13, align: 'right' },
        { label: 'Diterima', width: 13, align: 'right' },
      ],
      rows: order.baris.map((line, at) => [
        `${at + 1}`,
        line.namaProduk,
        orBlank(line.nomorBatch),
        line.kedaluwarsa ? shortDay(line.kedaluwarsa) : blank,
        count(line.qtyKirim),
        orNull(line.qtyTerima),
      ]),
      totals: [['', 'Jumlah', '', '', count(order.jumlahDosis), orNull(order.dosisDiterima)]],
    },
    ...(isPickup(order)
      ? []
      : [
          {
            kind: 'paragraph',
            text: 'Setelah berita acara ini ditandatangani, Produk yang diterima tidak dapat dikembalikan (Pasal 8 Ketentuan Umum).',
          } as const,
        ]),
    signedBy(order, order.bast),
  ]);

/** Returns the discrepancy document (berita acara ketidaksesuaian) of a receipt. */
export const discrepancyDocument = (
  order: WorkOrder,
  letterhead: Letterhead | null,
): PrintedDocument =>
  documentOf('Berita acara ketidaksesuaian', order.beritaSelisih?.nomor ?? null, letterhead, [
    {
      kind: 'paragraph',
      text: `${opening(order, order.beritaSelisih)}, para penanda tangan di bawah ini menyatakan bahwa pada pemeriksaan bersama saat tiba ditemukan ketidaksesuaian sebagai berikut (Pasal 7 Ketentuan Umum):`,
    },
    arrivalOf(order),
    {
      kind: 'table',
      columns: [
        { label: 'No.', width: 5, align: 'right' },
        { label: 'Produk', width: 22 },
        { label: 'Nomor batch', width: 15 },
        { label: 'Dikirim', width: 10, align: 'right' },
        { label: 'Tiba', width: 10, align: 'right' },
        { label: 'Kurang', width: 9, align: 'right' },
        { label: 'Lebih', width: 9, align: 'right' },
        { label: 'Bocor', width: 9, align: 'right' },
        { label: 'Rusak', width: 9, align: 'right' },
      ],
      rows: order.baris.map((line, at) => [
        `${at + 1}`,
        line.namaProduk,
        orBlank(line.nomorBatch),
        count(line.qtyKirim),
        orNull(line.qtyTiba),
        orNull(line.kurang),
        orNull(line.lebih),
        orNull(line.bocor),
        orNull(line.rusak),
      ]),
    },
    ...order.baris.flatMap((line, at) =>
      line.catatan
        ? [{ kind: 'paragraph', text: `Baris ${at + 1}: ${line.catatan}` } as const]
        : [],
    ),
    {
      kind: 'paragraph',
      text: 'Kekurangan dikirim kembali dan Produk yang bocor diganti atas biaya Penjual; kelebihan diserahkan kembali kepada Distributor.',
    },
    signedBy(order, order.beritaSelisih),
  ]);
