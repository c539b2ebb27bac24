import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';

/**
 * Finds stocks whose quantities differ from a recount of the ledger or of the receipts, and doses
 * that the ledger does not count once, or counts although they were cancelled.
 * @param received whether the receipts are those of work orders
 */
export async function findDifferences(db: Queryable, received = true) {
  const { rows } = await db.execute(sql`
    with recount as (
      select id_stok,
        coalesce(sum(jumlah) filter (where jenis = 'TERIMA'), 0)::int as diterima,
        coalesce(sum(jumlah) filter (where jenis = 'SUNTIK'), 0)::int as diberikan,
        coalesce(sum(jumlah) filter (where jenis = 'RUSAK'), 0)::int as rusak,
        coalesce(sum(jumlah) filter (where jenis = 'KEDALUWARSA'), 0)::int as kedaluwarsa,
        coalesce(sum(jumlah) filter (where jenis = 'KEMBALI'), 0)::int as dikembalikan,
        coalesce(sum(jumlah) filter (where jenis = 'KARANTINA'), 0)::int as dikarantina
      from stock_entry group by id_stok),
    received as (
      select w.id_root, w.id_faskes, l.id_batch, sum(l.qty_terima)::int as doses
      from work_order_line l join work_order w on w.id = l.id_work_order
      where w.status in ('DITERIMA', 'SELESAI') and w.jenis <> 'AMBIL_KEMBALI'
      group by w.id_root, w.id_faskes, l.id_batch)
    select s.id from stock s
    left join recount r on r.id_stok = s.id
    left join received on received.id_root = s.id_root and received.id_faskes = s.id_faskes
      and received.id_batch is not distinct from s.id_batch
    where (s.diterima, s.diberikan, s.rusak, s.kedaluwarsa, s.dikembalikan, s.dikarantina)
        is distinct from
        (r.diterima, r.diberikan, r.rusak, r.kedaluwarsa, r.dikembalikan, r.dikarantina)
      or (${received} and s.diterima <> coalesce(received.doses, 0))
      or s.sisa <> s.diterima - s.diberikan - s.rusak - s.kedaluwarsa - s.dikembalikan - s.dikarantina
    union all
    select d.id from dose d
    left join lateral (select coalesce(sum(jumlah), 0)::int as n from stock_entry e
      where e.id_dosis = d.id and e.jenis = 'SUNTIK') counted on true
    where counted.n <> case when d.dibatalkan is null then 1 else 0 end`);
  return rows;
}
