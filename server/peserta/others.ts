import { sql } from 'drizzle-orm';
import type { Finding, SmartCheckState } from '#contract/peserta/index.ts';
import type { Queryable } from '../db/client.ts';
import { asRows } from '../db/rows.ts';
import { peserta } from '../db/schema/index.ts';
import type { toRow } from './registration.ts';
import type { SmartCheck } from './smart-finding.ts';

/** A registration row to write; the ID is null for a new one. */
export type Row = ReturnType<typeof toRow> & { readonly id: number | null };

/** Another live registration of the same person and vaccination type. */
export interface Sibling extends SmartCheck {
  readonly id: number;
  readonly bhbuId: number | null;
  readonly holdsPerson: boolean;
}

/** Map key of a person and vaccination type. */
export const personOf = (row: Pick<Row, 'personKey' | 'vaccinationType'>): string =>
  `${row.personKey.toString('hex')} ${row.vaccinationType}`;

/** Finds the live registrations of the same people and types, keyed by `personTypeKey`. */
export async function siblingsOf(
  db: Queryable,
  rows: readonly Pick<Row, 'personKey' | 'vaccinationType'>[],
): Promise<Map<string, Sibling[]>> {
  const asked = asRows(
    peserta,
    rows.map(({ personKey, vaccinationType }) => ({ personKey, vaccinationType })),
  );
  const { rows: found } = await db.execute<{
    id: number;
    bhbu_id: number | null;
    holds_person: boolean;
    smart_check: SmartCheckState | null;
    smart_check_note: string | null;
    person_key: Buffer;
    vaccination_type: number;
  }>(sql`
    select distinct p.id, p.bhbu_id, p.holds_person, p.smart_check, p.smart_check_note,
      p.person_key, p.vaccination_type
    from ${asked} r
    join ${peserta} p on p.person_key = r.person_key and p.vaccination_type = r.vaccination_type
    where p.deleted_at is null`);
  const siblings = new Map<string, Sibling[]>();
  for (const one of found) {
    const person = personOf({
      personKey: one.person_key,
      vaccinationType: one.vaccination_type as Row['vaccinationType'],
    });
    const sibling = {
      id: one.id,
      bhbuId: one.bhbu_id,
      holdsPerson: one.holds_person,
      smartCheck: one.smart_check,
      smartCheckNote: one.smart_check_note,
    };
    siblings.set(person, [...(siblings.get(person) ?? []), sibling]);
  }
  return siblings;
}

/** Fields compared with other registrations; `id` is null for a new registration. */
export type Looks = Pick<
  Row,
  'id' | 'birthDate' | 'name' | 'bhbuId' | 'personKey' | 'phone' | 'vaccinationType'
>;

/** How many people may share a mobile number before a warning is raised. */
export const phoneShared = 5;

/**
 * Returns warnings per row: W02 for the same name and birth date in the same company under another
 * identity, W03 for a mobile number shared by more than five people. A saved registration is never
 * compared with itself, even when its identity number changes.
 */
export async function lookAlikes(db: Queryable, rows: readonly Looks[]): Promise<Finding[][]> {
  const { rows: found } = await db.execute<{ place: number; alike: boolean; shared: boolean }>(sql`
    select r.place,
      exists (
        select from ${peserta} p
        where p.deleted_at is null and p.name_key = lower(r.name)
          -- By the name, never by the day: many are born on the first of January.
          and p.birth_date + 0 = r.birth_date
          and p.bhbu_id is not distinct from r.bhbu_id and p.person_key <> r.person_key
          and p.id is distinct from r.id
      ) as alike,
      (
        select count(*) from (
          select from ${peserta} p
          where p.deleted_at is null and p.phone = r.phone and p.person_key <> r.person_key
            and p.vaccination_type = r.vaccination_type and p.id is distinct from r.id
          limit ${phoneShared}
        ) others
      ) >= ${phoneShared} as shared
    from ${asRows(
      peserta,
      rows.map(({ id, birthDate, name, bhbuId, personKey, phone, vaccinationType }) => ({
        id,
        birthDate,
        name,
        bhbuId,
        personKey,
        phone,
        vaccinationType,
      })),
    )} r`);
  const findings: Finding[][] = rows.map(() => []);
  for (const { place, alike, shared } of found) {
    if (alike) findings[place]?.push({ code: 'W02', field: 'nama' });
    if (shared) findings[place]?.push({ code: 'W03', field: 'noHP' });
  }
  const here = new Map<string, Set<string>>();
  for (const row of rows) {
    const people = here.get(row.phone) ?? new Set();
    here.set(row.phone, people.add(personOf(row)));
  }
  rows.forEach((row, place) => {
    const mine = findings[place];
    if ((here.get(row.phone)?.size ?? 0) > phoneShared && !mine?.some(one => one.code === 'W03')) {
      mine?.push({ code: 'W03', field: 'noHP' });
    }
  });
  return findings;
}
