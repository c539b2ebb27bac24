import { and, asc, eq, getTableColumns, inArray, notInArray } from 'drizzle-orm';
import { orderLineFields, type OrderLine } from '#contract/domains/order/record.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  mapConstraintViolation,
  type ConstraintMessage,
} from '#server/platform/db/constraint-violation.ts';
import { faskes, orderLine, product, service } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { formColumns } from '#server/platform/record/index.ts';

/** A line of a form; a stored line has an id. */
export type SubmittedLine = { readonly id?: number | undefined } & {
  readonly [F in keyof typeof orderLineFields]?: OrderLine[F] | undefined;
};

/** A line as stored, with the tax data of its service. */
export type StoredLine = OrderLine &
  Pick<typeof orderLine.$inferSelect, 'kelasPajakLayanan' | 'pphKode'>;

/** Returns the lines of orders with the names of what they refer to, in the order of the form. */
export async function findLines(db: Queryable, orderIds: readonly number[]): Promise<StoredLine[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({
      ...getTableColumns(orderLine),
      namaFaskes: faskes.namaFaskes,
      namaProduk: product.nama,
      namaLayanan: service.nama,
    })
    .from(orderLine)
    .leftJoin(faskes, eq(faskes.id, orderLine.idFaskes))
    .leftJoin(product, eq(product.id, orderLine.idProduk))
    .leftJoin(service, eq(service.id, orderLine.idLayanan))
    .where(inArray(orderLine.idOrder, [...orderIds]))
    .orderBy(asc(orderLine.idOrder), asc(orderLine.urut));
  return rows.map(row => ({ ...row, idDetail: row.id }));
}

/** Foreign keys of a line and the fields at which they are shown. */
const referencesAt = (at: number): ConstraintMessage[] => [
  {
    constraint: 'order_line_id_faskes_faskes_id_fk',
    field: `baris.${at}.idFaskes`,
    message: message('order.facilityNotServing'),
  },
  {
    constraint: 'order_line_id_produk_product_id_fk',
    field: `baris.${at}.idProduk`,
    message: message('order.productUnavailable'),
  },
  {
    constraint: 'order_line_id_layanan_service_id_fk',
    field: `baris.${at}.idLayanan`,
    message: message('order.serviceMissing'),
  },
];

/**
 * Replaces the lines of a draft by those of a form. A line that names a stored line of the order
 * keeps its id.
 */
export async function replaceLines(
  db: Queryable,
  idOrder: number,
  lines: readonly SubmittedLine[],
): Promise<void> {
  const stored = await db
    .select({ id: orderLine.id })
    .from(orderLine)
    .where(eq(orderLine.idOrder, idOrder));
  const ownIds = new Set(stored.map(({ id }) => id));
  const kept = lines.flatMap(({ id }) => (id !== undefined && ownIds.has(id) ? [id] : []));
  await db
    .delete(orderLine)
    .where(
      and(
        eq(orderLine.idOrder, idOrder),
        kept.length > 0 ? notInArray(orderLine.id, kept) : undefined,
      ),
    );
  for (const [at, line] of lines.entries()) {
    const values = { ...formColumns(orderLineFields, line), urut: at + 1 };
    const { id } = line;
    await mapConstraintViolation(referencesAt(at), () =>
      id !== undefined && ownIds.has(id)
        ? db.update(orderLine).set(values).where(eq(orderLine.id, id))
        : db.insert(orderLine).values({ ...values, idOrder }),
    );
  }
}

/**
 * Notes which line of the earlier version each line of an amendment's draft continues: the one whose
 * id the form names.
 */
export async function linkEarlierLines(
  db: Queryable,
  { id, amandemenDari }: { readonly id: number; readonly amandemenDari: number | null },
  submitted: readonly SubmittedLine[],
): Promise<void> {
  if (amandemenDari === null) return;
  const earlier = new Set((await findLines(db, [amandemenDari])).map(line => line.id));
  const stored = await findLines(db, [id]);
  for (const [at, line] of stored.entries()) {
    const asalBaris = submitted[at]?.id;
    if (asalBaris === undefined || !earlier.has(asalBaris)) continue;
    // A line that a saved draft already continues cannot be continued twice.
    if (stored.some(other => other.asalBaris === asalBaris)) continue;
    await db.update(orderLine).set({ asalBaris }).where(eq(orderLine.id, line.id));
  }
}
