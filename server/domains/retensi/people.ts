import { sql, type SQL } from 'drizzle-orm';
import { erasePeople } from '#server/domains/permintaan-data/index.ts';
import { dose, peserta, pesertaMerge, voucher } from '#server/platform/db/schema/index.ts';
import { isHeldPeserta } from '#server/platform/db/views/holds.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Removal, RetainedRows } from './retained-rows.ts';

/** Condition for another registration of the same person, as `other`. */
const samePerson = sql`other.person_key = ${peserta.personKey}
  and other.pembatasan is distinct from 'DIHAPUS'`;

/**
 * Registrations that are not anonymous yet. One that was merged is erased together with the one that stays, and one with
 * a voucher is still in use.
 */
const isPersonal = sql`${peserta.pembatasan} is distinct from 'DIHAPUS'
  and not exists (select from ${pesertaMerge} m
    where m.digabung_id = ${peserta.id} and m.dibatalkan_pada is null)
  and not exists (select from ${voucher} v
    where v.id_peserta = ${peserta.id} and v.status = 'TERIKAT')`;

/** Whether the person came for a dose, in whichever registration. */
const hasVisit = sql`exists (select from ${peserta} other
  join ${dose} d on d.peserta_id = other.id where ${samePerson})`;

/** The last change of a registration, or the day that is planned for it. */
const lastUse = (alias: SQL) =>
  sql`greatest(${alias}.modified_at, ${alias}.rencana_tanggal::timestamptz)`;

/** Erases the person of a registration; what an officer would have to clear first is left until it is. */
const erasePerson: Removal = {
  async each({ db, now, deps }, id) {
    try {
      const cause = translator.render(message('retensi.cause'));
      const ctx = { ...systemContext(db, now), deps };
      await erasePeople(ctx, [id], {
        nomor: cause,
        alasan: translator.render(message('retensi.inactive')),
        audited: { masaSimpan: cause },
      });
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  },
};

const held = isHeldPeserta(peserta.id);

/** Registrations of people who never came. A person is erased when no registration was used within the period. */
export const peopleWithoutDose: RetainedRows = {
  table: peserta,
  having: sql`(${isPersonal} and not ${hasVisit})`,
  since: lastUse(sql`${peserta}`),
  isDue: limit => sql`(${lastUse(sql`${peserta}`)} <= ${limit} and not exists (
    select from ${peserta} other where ${samePerson} and ${lastUse(sql`other`)} > ${limit}))`,
  held,
  remove: erasePerson,
};

/** Registrations of people who came, counted from their last visit. */
export const medicalRecords: RetainedRows = {
  table: peserta,
  having: sql`(${isPersonal} and ${hasVisit})`,
  since: sql`coalesce(${peserta.tanggalVaksinasi}::timestamptz, ${peserta.createdAt})`,
  isDue: limit => sql`(${peserta.createdAt} <= ${limit} and not exists (
    select from ${peserta} other join ${dose} d on d.peserta_id = other.id
    where ${samePerson} and d.tanggal::timestamptz > ${limit}))`,
  held,
  remove: erasePerson,
};
