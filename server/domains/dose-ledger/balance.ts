import { and, asc, eq } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { agreedDoses } from '#contract/domains/order/floor.ts';
import type { BalanceObstacle, DoseLedger } from '#contract/domains/stock/record.ts';
import {
  amountDue,
  findLines,
  type OrderRow,
  type StoredLine,
} from '#server/domains/order/index.ts';
import { selectStock, type StockRow } from '#server/domains/stock/index.ts';
import type { Context } from '#server/platform/context.ts';
import { stock } from '#server/platform/db/schema/index.ts';
import { findInvoiced } from '#server/platform/db/views/invoices.ts';
import { hasOpenFollowUp } from '#server/platform/db/views/work-orders.ts';
import { message } from '#server/platform/messages/message.ts';

type Facility = DoseLedger['faskes'][number];

/** Why an order does not balance, and where. */
export interface Obstacle {
  readonly jenis: BalanceObstacle;
  readonly text: Message;
  readonly idFaskes: number | null;
  readonly idStok: number | null;
}

/** The dose ledger of an order before its texts are rendered. */
export interface Balance extends Pick<DoseLedger, 'faskes' | 'jumlah'> {
  readonly obstacles: Obstacle[];
}

const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Returns the share of an order's doses that its verified payments cover, from 0 to 1. */
async function paidShare({ db }: Pick<Context, 'db'>, row: OrderRow): Promise<number> {
  // A draft has no price yet, which does not mean that nothing is owed.
  if (row.totalHarga === null) return 0;
  const invoiced = await findInvoiced(db, row.rootId ?? row.id);
  const due = amountDue(row, invoiced);
  if (invoiced.credited > 0 && row.dibayar === 0) return 0;
  return due <= 0 || row.dibayar >= due ? 1 : Math.max(0, row.dibayar) / due;
}

/** Returns the doses of one facility. */
function facilityBalance(
  lines: readonly StoredLine[],
  stok: readonly StockRow[],
  share: number,
): Facility {
  const [first] = lines;
  const dipesan = sumOf(lines, agreedDoses);
  const dikirim = sumOf(lines, line => line.qtyKirim);
  const diterima = sumOf(lines, line => line.qtyTerima);
  return {
    idFaskes: first?.idFaskes ?? stok[0]?.idFaskes ?? 0,
    namaFaskes: first?.namaFaskes ?? stok[0]?.namaFaskes ?? '',
    dipesan,
    dibayar: Math.floor(dipesan * share),
    dikirim,
    diterima,
    kurang: dikirim - diterima,
    stok: [...stok],
  };
}

/** Returns what is not delivered to a facility. */
function deliveryObstacles(one: Facility): Obstacle[] {
  const { idFaskes, namaFaskes: nama, dipesan, dikirim, kurang } = one;
  const at = { idFaskes, idStok: null };
  const unshipped = dipesan - dikirim;
  return [
    ...(unshipped > 0
      ? [
          {
            jenis: 'BELUM_DIKIRIM',
            text: message('stock.obstacle.BELUM_DIKIRIM', { dosis: unshipped, nama }),
            ...at,
          } as const,
        ]
      : []),
    ...(kurang > 0
      ? [
          {
            jenis: 'BELUM_DITERIMA',
            text: message('stock.obstacle.BELUM_DITERIMA', { dosis: kurang, nama }),
            ...at,
          } as const,
        ]
      : []),
  ];
}

/** Returns why a stock does not balance in words, with the doses concerned. */
export function imbalanceText(row: StockRow): Message | undefined {
  if (row.masalah === null) return undefined;
  const dosis = {
    BATCH_TIDAK_TERDAFTAR: row.diberikan,
    BATCH_TIDAK_DITERIMA: row.diberikan,
    LEBIH_DARI_DITERIMA: -row.sisa,
    SELISIH_HITUNG: Math.abs((row.dihitung ?? 0) - row.sisa),
  }[row.masalah];
  return message(`stock.imbalance.${row.masalah}`, {
    dosis,
    batch: row.nomorBatch ?? '',
    nama: row.namaFaskes,
  });
}

/** Returns why a stock keeps its order open. */
function stockObstacles(row: StockRow): Obstacle[] {
  const at = { idFaskes: row.idFaskes, idStok: row.id };
  const names = { batch: row.nomorBatch ?? '', nama: row.namaFaskes };
  const imbalance = imbalanceText(row);
  const found: Obstacle[] = [];
  if (imbalance) found.push({ jenis: 'STOK_TIDAK_SEIMBANG', text: imbalance, ...at });
  if (row.dikarantina > 0) {
    found.push({
      jenis: 'KARANTINA_BELUM_DIPUTUSKAN',
      text: message('stock.obstacle.KARANTINA_BELUM_DIPUTUSKAN', {
        dosis: row.dikarantina,
        ...names,
      }),
      ...at,
    });
  }
  if (row.sisa > 0 && row.dihitung === null) {
    found.push({
      jenis: 'SISA_BELUM_DILAPORKAN',
      text: message('stock.obstacle.SISA_BELUM_DILAPORKAN', { dosis: row.sisa, ...names }),
      ...at,
    });
  }
  return found;
}

/**
 * Returns the dose ledger of an order by facility and batch, and what keeps it from balancing.
 * @param idFaskes limits it to one facility, which is shown only what concerns it
 */
export async function getBalance(
  ctx: Pick<Context, 'db'>,
  row: OrderRow,
  idFaskes?: number,
): Promise<Balance> {
  const idRoot = row.rootId ?? row.id;
  const isConcerned = (one: { readonly idFaskes: number | null }) =>
    idFaskes === undefined || one.idFaskes === idFaskes;
  const lines = (await findLines(ctx.db, [row.id])).filter(isConcerned);
  const rows = await selectStock(ctx)
    .where(
      and(
        eq(stock.idRoot, idRoot),
        idFaskes === undefined ? undefined : eq(stock.idFaskes, idFaskes),
      ),
    )
    .orderBy(asc(stock.id));
  const share = await paidShare(ctx, row);
  const ids = new Set([...lines, ...rows].flatMap(one => one.idFaskes ?? []));
  const faskes = [...ids].map(id =>
    facilityBalance(
      lines.filter(line => line.idFaskes === id),
      rows.filter(one => one.idFaskes === id),
      share,
    ),
  );
  const obstacles: Obstacle[] = [];
  const general = { idFaskes: null, idStok: null };
  if (idFaskes === undefined && share < 1) {
    obstacles.push({
      jenis: 'BELUM_LUNAS',
      text: message('stock.obstacle.BELUM_LUNAS'),
      ...general,
    });
  }
  obstacles.push(...faskes.flatMap(deliveryObstacles));
  if (idFaskes === undefined && (await hasOpenFollowUp(ctx.db, idRoot))) {
    obstacles.push({
      jenis: 'SUSULAN_TERBUKA',
      text: message('stock.obstacle.SUSULAN_TERBUKA'),
      ...general,
    });
  }
  obstacles.push(...rows.flatMap(stockObstacles));
  return {
    faskes,
    jumlah: {
      dipesan: sumOf(faskes, one => one.dipesan),
      dibayar: sumOf(faskes, one => one.dibayar),
      dikirim: sumOf(faskes, one => one.dikirim),
      kurang: sumOf(faskes, one => one.kurang),
      diterima: sumOf(rows, one => one.diterima),
      diberikan: sumOf(rows, one => one.diberikan),
      rusak: sumOf(rows, one => one.rusak),
      kedaluwarsa: sumOf(rows, one => one.kedaluwarsa),
      dikembalikan: sumOf(rows, one => one.dikembalikan),
      dikarantina: sumOf(rows, one => one.dikarantina),
      sisa: sumOf(rows, one => one.sisa),
    },
    obstacles,
  };
}
