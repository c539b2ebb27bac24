import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { BoosterHistory, Issue, VaccinationType } from '#contract/domains/peserta/index.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { rowsSubquery } from '#server/platform/db/bulk-rows.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { decryptNumbers } from '../identity.ts';
import type { Person } from './registration.ts';

/** An existing registration with its decrypted person. */
export interface ExistingRegistration {
  readonly id: number;
  readonly version: number;
  readonly isValid: boolean;
  readonly issues: readonly Issue[];
  /** Whether its person asked that it is not processed, so that no file changes it. */
  readonly isRestricted: boolean;
  readonly person: Person;
}

/** A person's registrations, from the view of one company. */
export interface PersonStatus {
  /** The person's registration at the company. */
  readonly own: ExistingRegistration | null;
  /** Whether a registration at another company, or at none, holds the person. */
  readonly isHeld: boolean;
}

type StatusRow = Pick<
  typeof peserta.$inferSelect,
  'id' | 'version' | 'isValid' | 'alasan' | 'pembatasan' | 'personKey' | 'bhbuId' | 'holdsPerson'
>;

/** Map key used by `findPersonStatuses`. */
export const personStatusKey = (personKey: Buffer): string => personKey.toString('hex');

/**
 * Finds the status of many people in one query, keyed by `personStatusKey`; people without a
 * registration are absent. The company's own registrations are fully decrypted.
 */
export async function findPersonStatuses(
  db: Queryable,
  keys: Keys,
  people: readonly Buffer[],
  { bhbuId, vaccinationType }: { bhbuId: number | null; vaccinationType: VaccinationType },
): Promise<Map<string, PersonStatus>> {
  const requested = rowsSubquery(
    peserta,
    people.map(personKey => ({ personKey })),
  );
  const found = await db
    .select()
    .from(peserta)
    .where(
      sql`${peserta.personKey} in (select person_key from ${requested} r)
        and ${peserta.vaccinationType} = ${vaccinationType} and ${peserta.deletedAt} is null`,
    );
  const statuses = new Map<string, PersonStatus>();
  for (const row of found) {
    const key = personStatusKey(row.personKey);
    const before = statuses.get(key) ?? { own: null, isHeld: false };
    statuses.set(
      key,
      isAtCompany(row, bhbuId)
        ? { ...before, own: { ...toExisting(row), person: personOfRow(keys, row) } }
        : { ...before, isHeld: before.isHeld || row.holdsPerson },
    );
  }
  return statuses;
}

/** A registration found by its id, with the blind index of its person. */
export interface StoredRegistration extends ExistingRegistration {
  readonly personKey: Buffer;
}

/** Finds live registrations of one company and type by their ids; others are absent. */
export async function findRegistrationsById(
  db: Queryable,
  keys: Keys,
  ids: readonly number[],
  { bhbuId, vaccinationType }: { bhbuId: number | null; vaccinationType: VaccinationType },
): Promise<Map<number, StoredRegistration>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(peserta)
    .where(
      and(
        inArray(peserta.id, [...ids]),
        bhbuId === null ? isNull(peserta.bhbuId) : eq(peserta.bhbuId, bhbuId),
        eq(peserta.vaccinationType, vaccinationType),
        isNull(peserta.deletedAt),
      ),
    );
  return new Map(
    found.map(row => [
      row.id,
      { ...toExisting(row), person: personOfRow(keys, row), personKey: row.personKey },
    ]),
  );
}

const isAtCompany = (row: StatusRow, bhbuId: number | null): boolean => row.bhbuId === bhbuId;

const toExisting = ({ id, version, isValid, alasan, pembatasan }: StatusRow) => ({
  id,
  version,
  isValid,
  issues: alasan as Issue[],
  isRestricted: pembatasan !== null,
});

/** Decrypts a row to the person as entered. @throws DecryptionError */
export function personOfRow(keys: Keys, row: typeof peserta.$inferSelect): Person {
  return {
    isWNI: row.isWNI,
    ...decryptNumbers(keys, row),
    negara: row.negara,
    nama: row.nama,
    tempatLahir: row.tempatLahir,
    tanggalLahir: row.tanggalLahir,
    jenisKelamin: row.jenisKelamin as 'L' | 'P',
    noHP: row.noHP,
    email: row.email,
    alamat: row.alamat,
    kabKota: row.kabKota,
    kecamatan: row.kecamatan,
    kelurahan: row.kelurahan,
    kodePos: row.kodePos,
    kategori: row.kategori,
    nip: row.nip,
    pekerjaan: row.pekerjaan,
    idFaskes: row.faskesId,
    rencanaTanggal: row.rencanaTanggal,
    komorbid: row.komorbid,
    persetujuan: row.persetujuan,
    ...historyOfRow(row),
  };
}

/** Returns the doses before a booster, and the booster given elsewhere. */
export const historyOfRow = (row: typeof peserta.$inferSelect): BoosterHistory => ({
  vaksinPrimer: row.vaksinPrimer,
  tanggalDosis1: row.tanggalDosis1,
  tanggalDosis2: row.tanggalDosis2,
  faskesDosis2: row.faskesDosis2,
  jenisBooster: row.jenisBooster,
  tanggalBooster: row.tanggalBooster,
  batch: row.batch,
  faskesPelaksana: row.faskesPelaksana,
});
