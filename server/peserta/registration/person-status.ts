import { sql } from 'drizzle-orm';
import type { BoosterHistory, Issue, VaccinationType } from '#contract/peserta/index.ts';
import type { Queryable } from '../../db/client.ts';
import { rowsSubquery } from '../../db/bulk-rows.ts';
import { peserta } from '../../db/schema/index.ts';
import type { Keys } from '../../crypto/keys.ts';
import { decryptNumbers } from '../identity.ts';
import type { Person } from './registration.ts';

/** An existing registration with its decrypted person. */
export interface ExistingRegistration {
  readonly id: number;
  readonly version: number;
  readonly isValid: boolean;
  readonly findings: readonly Issue[];
  readonly person: Person;
}

/** A person's registrations as seen from one company. */
export interface PersonStatus {
  /** The person's registration at the company. */
  readonly own: ExistingRegistration | null;
  /** Whether a registration at another company, or at none, holds the person. */
  readonly isHeld: boolean;
}

type StatusRow = Pick<
  typeof peserta.$inferSelect,
  'id' | 'version' | 'isValid' | 'findings' | 'personKey' | 'bhbuId' | 'holdsPerson'
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

const isAtCompany = (row: StatusRow, bhbuId: number | null): boolean => row.bhbuId === bhbuId;

const toExisting = ({ id, version, isValid, findings }: StatusRow) => ({
  id,
  version,
  isValid,
  findings: findings as Issue[],
});

/** Decrypts a row to the person as entered. @throws SealError */
export function personOfRow(keys: Keys, row: typeof peserta.$inferSelect): Person {
  return {
    isWNI: row.isCitizen,
    ...decryptNumbers(keys, row),
    negara: row.country,
    nama: row.name,
    tempatLahir: row.birthPlace,
    tanggalLahir: row.birthDate,
    jenisKelamin: row.sex as 'L' | 'P',
    noHP: row.phone,
    email: row.email,
    alamat: row.address,
    kabKota: row.region,
    kecamatan: row.district,
    kelurahan: row.village,
    kodePos: row.postalCode,
    kategori: row.category,
    nip: row.employeeNumber,
    pekerjaan: row.occupation,
    idFaskes: row.faskesId,
    rencanaTanggal: row.plannedOn,
    komorbid: row.hasComorbidity,
    persetujuan: row.hasConsented,
    ...historyOfRow(row),
  };
}

/** Returns the doses before a booster, and the booster given elsewhere. */
export const historyOfRow = (row: typeof peserta.$inferSelect): BoosterHistory => ({
  vaksinPrimer: row.primaryVaccine,
  tanggalDosis1: row.firstDoseOn,
  tanggalDosis2: row.secondDoseOn,
  faskesDosis2: row.secondDosePlace,
  jenisBooster: row.boosterVaccine,
  tanggalBooster: row.boosterOn,
  batch: row.boosterBatch,
  faskesPelaksana: row.boosterPlace,
});
