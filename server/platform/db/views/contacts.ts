import { sql, type SQL } from 'drizzle-orm';
import { closingAbsenceOutcomes, closingRecallOutcomes } from '#contract/domains/contact/record.ts';

const listOf = (values: readonly string[]): SQL =>
  sql.join(
    values.map(value => sql`${value}`),
    sql`, `,
  );

/** The columns of a last call `c`, as both lists read them. */
const lastCallColumns = sql`c.id as id_kontak, c.hasil as hasil_kontak, c.catatan as catatan_kontak,
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as pada_kontak,
  c.created_by as oleh_kontak, (count(*) over ())::int as kali_kontak`;

/**
 * Query of the last call to registration `p` about the dose that it misses now: a call before the plan
 * was changed, or before the last visit, is about an earlier absence.
 */
export const lastAbsenceCall: SQL = sql`
  select ${lastCallColumns} from contact c
  where c.peserta_id = p.id and c.tujuan = 'ABSEN' and c.faskes_id = p.faskes_id
    and c.dosis_ke = p.dosis_diberikan + 1
    and c.rencana_tanggal is not distinct from p.rencana_tanggal
    and not exists (
      select from dose d
      where d.peserta_id = p.id and d.dibatalkan is null and d.created_at > c.created_at)
  order by c.id desc limit 1`;

/** Query of the last call to registration `p` about the recall of batch `b`. */
export const lastRecallCall: SQL = sql`
  select ${lastCallColumns} from contact c
  where c.peserta_id = p.id and c.tujuan = 'TARIKAN' and c.batch_id = b.id
  order by c.id desc limit 1`;

/** Whether nobody calls again after the last call about a missed dose, `hasil_kontak`. */
export const closesAbsence: SQL = sql`coalesce(hasil_kontak in (${listOf(closingAbsenceOutcomes)}), false)`;

/** Whether nobody calls again after the last call about a recall. */
export const closesRecall: SQL = sql`coalesce(hasil_kontak in (${listOf(closingRecallOutcomes)}), false)`;

/** Whether registration `p` refused its next dose, or moved, by the last call. */
export const isClosedByCall: SQL = sql`exists (
  select from (${lastAbsenceCall}) call where ${closesAbsence})`;
