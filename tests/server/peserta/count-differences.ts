import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';

const countKeys = sql.raw(
  'bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan',
);

/** Returns the rows in which the stored counts of participants differ from a recount. */
export async function pesertaCountDifferences(db: Db): Promise<unknown[]> {
  const counted = sql`select ${countKeys}, count(*)::int as n from peserta where deleted_at is null group by ${countKeys}`;
  const stored = sql`select ${countKeys}, n from peserta_count where n <> 0`;
  const { rows } = await db.execute(
    sql`(${counted} except all ${stored}) union all (${stored} except all ${counted})`,
  );
  return rows;
}
