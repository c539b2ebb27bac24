import { addMonths } from '#contract/core/values/day.ts';
import { formatNik } from '#contract/core/values/nik.ts';
import {
  emptyBooster,
  type BoosterHistory,
  type VaccinationType,
} from '#contract/domains/peserta/index.ts';
import type { Person } from '#server/domains/peserta/index.ts';
import type { RandomGenerator } from './random.ts';

const firstNames = {
  L: ['Agus', 'Bayu', 'Dedi', 'Eko', 'Galih', 'Hadi', 'Irfan', 'Made', 'Rizky', 'Yusuf'],
  P: ['Ayu', 'Dewi', 'Fitri', 'Intan', 'Lestari', 'Maya', 'Nur', 'Putri', 'Sari', 'Wulan'],
} as const;
const lastNames = [
  'Anggraini',
  'Firmansyah',
  'Gunawan',
  'Hidayat',
  'Kurniawan',
  'Maulana',
  'Nasution',
  'Pratama',
  'Rahayu',
  'Saputra',
  'Siregar',
  'Wibowo',
] as const;
const places = [
  { region: '32.73', district: '05', name: 'Bandung', road: 'Jalan Dago Asri' },
  { region: '31.74', district: '02', name: 'Jakarta', road: 'Jalan Tebet Damai' },
  { region: '35.78', district: '10', name: 'Surabaya', road: 'Jalan Kenari Elok' },
  { region: '51.71', district: '03', name: 'Denpasar', road: 'Jalan Teratai Indah' },
  { region: '73.71', district: '08', name: 'Makassar', road: 'Jalan Pantai Timur' },
] as const;
const jobs = ['Produksi', 'Gudang', 'Keuangan', 'Penjualan', 'Umum'] as const;
const foreignCountries = [
  { country: 'JP', names: ['Haruki Tanabe', 'Aiko Morinaga'] },
  { country: 'IN', names: ['Arjun Mehrotra', 'Priya Venkat'] },
  { country: 'AU', names: ['Oliver Hartwick', 'Chloe Banfield'] },
] as const;

/** What may be wrong with the data of an invented person. */
export type Flaw = 'nik' | 'age' | 'phone' | 'region' | 'category' | 'sex' | 'oldRegion';

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** Invents a person; a different `number` gives a different NIK and phone number. */
export function createPerson(random: RandomGenerator, number: number, flaw?: Flaw): Person {
  const sex = random.pick(['L', 'P']);
  const place = random.pick(places);
  const year = flaw === 'age' ? 2014 : 1958 + random.nextInt(45);
  const birthDate = `${year}-${twoDigits(1 + random.nextInt(12))}-${twoDigits(1 + random.nextInt(28))}`;
  // Serials this high are never issued, so the NIK belongs to no real person.
  const nik = formatNik({
    region: flaw === 'oldRegion' ? '99.99.01' : `${place.region}.${place.district}`,
    birthDate,
    sex,
    serial: 9999 - (number % 9000),
  });
  return {
    isWNI: true,
    nik: flaw === 'nik' ? `${nik.slice(0, 6)}3213${nik.slice(10)}` : nik,
    noPaspor: null,
    noKitas: null,
    negara: null,
    nama: `${random.pick(firstNames[sex])} ${random.pick(lastNames)}`,
    tempatLahir: place.name,
    tanggalLahir: birthDate,
    jenisKelamin: flaw === 'sex' ? (sex === 'L' ? 'P' : 'L') : sex,
    noHP: flaw === 'phone' ? '021-555-0100' : `0812${String(30_000_000 + number)}`,
    email: null,
    alamat: `${place.road} Nomor ${1 + random.nextInt(180)}, ${place.name}`,
    kabKota: flaw === 'region' ? place.name : place.region,
    kecamatan: null,
    kelurahan: null,
    kodePos: null,
    kategori: flaw === 'category' ? 'Magang' : 'KARYAWAN',
    penanggung: null,
    nip: `K-${String(1000 + number)}`,
    pekerjaan: random.pick(jobs),
    idFaskes: null,
    rencanaTanggal: null,
    komorbid: random.nextInt(20) === 0,
    persetujuan: true,
    ...emptyBooster,
  };
}

/** Invents a foreign employee with passport and KITAS instead of a NIK. */
export function createForeigner(random: RandomGenerator, number: number): Person {
  const { country, names } = random.pick(foreignCountries);
  return {
    ...createPerson(random, number),
    isWNI: false,
    nik: null,
    noPaspor: `${country}${String(7_000_000 + number)}`,
    noKitas: `2C21JE${String(1000 + number)}`,
    negara: country,
    nama: random.pick(names),
    tempatLahir: null,
    kategori: 'WNA_KARYAWAN',
  };
}

const vaccines = ['Sinopharm', 'CoronaVac', 'Pfizer'] as const;
const externalFaskes = ['RSUD Taman Asri', 'Klinik Pelita Hati', 'Puskesmas Melati'] as const;

/**
 * Invents the primary doses before a booster; for type 2, a booster given elsewhere, also the
 * booster.
 */
export function createBoosterHistory(
  random: RandomGenerator,
  type: VaccinationType,
  today: string,
): BoosterHistory {
  if (type === 0) return emptyBooster;
  const second = addMonths(today, -(type === 2 ? 9 : 1 + random.nextInt(10)));
  return {
    vaksinPrimer: random.pick(vaccines),
    tanggalDosis1: addMonths(second, -1),
    tanggalDosis2: second,
    faskesDosis2: random.pick(externalFaskes),
    jenisBooster: 'Sinopharm',
    ...(type === 2
      ? {
          tanggalBooster: addMonths(today, -(1 + random.nextInt(4))),
          batch: `EKS${String(100 + random.nextInt(900))}`,
          faskesPelaksana: random.pick(externalFaskes),
        }
      : { tanggalBooster: null, batch: null, faskesPelaksana: null }),
  };
}
