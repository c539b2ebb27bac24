import { eq, sql, type SQL } from 'drizzle-orm';
import { acceptedOrderStates, bindingStates, type OrderState } from '#contract/states/order.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { order } from '#server/platform/db/schema/index.ts';
import type { OrderRow } from './records.ts';

type InFamily = Pick<OrderRow, 'id' | 'rootId'>;

/** What has happened to an order's family, kept on its first version. */
export type FamilyFacts = Pick<
  typeof order.$inferSelect,
  'buktiDitolak' | 'dibayar' | 'tanggalBukti' | 'tanggalTagihan' | 'tenggatBayar'
>;

const signedStates: readonly OrderState[] = bindingStates;

/** Whether both parties have signed an order; under a booster agreement, its Lampiran III. */
export const isSigned = ({
  status,
  pksPayung,
  tanggalTandaTangan,
}: Pick<OrderRow, 'pksPayung' | 'status' | 'tanggalTandaTangan'>): boolean =>
  signedStates.includes(status) ||
  (status === 'DITERIMA' && pksPayung !== null && tanggalTandaTangan !== null);

/** Returns the id of the first version of an order, to which invoices and shipments belong. */
export const rootIdOf = ({ id, rootId }: InFamily): number => rootId ?? id;

/** Returns what has happened to an order's family. */
export async function getFamilyFacts(db: Queryable, row: InFamily): Promise<FamilyFacts> {
  const [facts] = await db
    .select({
      buktiDitolak: order.buktiDitolak,
      dibayar: order.dibayar,
      tanggalBukti: order.tanggalBukti,
      tanggalTagihan: order.tanggalTagihan,
      tenggatBayar: order.tenggatBayar,
    })
    .from(order)
    .where(eq(order.id, rootIdOf(row)));
  if (!facts) throw new Error(`Order ${row.id} has no first version.`);
  return facts;
}

/**
 * Locks the family of an order, so that a payment, a delivery and an amendment of it wait for each
 * other. It is locked before any of its versions.
 * @returns the id of its first version; undefined for no order
 */
export async function lockFamily(db: Queryable, id: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from "order"
    where id = (select coalesce(root_id, id) from "order" where id = ${id})
    for no key update`);
  return rows[0]?.id;
}

/** Whether an order is an amendment that has not replaced the earlier version yet. */
export async function isPendingAmendment(
  db: Queryable,
  { amandemenDari }: Pick<OrderRow, 'amandemenDari'>,
): Promise<boolean> {
  if (amandemenDari === null) return false;
  const [earlier] = await db
    .select({ status: order.status })
    .from(order)
    .where(eq(order.id, amandemenDari));
  return earlier?.status !== 'DIAMANDEMEN';
}

/** Condition for a version `o` that is in force; `earlier` is the one that it amends. */
const isInForce = sql`(o.deleted_at is null
  and o.status in ${[...acceptedOrderStates]}
  and coalesce(earlier.status, 'DIAMANDEMEN') = 'DIAMANDEMEN')`;

/**
 * Returns the id of the version of a family that is in force: the newest one that is accepted and
 * not an amendment whose agreement is still to be verified.
 */
export async function currentVersion(db: Queryable, rootId: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from "order" o left join "order" earlier on earlier.id = o.amandemen_dari
    where (o.id = ${rootId} or o.root_id = ${rootId}) and ${isInForce}
    order by o.id desc limit 1`);
  return rows[0]?.id;
}

/**
 * Returns the select of the ids of one version of each family: the one in force, or the last one
 * that was, when there is none any more.
 */
export const selectLastVersions = (rootIds: readonly number[]): SQL => {
  const ids = sql`any(${sql.param(rootIds)}::int[])`;
  return sql`
    select distinct on (coalesce(o.root_id, o.id)) o.id
    from "order" o left join "order" earlier on earlier.id = o.amandemen_dari
    where o.id = ${ids} or o.root_id = ${ids}
    order by coalesce(o.root_id, o.id), ${isInForce} desc,
      o.status in ('SELESAI', 'DIAKHIRI', 'BATAL_GAGAL_BAYAR') desc, o.id desc`;
};

/** Returns the line that was ordered first of those that each line of a family continues, by id. */
export async function findOrigins(db: Queryable, rootId: number): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; origin: number }>(sql`
    with recursive chain as (
      select l.id, l.id as origin from order_line l join "order" o on o.id = l.id_order
      where (o.id = ${rootId} or o.root_id = ${rootId}) and l.asal_baris is null
      union all
      select l.id, chain.origin from order_line l join chain on chain.id = l.asal_baris)
    select id, origin from chain`);
  return new Map(rows.map(({ id, origin }) => [id, origin]));
}
