import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { agreedDoses } from '#contract/domains/order/floor.ts';
import { lastPlannedDose } from '#contract/domains/work-order/allocation.ts';
import type { TemperatureLimits } from '#contract/domains/work-order/receipt.ts';
import type {
  ShippableLine,
  WorkOrderLine,
  WorkOrderLineInput,
} from '#contract/domains/work-order/record.ts';
import { isPlanned, plannedWorkOrderStates } from '#contract/states/work-order.ts';
import {
  findLines,
  findPaidDoses,
  mapContinuedLines,
  type StoredLine,
} from '#server/domains/order/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { mapConstraintViolation } from '#server/platform/db/constraint-violation.ts';
import { batch, orderLine, product, workOrderLine } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import type { ReadContext } from '#server/platform/record/index.ts';
import { deliveredVersion } from './order.ts';
import type { WorkOrderRow } from './records.ts';

/** The lines of the version of an order that deliveries belong to. */
export interface DeliveredLines {
  readonly lines: readonly StoredLine[];
  /** Returns the line that continues a line of any earlier version. */
  readonly continuing: (idDetail: number) => StoredLine | undefined;
}

/**
 * Returns the lines of an order that deliveries belong to, and how the lines of earlier versions
 * continue in them.
 * @param idRoot first version of the order
 */
export async function findDeliveredLines(db: Queryable, idRoot: number): Promise<DeliveredLines> {
  const lines = await findLines(db, [await deliveredVersion({ db }, idRoot)]);
  const continued = await mapContinuedLines(db, idRoot, lines);
  return { lines, continuing: idDetail => continued.get(idDetail) };
}

/** Sums doses by order line. */
export function sumByLine(
  { continuing }: DeliveredLines,
  counted: readonly { readonly idDetail: number; readonly doses: number }[],
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { idDetail, doses } of counted) {
    const id = continuing(idDetail)?.id ?? idDetail;
    sums.set(id, (sums.get(id) ?? 0) + doses);
  }
  return sums;
}

/** Finds the doses of an order in deliveries that have not departed, one row a line. */
async function findPlanned(db: Queryable, idRoot: number, exceptWorkOrder: number) {
  const states = sql.join(
    plannedWorkOrderStates.map(state => sql`${state}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id_detail: number; doses: number }>(sql`
    select l.id_detail, sum(l.qty_kirim)::int as doses
    from work_order_line l join work_order w on w.id = l.id_work_order
    where w.id_root = ${idRoot} and w.jenis = 'KIRIM' and w.status in (${states})
      and w.id <> ${exceptWorkOrder}
    group by l.id_detail`);
  return rows.map(row => ({ idDetail: row.id_detail, doses: row.doses }));
}

/** Finds the properties of products that deliveries depend on, by product. */
async function findProducts(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({
      id: product.id,
      intervalHari: product.intervalHari,
      suhuMin: product.suhuMin,
      suhuMax: product.suhuMax,
    })
    .from(product)
    .where(inArray(product.id, [...new Set(ids)]));
  return new Map(rows.map(row => [row.id, row]));
}

/**
 * Returns the lines of an order with what is shipped, planned, not paid and still open of each.
 * @param exceptWorkOrder work order whose own doses count as open
 */
export async function findShippableLines(
  db: Queryable,
  idRoot: number,
  exceptWorkOrder = 0,
): Promise<{ readonly delivered: DeliveredLines; readonly shippable: ShippableLine[] }> {
  const idOrder = await deliveredVersion({ db }, idRoot);
  const delivered = await findDeliveredLines(db, idRoot);
  const paid = await findPaidDoses(db, idOrder);
  const planned = sumByLine(delivered, await findPlanned(db, idRoot, exceptWorkOrder));
  const products = await findProducts(
    db,
    delivered.lines.map(line => line.idProduk ?? 0),
  );
  const shippable = delivered.lines.map(line => {
    const dosis = agreedDoses(line);
    const dibayar = Math.min(dosis, paid.get(line.id) ?? 0);
    const direncanakan = planned.get(line.id) ?? 0;
    const properties = products.get(line.idProduk ?? 0);
    return {
      idDetail: line.id,
      idFaskes: line.idFaskes ?? 0,
      namaFaskes: line.namaFaskes ?? '',
      alamatFaskes: line.alamatFaskes,
      idProduk: line.idProduk ?? 0,
      namaProduk: line.namaProduk ?? '',
      tanggalVaksinasi: line.tanggalVaksinasi,
      dosisPerOrang: line.dosisPerOrang,
      intervalHari: properties?.intervalHari ?? null,
      suhuMin: properties?.suhuMin ?? 2,
      suhuMax: properties?.suhuMax ?? 8,
      dosis,
      qtyKirim: line.qtyKirim,
      qtyTerima: line.qtyTerima,
      direncanakan,
      belumDibayar: Math.max(0, dosis - Math.max(dibayar, line.qtyKirim)),
      terbuka: Math.max(0, dibayar - line.qtyKirim - direncanakan),
    };
  });
  return { delivered, shippable };
}

/** Returns the strictest temperature limits of lines. */
export const limitsOf = (lines: readonly TemperatureLimits[]): TemperatureLimits => ({
  suhuMin: Math.max(...lines.map(line => line.suhuMin)),
  suhuMax: Math.min(...lines.map(line => line.suhuMax)),
});

/** A stored line with the temperature limits of its product. */
export type StoredWorkOrderLine = WorkOrderLine &
  Pick<typeof product.$inferSelect, 'suhuMax' | 'suhuMin'>;

/** Returns the lines of a work order with their products, batches and last planned doses. */
export async function findWorkOrderLines(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  row: Pick<WorkOrderRow, 'id' | 'idRoot' | 'status' | 'tanggalTiba'>,
): Promise<StoredWorkOrderLine[]> {
  const rows = await db
    .select({
      line: workOrderLine,
      ordered: orderLine,
      product,
      nomorBatch: batch.nomor,
      kedaluwarsa: batch.kedaluwarsa,
    })
    .from(workOrderLine)
    .innerJoin(orderLine, eq(orderLine.id, workOrderLine.idDetail))
    .innerJoin(product, eq(product.id, orderLine.idProduk))
    .leftJoin(batch, eq(batch.id, workOrderLine.idBatch))
    .where(eq(workOrderLine.idWorkOrder, row.id))
    .orderBy(asc(workOrderLine.urut));
  const { continuing } = await findDeliveredLines(db, row.idRoot);
  const today = dayInJakarta(now);
  const planned = row.tanggalTiba ?? today;
  // What has not departed by its planned arrival arrives later.
  const earliest = isPlanned(row.status) && planned < today ? today : planned;
  return rows.map(({ line, ordered, product: { nama, intervalHari, suhuMin, suhuMax }, ...of }) => {
    // An amendment may have moved the first day.
    const { tanggalVaksinasi, dosisPerOrang } = continuing(line.idDetail) ?? ordered;
    return {
      ...line,
      ...of,
      idProduk: ordered.idProduk ?? 0,
      namaProduk: nama,
      suhuMin,
      suhuMax,
      tanggalVaksinasi,
      dosisTerakhir: lastPlannedDose({ tanggalVaksinasi, dosisPerOrang, intervalHari }, earliest),
    };
  });
}

/**
 * Replaces the lines of a work order by those of a form; a line that names a stored one keeps its
 * id.
 * @throws Problem 422 for a packing slip number that is in use
 */
export async function replaceWorkOrderLines(
  db: Queryable,
  idWorkOrder: number,
  lines: readonly WorkOrderLineInput[],
): Promise<void> {
  const stored = await db
    .select({ id: workOrderLine.id })
    .from(workOrderLine)
    .where(eq(workOrderLine.idWorkOrder, idWorkOrder));
  const kept = new Set(lines.flatMap(line => line.id ?? []));
  const removed = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0) await db.delete(workOrderLine).where(inArray(workOrderLine.id, removed));
  const own = new Set(stored.map(({ id }) => id));
  // Two lines may swap their numbers.
  await db
    .update(workOrderLine)
    .set({ psNumber: null })
    .where(eq(workOrderLine.idWorkOrder, idWorkOrder));
  for (const [at, line] of lines.entries()) {
    const values = {
      urut: at + 1,
      idDetail: line.idDetail,
      qtyKirim: line.qtyKirim,
      idBatch: line.idBatch ?? null,
      psNumber: line.psNumber ?? null,
      noKarton: line.noKarton || null,
    };
    await mapConstraintViolation(
      [
        {
          constraint: 'work_order_line_ps_number_unique',
          field: `baris.${at}.psNumber`,
          message: message('workOrder.psNumberTaken'),
        },
      ],
      () =>
        line.id !== undefined && own.has(line.id)
          ? db
              .update(workOrderLine)
              .set(values)
              .where(and(eq(workOrderLine.id, line.id), eq(workOrderLine.idWorkOrder, idWorkOrder)))
          : db.insert(workOrderLine).values({ ...values, idWorkOrder }),
    );
    // A second line with the same id is a new one.
    if (line.id !== undefined) own.delete(line.id);
  }
}
