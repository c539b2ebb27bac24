import { normalizeName } from '#contract/core/values/name.ts';
import { maskNiks } from '#contract/core/values/nik.ts';
import { parsePhone } from '#contract/core/values/phone.ts';
import {
  worstEffect,
  nextBoosterEligibility,
  type BoosterHistory,
  type Issue,
  type VaccinationType,
} from '#contract/domains/peserta/index.ts';
import type { ConsentChannel } from '#contract/domains/peserta/consent.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { peserta } from '#server/platform/db/schema/index.ts';
import { nikKey, personKey, plainNik, plainNumber, encryptNumbers } from '../identity.ts';

/** Personal data of a registration. Texts are unchecked when the registration is invalid. */
export interface Person extends BoosterHistory {
  readonly isWNI: boolean;
  readonly nik: string | null;
  readonly noPaspor: string | null;
  readonly noKitas: string | null;
  readonly negara: string | null;
  readonly nama: string;
  readonly tempatLahir: string | null;
  /** `YYYY-MM-DD`; a value that is not a date is rejected instead of stored. */
  readonly tanggalLahir: string;
  readonly jenisKelamin: 'L' | 'P';
  readonly noHP: string;
  readonly email: string | null;
  readonly alamat: string;
  readonly kabKota: string;
  readonly kecamatan: string | null;
  readonly kelurahan: string | null;
  readonly kodePos: string | null;
  readonly kategori: string;
  readonly penanggung: string | null;
  readonly nip: string | null;
  readonly pekerjaan: string | null;
  readonly idFaskes: number | null;
  readonly rencanaTanggal: string | null;
  readonly komorbid: boolean;
  readonly persetujuan: boolean;
}

/** A registration to save: validated by itself, but not yet against the others. */
export interface Registration {
  /** Null for a new registration. */
  readonly id: number | null;
  readonly bhbuId: number | null;
  readonly vaccinationType: VaccinationType;
  readonly person: Person;
  /** Issues of the registration itself, without those found by comparing with others. */
  readonly issues: readonly Issue[];
  /** Creating user and import; an update leaves both unchanged. */
  readonly userId: number;
  readonly importId: number | null;
  /** How the consent of the person reached the portal, if it is new. */
  readonly saluran: ConsentChannel;
}

/** Maximum text length where no form schema limits it. */
const maxTextLength = 300;

/** Masks NIKs in an unencrypted text and limits its length. */
const cleanText = (text: string): string => maskNiks(text).slice(0, maxTextLength);
const cleanTextOrNull = (text: string | null): string | null => (text ? cleanText(text) : null);

// Spreading two objects takes a tenth of the time of a literal with a spread and many fields.

/** Normalizes the name and the identity, country and phone numbers of a person. */
export function normalizePerson(person: Person): Person {
  const normal = {
    nama: normalizeName(person.nama),
    nik: person.nik && plainNik(person.nik),
    noPaspor: person.noPaspor && plainNumber(person.noPaspor),
    noKitas: person.noKitas && plainNumber(person.noKitas),
    negara: person.negara && person.negara.toUpperCase(),
    noHP: parsePhone(person.noHP) ?? person.noHP,
  };
  return { ...person, ...normal };
}

/** Returns a person as the database will return it: normalized, masked and shortened. */
export function toStoredPerson(entered: Person): Person {
  const person = normalizePerson(entered);
  const clean = {
    nama: cleanText(person.nama),
    tempatLahir: cleanTextOrNull(person.tempatLahir),
    noHP: cleanText(person.noHP),
    email: cleanTextOrNull(person.email),
    alamat: cleanText(person.alamat),
    kabKota: cleanText(person.kabKota),
    kecamatan: cleanTextOrNull(person.kecamatan),
    kelurahan: cleanTextOrNull(person.kelurahan),
    kodePos: cleanTextOrNull(person.kodePos),
    kategori: cleanText(person.kategori),
    nip: cleanTextOrNull(person.nip),
    pekerjaan: cleanTextOrNull(person.pekerjaan),
    vaksinPrimer: cleanTextOrNull(person.vaksinPrimer),
    faskesDosis2: cleanTextOrNull(person.faskesDosis2),
    jenisBooster: cleanTextOrNull(person.jenisBooster),
    batch: cleanTextOrNull(person.batch),
    faskesPelaksana: cleanTextOrNull(person.faskesPelaksana),
  };
  return { ...person, ...clean };
}

/**
 * Builds the database columns of a registration.
 * @param today `YYYY-MM-DD` in Jakarta, for the booster rules
 */
export function toRegistrationColumns(
  keys: Keys,
  { person: entered, ...registration }: Registration,
  today: string,
) {
  const person = toStoredPerson(entered);
  return {
    id: registration.id,
    bhbuId: registration.bhbuId,
    vaccinationType: registration.vaccinationType,
    isWNI: person.isWNI,
    personKey: personKey(keys, person),
    nikKey: person.isWNI || !person.nik ? null : nikKey(keys, person.nik),
    ...encryptNumbers(keys, person),
    negara: person.negara,
    nama: person.nama,
    tempatLahir: person.tempatLahir,
    tanggalLahir: person.tanggalLahir,
    jenisKelamin: person.jenisKelamin,
    noHP: person.noHP,
    email: person.email,
    alamat: person.alamat,
    kabKota: person.kabKota,
    kecamatan: person.kecamatan,
    kelurahan: person.kelurahan,
    kodePos: person.kodePos,
    kategori: person.kategori,
    nip: person.nip,
    pekerjaan: person.pekerjaan,
    faskesId: person.idFaskes,
    rencanaTanggal: person.rencanaTanggal,
    komorbid: person.komorbid,
    persetujuan: person.persetujuan,
    vaksinPrimer: person.vaksinPrimer,
    tanggalDosis1: person.tanggalDosis1,
    tanggalDosis2: person.tanggalDosis2,
    faskesDosis2: person.faskesDosis2,
    jenisBooster: person.jenisBooster,
    tanggalBooster: person.tanggalBooster,
    batch: person.batch,
    faskesPelaksana: person.faskesPelaksana,
    ...eligibilityColumns(registration.vaccinationType, person, today),
    ...validityColumns(registration.issues),
  } satisfies Partial<typeof peserta.$inferInsert> & { id: number | null };
}

/** Eligibility columns by the form's own data; null in the regular programme. */
function eligibilityColumns(type: VaccinationType, person: Person, today: string) {
  if (type === 0) return { isEligible: null, layakMulai: null };
  const { isEligible, from } = nextBoosterEligibility(
    {
      birthDate: person.tanggalLahir,
      primaryDoneOn: person.tanggalDosis2,
      lastBoosterOn: type === 2 ? person.tanggalBooster : null,
      lastPrimaryOn: null,
    },
    today,
  );
  return { isEligible, layakMulai: from };
}

/** Columns derived from the issues: validity, and whether the registration holds its person. */
export function validityColumns(issues: readonly Issue[]) {
  const effect = worstEffect(issues);
  return {
    alasan: [...issues],
    isValid: effect === 'fine' || effect === 'warning',
    holdsPerson: !issues.some(one => one.code === 'E05'),
  };
}
