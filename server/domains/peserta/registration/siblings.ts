import { sql } from 'drizzle-orm';
import type { Issue, SmartCheckState } from '#contract/domains/peserta/index.ts';
import { rowsSubquery } from '#server/platform/db/bulk-rows.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { nameKeyOf } from '#server/platform/db/name-key.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import type { toRegistrationColumns } from './registration.ts';
import type { SmartCheck } from './smart-check-issue.ts';

/** A registration row to write; the ID is null for a new one. */
export type RegistrationRow = ReturnType<typeof toRegistrationColumns>;

/** Another live registration of the same person and vaccination type. */
export interface SiblingRegistration extends SmartCheck {
  readonly id: number;
  readonly bhbuId: number | null;
  readonly holdsPerson: boolean;
}

/** Map key of a person and vaccination type. */
export const personTypeKey = (
  row: Pick<RegistrationRow, 'personKey' | 'vaccinationType'>,
): string => `${row.personKey.toString('hex')} ${row.vaccinationType}`;

/** Finds the live registrations of the same people and types, keyed by `personTypeKey`. */
export async function findSiblings(
  db: Queryable,
  rows: readonly Pick<RegistrationRow, 'personKey' | 'vaccinationType'>[],
): Promise<Map<string, SiblingRegistration[]>> {
  const requested = rowsSubquery(
    peserta,
    rows.map(({ personKey, vaccinationType }) => ({ personKey, vaccinationType })),
  );
  const { rows: found } = await db.execute<{
    id: number;
    bhbu_id: number | null;
    holds_person: boolean;
    smart_check_status: SmartCheckState | null;
    smart_check_catatan: string | null;
    person_key: Buffer;
    vaccination_type: number;
  }>(sql`
    select distinct p.id, p.bhbu_id, p.holds_person, p.smart_check_status, p.smart_check_catatan,
      p.person_key, p.vaccination_type
    from ${requested} r
    join ${peserta} p on p.person_key = r.person_key and p.vaccination_type = r.vaccination_type
    where p.deleted_at is null`);
  const siblings = new Map<string, SiblingRegistration[]>();
  for (const one of found) {
    const person = personTypeKey({
      personKey: one.person_key,
      vaccinationType: one.vaccination_type as RegistrationRow['vaccinationType'],
    });
    const sibling = {
      id: one.id,
      bhbuId: one.bhbu_id,
      holdsPerson: one.holds_person,
      smartCheck: one.smart_check_status,
      smartCheckNote: one.smart_check_catatan,
    };
    siblings.set(person, [...(siblings.get(person) ?? []), sibling]);
  }
  return siblings;
}

/** Fields compared with other registrations; `id` is null for a new registration. */
export type SimilarityInput = Pick<
  RegistrationRow,
  'id' | 'tanggalLahir' | 'nama' | 'bhbuId' | 'personKey' | 'noHP' | 'vaccinationType'
>;

/** How many people may share a mobile number before a warning is raised. */
export const maxPeoplePerPhone = 5;

/**
 * Returns warnings per row: W02 for the same name and birth date in the same company under another
 * identity, W03 for a mobile number shared by more than five people. A saved registration is never
 * compared with itself, even when its identity number changes.
 */
export async function findSimilarityIssues(
  db: Queryable,
  rows: readonly SimilarityInput[],
): Promise<Issue[][]> {
  const { rows: found } = await db.execute<{ place: number; alike: boolean; shared: boolean }>(sql`
    select r.place,
      exists (
        select from ${peserta} p
        where p.deleted_at is null and p.nama_key = ${nameKeyOf(sql`r.nama`)}
          -- The addition keeps the planner on the name index: many birth dates are 1 January.
          and p.tanggal_lahir + 0 = r.tanggal_lahir
          and p.bhbu_id is not distinct from r.bhbu_id and p.person_key <> r.person_key
          and p.id is distinct from r.id
      ) as alike,
      (
        select count(*) from (
          select from ${peserta} p
          where p.deleted_at is null and p.no_hp = r.no_hp and p.person_key <> r.person_key
            and p.vaccination_type = r.vaccination_type and p.id is distinct from r.id
          limit ${maxPeoplePerPhone}
        ) others
      ) >= ${maxPeoplePerPhone} as shared
    from ${rowsSubquery(
      peserta,
      rows.map(({ id, tanggalLahir, nama, bhbuId, personKey, noHP, vaccinationType }) => ({
        id,
        tanggalLahir,
        nama,
        bhbuId,
        personKey,
        noHP,
        vaccinationType,
      })),
    )} r`);
  const issues: Issue[][] = rows.map(() => []);
  for (const { place, alike: isSimilar, shared: isPhoneShared } of found) {
    if (isSimilar) issues[place]?.push({ code: 'W02', field: 'nama' });
    if (isPhoneShared) issues[place]?.push({ code: 'W03', field: 'noHP' });
  }
  const peopleByPhone = new Map<string, Set<string>>();
  for (const row of rows) {
    const people = peopleByPhone.get(row.noHP) ?? new Set();
    peopleByPhone.set(row.noHP, people.add(personTypeKey(row)));
  }
  rows.forEach((row, place) => {
    const rowIssues = issues[place];
    if (
      (peopleByPhone.get(row.noHP)?.size ?? 0) > maxPeoplePerPhone &&
      !rowIssues?.some(one => one.code === 'W03')
    ) {
      rowIssues?.push({ code: 'W03', field: 'noHP' });
    }
  });
  return issues;
}
