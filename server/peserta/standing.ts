import { sql } from 'drizzle-orm';
import type { BoosterHistory, Finding, VaccinationType } from '#contract/peserta/index.ts';
import type { Queryable } from '../db/client.ts';
import { asRows } from '../db/rows.ts';
import { peserta } from '../db/schema/index.ts';
import type { Keys } from '../keys.ts';
import { openNumbers } from './identity.ts';
import type { Person } from './registration.ts';

/** An existing registration with its decrypted person. */
export interface Registered {
  readonly id: number;
  readonly version: number;
  readonly isValid: boolean;
  readonly findings: readonly Finding[];
  readonly person: Person;
}

/** A person's registrations as seen from one company. */
export interface Standing {
  /** The person's registration at the company. */
  readonly own: Registered | null;
  /** Whether a registration at another company, or at none, holds the person. */
  readonly isHeld: boolean;
}

type Found = Pick<
  typeof peserta.$inferSelect,
  'id' | 'version' | 'isValid' | 'findings' | 'personKey' | 'bhbuId' | 'holdsPerson'
>;

/** Map key used by `findPersonStatuses`. */
export const standingKey = (personKey: Buffer): string => personKey.toString('hex');

/**
 * Finds the status of many people in one query, keyed by `personStatusKey`; people without a
 * registration are absent. The company's own registrations are fully decrypted.
 */
export async function standingOf(
  db: Queryable,
  keys: Keys,
  people: readonly Buffer[],
  { bhbuId, vaccinationType }: { bhbuId: number | null; vaccinationType: VaccinationType },
): Promise<Map<string, Standing>> {
  const asked = asRows(
    peserta,
    people.map(personKey => ({ personKey })),
  );
  const found = await db
    .select()
    .from(peserta)
    .where(
      sql`${peserta.personKey} in (select person_key from ${asked} r)
        and ${peserta.vaccinationType} = ${vaccinationType} and ${peserta.deletedAt} is null`,
    );
  const standings = new Map<string, Standing>();
  for (const row of found) {
    const key = standingKey(row.personKey);
    const before = standings.get(key) ?? { own: null, isHeld: false };
    standings.set(
      key,
      isAt(row, bhbuId)
        ? { ...before, own: { ...registered(row), person: personOfRow(keys, row) } }
        : { ...before, isHeld: before.isHeld || row.holdsPerson },
    );
  }
  return standings;
}

const isAt = (row: Found, bhbuId: number | null): boolean => row.bhbuId === bhbuId;

const registered = ({ id, version, isValid, findings }: Found) => ({
  id,
  version,
  isValid,
  findings: findings as Finding[],
});

/** Decrypts a row to the person as entered. @throws SealError */
export function personOfRow(keys: Keys, row: typeof peserta.$inferSelect): Person {
  return {
    isWNI: row.isCitizen,
    ...openNumbers(keys, row),
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
