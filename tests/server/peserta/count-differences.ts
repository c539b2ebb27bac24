import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';

const totalKeys = sql.raw(
  'vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan',
);
const countKeys = sql`bhbu_id, faskes_id, user_id, ${totalKeys}`;

/** Returns the rows in which the stored counts or totals of participants differ from a recount. */
export async function pesertaCountDifferences(db: Db): Promise<unknown[]> {
  const counted = sql`select ${countKeys}, count(*)::int as n from peserta where deleted_at is null group by ${countKeys}`;
  const stored = sql`select ${countKeys}, n from peserta_count where n <> 0`;
  const { rows: counts } = await db.execute(
    sql`(${counted} except all ${stored}) union all (${stored} except all ${counted})`,
  );
  const countedTotals = sql`select ${totalKeys}, count(*)::int as n from peserta where deleted_at is null group by ${totalKeys}`;
  const storedTotals = sql`select ${totalKeys}, sum(n) from peserta_total group by ${totalKeys} having sum(n) <> 0`;
  const { rows: totals } = await db.execute(
    sql`(${countedTotals} except all ${storedTotals}) union all (${storedTotals} except all ${countedTotals})`,
  );
  return [...counts, ...totals];
}
