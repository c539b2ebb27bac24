import { sql, type SQL } from 'drizzle-orm';

/**
 * The counts of a work order call for a follow-up that was not made, or was cancelled; of an order that has ended,
 * only for the return of a surplus.
 * @param work name of the table, or its alias
 */
export const callsForFollowUp = (
  work: SQL,
): SQL => sql`(${work}.jenis <> 'AMBIL_KEMBALI' and exists (
  select 1 from work_order_line l
  cross join lateral (values
    ('KIRIM_SUSULAN', l.kurang), ('PENGGANTIAN', l.diganti), ('AMBIL_KEMBALI', l.lebih)
  ) as needed (jenis, qty)
  where l.id_work_order = ${work}.id and needed.qty > 0
    and (needed.jenis = 'AMBIL_KEMBALI' or not exists (
      select 1 from "order" o
      where (o.id = ${work}.id_root or o.root_id = ${work}.id_root)
        and o.status in ('DIAKHIRI', 'SELESAI')))
    and not exists (
      select 1 from work_order made
      where made.id_induk = ${work}.id and made.jenis = needed.jenis
        and made.status <> 'DIBATALKAN')))`;
