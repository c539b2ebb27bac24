import { sql } from 'drizzle-orm';
import { allocatingOrderStates } from '#contract/states/order.ts';
import type { Queryable } from '../client.ts';

/**
 * Returns the doses of products that can still be sold: what is left of usable batches, less those
 * that accepted orders have not received yet. Of the versions of one order, the largest counts.
 * @param day day on which batches must be usable, `YYYY-MM-DD`
 * @param exceptFamily first version of an order whose doses are not counted
 */
export async function findAvailableDoses(
  db: Queryable,
  productIds: readonly number[],
  day: string,
  exceptFamily = 0,
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const states = sql.join(
    allocatingOrderStates.map(state => sql`${state}`),
    sql`, `,
  );
  const ids = sql`any(${sql.param([...productIds])}::int[])`;
  const { rows } = await db.execute<{ id: number; available: number }>(sql`
    with version as (
      select line.id_produk, coalesce(o.root_id, o.id) as family, sum(line.doses) as doses
      from "order" o
      -- The offset makes PostgreSQL read the lines of these orders only, not all lines.
      cross join lateral (
        select l.id_produk, coalesce(l.qty_disetujui, 0)
          - greatest(l.qty_kirim, coalesce(before.qty_kirim, 0)) as doses
        from order_line l
        left join order_line before on before.id = l.asal_baris
        where l.id_order = o.id and l.id_produk = ${ids}
        offset 0) line
      where o.status in (${states}) and o.deleted_at is null
        and coalesce(o.root_id, o.id) <> ${exceptFamily}
      group by o.id, line.id_produk),
    bound as (
      select id_produk, sum(doses) as doses
      from (select id_produk, family, max(doses) as doses from version group by 1, 2) family
      group by id_produk),
    usable as (
      select id_produk, sum(jumlah - coalesce(left_stock.doses, 0)) as doses
      from batch
      left join lateral (
        -- Doses that departed, and follow-ups that will; the rest is bound by its order.
        select sum(l.qty_kirim) as doses
        from work_order_line l join work_order w on w.id = l.id_work_order
        where l.id_batch = batch.id and w.jenis <> 'AMBIL_KEMBALI' and (
          w.status in ('DIKIRIM', 'TIBA', 'SELISIH', 'DITERIMA', 'SELESAI')
          or w.status <> 'DIBATALKAN' and w.jenis <> 'KIRIM')) left_stock on true
      where id_produk = ${ids} and status = 'TERSEDIA' and kedaluwarsa >= ${day}::date
      group by id_produk)
    select p.id, (coalesce(usable.doses, 0) - coalesce(bound.doses, 0))::float8 as available
    from product p
    left join usable on usable.id_produk = p.id
    left join bound on bound.id_produk = p.id
    where p.id = ${ids}`);
  return new Map(rows.map(({ id, available }) => [id, available]));
}

/**
 * Whether doses that an order received were given.
 * @param rootId first version of the order
 */
export async function hasGivenDoses(db: Queryable, rootId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from stock where id_root = ${rootId} and diberikan > 0 limit 1`,
  );
  return rows.length > 0;
}

/**
 * Returns the last day on which a facility has vaccine for a company, by the batches in its stock and
 * under way to it; null when none is known.
 * @param idBHBU null for a person without a company, for whom any stock counts
 */
export async function findLastUsableDay(
  db: Queryable,
  idFaskes: number,
  idBHBU: number | null,
): Promise<string | null> {
  const isOfCompany = idBHBU === null ? sql`true` : sql`id_bhbu = ${idBHBU}`;
  const { rows } = await db.execute<{ last: string | null }>(sql`
    select max(b.kedaluwarsa)::text as last
    from (
      select id_batch from stock where id_faskes = ${idFaskes} and sisa > 0 and ${isOfCompany}
      union
      select l.id_batch from work_order w join work_order_line l on l.id_work_order = w.id
      where w.id_faskes = ${idFaskes} and ${isOfCompany}
        and w.status not in ('DRAFT', 'SELESAI', 'DIBATALKAN')
    ) known
    join batch b on b.id = known.id_batch
    where b.status = 'TERSEDIA'`);
  return rows[0]?.last ?? null;
}
