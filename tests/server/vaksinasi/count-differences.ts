import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { pesertaCountDifferences as ofPeserta } from '../peserta/count-differences.ts';

const countKeys = sql.raw('tanggal, bhbu_id, faskes_id, user_id, vaccination_type, dosis_ke');
const isCounted = sql.raw(`hasil = 'DIBERIKAN' and dibatalkan is null`);

/** Selects rows that are in one query and not in the other. */
const rowsThatDiffer = (one: SQL, other: SQL): SQL =>
  sql`(${one} except all ${other}) union all (${other} except all ${one})`;

/**
 * Returns rows in which the counts of doses, the registrations or the counts of participants differ
 * from the doses.
 */
export async function doseCountDifferences(db: Db): Promise<unknown[]> {
  const counted = sql`select ${countKeys}, count(*)::int as n from dose where ${isCounted} group by ${countKeys}`;
  const stored = sql`select ${countKeys}, n from dose_count where n <> 0`;
  const given = sql`
    select p.id, count(d.id)::int as n, max(d.tanggal) as last from peserta p
    left join dose d on d.peserta_id = p.id and ${isCounted}
    where p.vaccination_type <> 2 group by p.id`;
  const registered = sql`
    select id, dosis_diberikan::int as n, tanggal_vaksinasi as last from peserta where vaccination_type <> 2`;
  const found = [
    await db.execute(rowsThatDiffer(counted, stored)),
    await db.execute(rowsThatDiffer(given, registered)),
  ];
  return [...found.flatMap(({ rows }) => rows), ...(await ofPeserta(db))];
}
