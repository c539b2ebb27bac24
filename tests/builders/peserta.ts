import { eq } from 'drizzle-orm';
import { formatNik } from '#contract/core/values/nik.ts';
import { emptyBooster, type Issue, type VaccinationType } from '#contract/domains/peserta/index.ts';
import type { Deps } from '#server/platform/context.ts';
import type { Db, Queryable } from '#server/platform/db/client.ts';
import { bhbu, faskes, faskesBhbu } from '#server/platform/db/schema/index.ts';
import { saveRegistrations, type Person } from '#server/domains/peserta/index.ts';

let sequence = 0;

/** Returns a unique NIK of a man from Bandung, always with the same birth date. */
export function newNik(): string {
  sequence += 1;
  const district = String((Math.floor(sequence / 9999) % 30) + 1).padStart(2, '0');
  return formatNik({
    region: `32.73.${district}`,
    birthDate: '1990-01-01',
    sex: 'L',
    serial: (sequence % 9999) + 1,
  });
}

/** Spells a number in letters, because names must not contain digits. */
const digitsToLetters = (n: number): string =>
  String(n).replace(/\d/g, digit => 'ABCDEFGHIJ'.charAt(Number(digit)));

/** Inserts a company whose name contains its id. @returns its id */
export async function buildBhbu(db: Db, isActive = true): Promise<number> {
  const [row] = await db.insert(bhbu).values({ namaBHBU: '', isActive }).returning({ id: bhbu.id });
  const id = row?.id ?? 0;
  await db
    .update(bhbu)
    .set({ namaBHBU: `PT Contoh ${id}` })
    .where(eq(bhbu.id, id));
  return id;
}

/** Inserts a facility whose name contains its id. @returns its id */
export async function buildFaskes(
  db: Db,
  {
    isActive = true,
    serves = [],
    kabKota,
  }: { isActive?: boolean; serves?: readonly number[]; kabKota?: string } = {},
): Promise<number> {
  const [row] = await db
    .insert(faskes)
    .values({ namaFaskes: '', isActive, kabKota })
    .returning({ id: faskes.id });
  const id = row?.id ?? 0;
  await db
    .update(faskes)
    .set({ namaFaskes: `Klinik Contoh ${id}` })
    .where(eq(faskes.id, id));
  if (serves.length > 0) {
    await db.insert(faskesBhbu).values(serves.map(bhbuId => ({ faskesId: id, bhbuId })));
  }
  return id;
}

/** Returns a valid person with a unique NIK. */
export function person(overrides: Partial<Person> = {}): Person {
  const nik = newNik();
  return {
    isWNI: true,
    nik,
    noPaspor: null,
    noKitas: null,
    negara: null,
    nama: `Peserta Contoh ${digitsToLetters(sequence)}`,
    tempatLahir: 'Bandung',
    tanggalLahir: `1990-${nik.slice(8, 10)}-01`,
    jenisKelamin: 'L',
    noHP: `0812${String(10_000_000 + sequence)}`,
    email: null,
    alamat: 'Jalan Merdeka Nomor 10',
    kabKota: '32.73',
    kecamatan: null,
    kelurahan: null,
    kodePos: null,
    kategori: 'KARYAWAN',
    penanggung: null,
    nip: null,
    pekerjaan: null,
    idFaskes: null,
    rencanaTanggal: null,
    komorbid: false,
    persetujuan: true,
    ...emptyBooster,
    ...overrides,
  };
}

/** Returns a person as the form sends it. */
export const personBody = (
  overrides: Partial<Record<keyof Person | 'idBHBU' | 'version', unknown>> = {},
) => ({
  ...person(),
  ...overrides,
});

/** Overrides of a registration; the rest is made up and unique. */
export interface PesertaOverrides extends Partial<Person> {
  readonly userId: number;
  readonly bhbuId?: number | null;
  readonly vaccinationType?: VaccinationType;
  readonly issues?: readonly Issue[];
  readonly importId?: number;
}

/** Saves a registration through the function that imports use. */
export async function buildPeserta(
  deps: Pick<Deps, 'clock' | 'keys'> & { readonly db: Queryable },
  { userId, bhbuId, vaccinationType, issues, importId, ...overrides }: PesertaOverrides,
): Promise<{ id: number; nik: string; isValid: boolean; findings: readonly Issue[] }> {
  const personFields = person(overrides);
  const [saved] = await saveRegistrations(
    { db: deps.db, deps, now: deps.clock(), user: { fullName: 'Contoh' } },
    [
      {
        id: null,
        bhbuId: bhbuId ?? null,
        vaccinationType: vaccinationType ?? 0,
        person: personFields,
        issues: issues ?? [],
        userId,
        importId: importId ?? null,
        saluran: importId === undefined ? 'FORMULIR' : 'UNGGAHAN',
      },
    ],
  );
  if (!saved || 'takenBy' in saved) throw new Error('the registration was not inserted');
  return { ...saved, nik: personFields.nik ?? '' };
}

/** The doses before a booster, two years before the clock of the tests. */
export const boosterHistory = {
  vaksinPrimer: 'Sinopharm',
  tanggalDosis1: '2028-01-03',
  tanggalDosis2: '2028-02-03',
  jenisBooster: 'Sinopharm',
};

/** Returns a booster as the form sends it. */
export const boosterBody = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  ...boosterHistory,
  ...overrides,
});

/** Saves a booster registration that is due by default. */
export const buildBooster = (
  deps: Deps,
  overrides: PesertaOverrides,
): ReturnType<typeof buildPeserta> =>
  buildPeserta(deps, { vaccinationType: 1, ...boosterHistory, ...overrides });
