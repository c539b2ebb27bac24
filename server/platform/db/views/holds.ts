import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { penahanan, peserta } from '../schema/index.ts';
import { companyOfRecord } from './owners.ts';

/** Condition for holds that are in force; one whose end is only proposed is. */
const inForce = sql`h.status <> 'BERAKHIR'`;

/** Condition for a company whose data are held. */
export const isHeldCompany = (bhbuId: SQLWrapper): SQL => sql`exists (
  select from ${penahanan} h where ${inForce} and h.id_bhbu = ${bhbuId})`;

/** Condition for a person whose data are held, by the blind index of the person. */
export const isHeldPerson = (personKey: SQLWrapper): SQL => sql`exists (
  select from ${penahanan} h join ${peserta} held on held.id = h.id_peserta
  where ${inForce} and held.person_key = ${personKey})`;

/**
 * Condition for a registration whose data are held, by its id: its person is held, or the company of one of the
 * person's registrations, because a person is erased as a whole.
 */
export const isHeldPeserta = (id: SQLWrapper): SQL => sql`exists (
  select from ${peserta} one where one.id = ${id} and (
    ${isHeldPerson(sql`one.person_key`)} or ${isHeldCompany(sql`one.bhbu_id`)}
    or exists (select from ${peserta} other where other.person_key = one.person_key
      and other.deleted_at is null and ${isHeldCompany(sql`other.bhbu_id`)})))`;

/** Condition for the rows of `penahanan` that are in force and cover a registration, as `isHeldPeserta` says. */
export const coversPeserta = (
  id: number,
): SQL => sql`(${penahanan.status} <> 'BERAKHIR' and exists (
  select from ${peserta} one
  join ${peserta} other on other.id = one.id or other.person_key = one.person_key
  where one.id = ${id}::int and (other.id = ${penahanan.idPeserta} or (
    other.bhbu_id = ${penahanan.idBHBU} and (other.id = one.id or other.deleted_at is null)))))`;

/** The registration that a record is about, named by its resource and id as text, in SQL; null for another record. */
const pesertaOfRecord = (resource: SQLWrapper, recordId: SQLWrapper): SQL => sql`
  case when ${recordId} ~ '^[0-9]{1,9}$' then case ${resource}
    when 'peserta' then ${recordId}::int
    when 'contact' then (select peserta_id from contact where id = ${recordId}::int)
    when 'vaksinasi' then (select peserta_id from dose where id = ${recordId}::int)
    when 'kipi' then (select d.peserta_id from kipi k join dose d on d.id = k.dose_id
      where k.id = ${recordId}::int)
    when 'pertanyaan' then (select id_peserta from pertanyaan where id = ${recordId}::int)
    when 'certificate' then (select id_peserta from certificate where id = ${recordId}::int)
  end end`;

/** Condition for a record whose data are held, named by its resource and its id as text. */
export const isHeldRecord = (resource: SQLWrapper, recordId: SQLWrapper): SQL => sql`(
  ${isHeldCompany(companyOfRecord(resource, recordId))}
  or ${isHeldPeserta(pesertaOfRecord(resource, recordId))})`;

/** Whether the data of a registration are held. */
export async function isHeld(db: Queryable, pesertaId: number): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(
    sql`select ${isHeldPeserta(sql`${pesertaId}::int`)} as held`,
  );
  return rows[0]?.held === true;
}

/** Counts the holds that are in force. */
export const countHolds = (db: Queryable): Promise<number> =>
  db.$count(penahanan, sql`${penahanan.status} <> 'BERAKHIR'`);
