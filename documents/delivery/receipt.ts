import type { Block, Inline, Letterhead, PrintedDocument } from '#contract/core/document/block.ts';
import { dayInZone } from '#contract/core/values/zone.ts';
import {
  isSpent,
  type DamageReason,
  type TemperatureDecision,
} from '#contract/domains/work-order/receipt.ts';
import type {
  SignedDocument,
  WorkOrder,
  WorkOrderLine,
} from '#contract/domains/work-order/record.ts';
import { blank, bold, count, longInstant, openingDay, orBlank, shortDay } from '../format.ts';
import {
  destinationOf,
  documentOf,
  isPickup,
  signatures,
  type DeliveredOrder,
} from './delivery.ts';

/** Drawn signatures as PNG in Base64; one that was made on paper is missing. */
export interface SignaturePictures {
  readonly pembeli?: string | undefined;
  readonly distributor?: string | undefined;
}

/**
 * The signatories of a signed document with their drawn signatures; lines to fill in while it is not
 * signed. A document that was signed on paper says so.
 */
const signedBy = (
  order: WorkOrder,
  signed: SignedDocument | null,
  pictures: SignaturePictures,
): Block[] => [
  ...(signed && !(pictures.pembeli && pictures.distributor)
    ? [
        {
          kind: 'paragraph',
          text: 'Ditandatangani di atas kertas; pindaiannya disimpan bersama dokumen ini.',
          keepWithNext: true,
        } as const,
      ]
    : []),
  signatures(
    (['pembeli', 'distributor'] as const).map(side => {
      const signature = signed ? pictures[side] : undefined;
      return {
        // The facility receives for the buyer (Pasal 7 and 8), unless the buyer signs itself.
        ...(side === 'distributor'
          ? { role: 'Distributor', organization: order.namaDistributor ?? '' }
          : signed?.olehPembeli
            ? { role: 'Pembeli', organization: order.namaBHBU }
            : {
                role: 'Faskes a.n. Pembeli',
                organization: `${order.namaFaskes} a.n. ${order.namaBHBU}`,
              }),
        name: orBlank(signed?.[side].nama),
        position: orBlank(signed?.[side].jabatan),
        ...(signed ? { day: longInstant(signed.waktu, order.zona) } : {}),
        ...(signature === undefined ? {} : { signature }),
      };
    }),
  ),
];

/** The temperature on arrival, marked when it is outside the limits. */
function arrivalTemperature({
  suhuTerima,
  suhuTerimaDiLuarBatas,
  suhuMin,
  suhuMax,
}: WorkOrder): Inline {
  if (suhuTerima === null) return blank;
  const measured = `${suhuTerima.toLocaleString('id-ID')} °C`;
  return suhuTerimaDiLuarBatas
    ? bold(`${measured}, DI LUAR BATAS ${suhuMin}–${suhuMax} °C`)
    : measured;
}

const decisions: Readonly<Record<TemperatureDecision, string>> = {
  TERIMA: 'Pembeli tetap menerima Produk ini.',
  KARANTINA:
    'Pembeli menerima Produk ini dan mengarantina semua dosis yang diterima, yang tidak dipakai sampai ada keputusan Penjual.',
  TOLAK:
    'Pembeli menolak seluruh Produk ini. Produk dibawa kembali oleh Distributor dan diganti atas biaya Penjual.',
};

/** What was decided about an arrival outside the temperature limits, and why. */
const decisionOf = ({ keputusanSuhu, alasanSuhu }: WorkOrder): Block[] =>
  keputusanSuhu === null
    ? []
    : [
        {
          kind: 'paragraph',
          text: [
            { text: 'Keputusan atas suhu saat diterima: ', isBold: true },
            { text: `${decisions[keputusanSuhu]} Alasan: ${alasanSuhu ?? ''}` },
          ],
        },
      ];

const arrivalOf = (order: DeliveredOrder): Block => ({
  kind: 'facts',
  rows: [
    ...destinationOf(order),
    {
      label: 'Waktu tiba',
      value: order.waktuTiba ? longInstant(order.waktuTiba, order.zona) : blank,
    },
    {
      label: 'Suhu saat diterima',
      value: arrivalTemperature(order),
    },
  ],
});

/** Day and place of a signed document, as its first sentence names them. */
const opening = ({ namaFaskes, zona }: WorkOrder, signed: SignedDocument | null): string =>
  `${openingDay(signed && dayInZone(signed.waktu, zona))}, bertempat di ${namaFaskes}`;

const orNull = (value: number | null): string => (value === null ? blank : count(value));

/** The condition in which a line arrived. */
function conditionOf({ qtyTiba, kurang, lebih, bocor, rusak }: WorkOrderLine): string {
  if (qtyTiba === null) return blank;
  const found = (
    [
      ['kurang', kurang],
      ['lebih', lebih],
      ['bocor', bocor],
      ['rusak', rusak],
    ] as const
  ).flatMap(([name, doses]) => (doses ? [`${name} ${count(doses)}`] : []));
  return found.length === 0 ? 'Baik' : found.join(', ');
}

/** The last seal of a log, which the document hands to all who sign it. */
export interface WitnessedSeal {
  /** Such as "jejak audit". */
  readonly noun: string;
  readonly id: number;
  readonly hash: string;
}

/** The seals that everyone who has a copy can compare later: no entry before them can be changed unnoticed. */
const sealsOf = (seals: readonly WitnessedSeal[]): readonly Block[] =>
  seals.length === 0
    ? []
    : [
        {
          kind: 'facts',
          rows: seals.map(({ noun, id, hash }) => ({
            label: `Segel ${noun}`,
            value: `${id} · ${hash}`,
          })),
        },
      ];

/** Returns the goods-receipt document (berita acara serah terima) of what was accepted. */
export const goodsReceiptDocument = (
  order: DeliveredOrder,
  letterhead: Letterhead | null,
  pictures: SignaturePictures = {},
  seals: readonly WitnessedSeal[] = [],
): PrintedDocument =>
  documentOf('Berita acara serah terima', order.bast?.nomor ?? null, letterhead, [
    {
      kind: 'paragraph',
      text: `${opening(order, order.bast)}, para penanda tangan di bawah ini menyatakan bahwa Produk berikut telah ${isPickup(order) ? 'diserahkan kembali oleh Faskes atas nama Pembeli dan diterima oleh Distributor' : 'diserahkan oleh Distributor dan diterima oleh Faskes atas nama Pembeli'} dalam jumlah dan keadaan sebagai berikut:`,
    },
    arrivalOf(order),
    {
      kind: 'table',
      columns: [
        { label: 'No.', width: 6, align: 'right' },
        { label: 'Produk', width: 24 },
        { label: 'Nomor batch', width: 15 },
        { label: 'Kedaluwarsa', width: 15 },
        { label: 'Dikirim', width: 11, align: 'right' },
        { label: 'Diterima', width: 11, align: 'right' },
        { label: 'Keadaan', width: 18 },
      ],
      rows: order.baris.map((line, at) => [
        `${at + 1}`,
        line.namaProduk,
        orBlank(line.nomorBatch),
        line.kedaluwarsa ? shortDay(line.kedaluwarsa) : blank,
        count(line.qtyKirim),
        orNull(line.qtyTerima),
        conditionOf(line),
      ]),
      totals: [['', 'Jumlah', '', '', count(order.jumlahDosis), orNull(order.dosisDiterima), '']],
    },
    ...decisionOf(order),
    ...(order.beritaSelisih
      ? [
          {
            kind: 'paragraph',
            text: `Ketidaksesuaian saat tiba dinyatakan dalam berita acara ketidaksesuaian nomor ${order.beritaSelisih.nomor}.`,
          } as const,
        ]
      : []),
    ...(isPickup(order)
      ? []
      : [
          {
            kind: 'paragraph',
            text: 'Setelah berita acara ini ditandatangani, Produk yang diterima tidak dapat dikembalikan (Pasal 8 Ketentuan Umum).',
          } as const,
        ]),
    ...sealsOf(seals),
    ...signedBy(order, order.bast, pictures),
  ]);

const damage: Readonly<Record<DamageReason, string>> = {
  PECAH: 'pecah',
  BEKU: 'beku',
  VVM: 'VVM C atau D',
  KEDALUWARSA: 'kedaluwarsa',
  LAINNYA: 'sebab lain',
};

/** What was noted about a line: why doses are damaged, its vial monitors, and the note. */
const remarksOf = ({ alasanRusak, vvm, catatan }: WorkOrderLine): string[] => [
  ...(alasanRusak ? [`rusak karena ${damage[alasanRusak]}`] : []),
  ...(vvm ? [`VVM ${vvm}${isSpent(vvm) ? ', tidak layak pakai' : ''}`] : []),
  ...(catatan ? [catatan] : []),
];

/** Returns the discrepancy document (berita acara ketidaksesuaian) of a receipt. */
export const discrepancyDocument = (
  order: DeliveredOrder,
  letterhead: Letterhead | null,
  pictures: SignaturePictures = {},
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
        { label: 'Produk', width: 16 },
        { label: 'Nomor batch', width: 12 },
        { label: 'Dikirim', width: 9, align: 'right' },
        { label: 'Tiba', width: 8, align: 'right' },
        { label: 'Kurang', width: 9, align: 'right' },
        { label: 'Lebih', width: 8, align: 'right' },
        { label: 'Bocor', width: 8, align: 'right' },
        { label: 'Rusak', width: 8, align: 'right' },
        { label: 'Diganti', width: 9, align: 'right' },
        { label: 'Diambil kembali', width: 9, align: 'right' },
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
        orNull(line.diganti),
        orNull(line.lebih),
      ]),
    },
    ...order.baris.flatMap((line, at) => {
      const remarks = remarksOf(line);
      return remarks.length === 0
        ? []
        : [{ kind: 'paragraph', text: `Baris ${at + 1}: ${remarks.join('; ')}` } as const];
    }),
    ...decisionOf(order),
    {
      kind: 'paragraph',
      text: 'Kekurangan dipenuhi dengan pengiriman susulan, dan Produk yang bocor, rusak, tidak layak pakai menurut VVM, atau ditolak diganti, atas biaya Penjual; kelebihan diserahkan kembali kepada Distributor.',
    },
    ...signedBy(order, order.beritaSelisih, pictures),
  ]);
