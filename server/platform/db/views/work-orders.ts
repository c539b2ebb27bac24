import { sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';

/**
 * Whether a discrepancy of an order's shipments still waits for its follow-up to be received.
 * @param rootId first version of the order
 */
export async function hasOpenFollowUp(db: Queryable, rootId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1
    from work_order w
    join work_order_line l on l.id_work_order = w.id
    cross join lateral (values
      ('KIRIM_SUSULAN', l.kurang), ('PENGGANTIAN', l.diganti), ('AMBIL_KEMBALI', l.lebih)
    ) as needed (jenis, qty)
    where w.id_root = ${rootId} and w.status in ('SELISIH', 'DITERIMA', 'SELESAI')
      and w.jenis <> 'AMBIL_KEMBALI' and needed.qty > 0
      and not exists (
        select 1 from work_order follow_up
        where follow_up.id_induk = w.id and follow_up.jenis = needed.jenis
          and follow_up.status in ('DITERIMA', 'SELESAI'))
    limit 1`);
  return rows.length > 0;
}
