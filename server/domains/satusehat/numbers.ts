import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { createPesertaAuditEntry } from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { dose, peserta, satusehatRecord } from '#server/platform/db/schema/index.ts';
import { modifiedStamps } from '#server/platform/record/index.ts';
import { storeRecord } from './stored-record.ts';
import type { Source } from './source.ts';

/** A person who may have a number, by one of their registrations. */
export type NumberedPerson = Pick<Source, 'idPeserta' | 'nama' | 'noIHS' | 'personKey'>;

/** Locks the assignment of numbers, so that two writers do not give one number to two people. */
export const lockNumbers = async ({ db }: Pick<Context, 'db'>): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('satusehat-numbers', 0))`);
};

/** Who has which numbers: people, or their visits of one day, by number. */
export type NumberOwners = Map<string, Set<string>>;

type KeyedPerson = Pick<Source, 'personKey'>;

/** Returns the blind index of a person as a key of a map: the owner of the number of a patient. */
export const personOf = ({ personKey }: KeyedPerson): string => personKey.toString('hex');

/**
 * Returns a person and a day: the owner of an encounter. Doses of one day may be of one encounter, as is a visit that was
 * cancelled and recorded again; those of another day are of another encounter.
 */
export const visitOf = (visit: Pick<Source, 'personKey' | 'tanggal'>): string =>
  `${personOf(visit)} ${visit.tanggal}`;

/** Adds that a number belongs to someone. */
export function addOwner(owners: NumberOwners, number: string, owner: string): void {
  owners.set(number, (owners.get(number) ?? new Set()).add(owner));
}

function toOwners(
  rows: readonly { readonly number: string | null; readonly owner: string }[],
): NumberOwners {
  const owners: NumberOwners = new Map();
  for (const { number, owner } of rows) {
    if (number !== null) addOwner(owners, number, owner);
  }
  return owners;
}

/** Finds who has the numbers of patients. */
export async function findPatientOwners(
  { db }: Pick<Context, 'db'>,
  numbers: readonly string[],
): Promise<NumberOwners> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ number: peserta.noIHS, personKey: peserta.personKey })
    .from(peserta)
    .where(and(inArray(peserta.noIHS, [...numbers]), isNull(peserta.deletedAt)));
  return toOwners(rows.map(row => ({ number: row.number, owner: personOf(row) })));
}

/** Finds whose visits have the ids of encounters, and on which day. */
export async function findEncounterOwners(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<NumberOwners> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      number: satusehatRecord.kunjungan,
      personKey: peserta.personKey,
      tanggal: dose.tanggal,
    })
    .from(satusehatRecord)
    .innerJoin(dose, eq(dose.id, satusehatRecord.doseId))
    .innerJoin(peserta, eq(peserta.id, dose.pesertaId))
    .where(inArray(satusehatRecord.kunjungan, [...ids]));
  return toOwners(rows.map(row => ({ number: row.number, owner: visitOf(row) })));
}

/** Whether a number belongs to another owner. */
export const isTaken = (owners: NumberOwners, number: string, owner: string): boolean =>
  [...(owners.get(number) ?? [])].some(other => other !== owner);

/** Saves the number of a person with all of their registrations, also with deleted ones, from which it is read too. */
export async function savePatientNumber(
  ctx: Context,
  person: NumberedPerson,
  noIHS: string | null,
): Promise<boolean> {
  if (person.noIHS === noIHS) return false;
  await ctx.db
    .update(peserta)
    .set({ noIHS, ...modifiedStamps(ctx) })
    .where(and(eq(peserta.personKey, person.personKey), isNull(peserta.pembatasan)));
  await ctx.audit(
    createPesertaAuditEntry(
      'setPatientNumber',
      { id: person.idPeserta, nama: person.nama },
      { before: { noIHS: person.noIHS }, after: { noIHS } },
    ),
  );
  return true;
}

/** Saves the encounter of a visit. */
export async function saveEncounter(
  ctx: Context,
  source: Source,
  kunjungan: string | null,
): Promise<boolean> {
  if (source.kunjungan === kunjungan) return false;
  await storeRecord(ctx, source, { kunjungan });
  return true;
}
