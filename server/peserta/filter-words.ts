import type { VaccinationState, VaccinationType } from '#contract/peserta/index.ts';
import type { Written } from './export-lines.ts';
import type { Asked } from './filter.ts';

/** Filter labels, identical to those of the console's lists. */
export const filterNames = {
  q: 'Pencarian',
  id: 'Baris yang dipilih',
  vaccinationType: 'Jenis vaksinasi',
  idBHBU: 'Perusahaan',
  idFaskes: 'Faskes',
  userId: 'Dibuat oleh',
  statusData: 'Status data',
  statusVaksinasi: 'Status vaksinasi',
  isEligible: 'Kelayakan',
  isActive: 'Keadaan',
  isWNI: 'Warga negara Indonesia',
  isVoucher: 'Peserta voucher',
  TanggalVaksinasi: 'Tanggal vaksinasi',
  nik: 'NIK',
} as const satisfies Record<keyof Asked, string>;

/** Filter labels that differ in the booster lists. */
export const boosterFilterNames = {
  statusVaksinasi: 'Pemberian booster',
  TanggalVaksinasi: 'Tanggal booster',
} as const satisfies Partial<Record<keyof Asked, string>>;

const types: Record<VaccinationType, string> = {
  0: 'Reguler',
  1: 'Booster',
  2: 'Booster eksternal',
};

const states: Record<VaccinationState, string> = {
  BELUM: 'Belum divaksin',
  SUDAH: 'Dosis 1 atau lebih',
  SEBAGIAN: 'Baru dosis 1',
  SELESAI: 'Selesai',
};

/** Labels of filter values. */
export const filterValues = {
  vaccinationType: types,
  statusData: { VALID: 'Valid', INVALID: 'Tidak valid' },
  statusVaksinasi: states,
  isEligible: { true: 'Layak', false: 'Belum layak' },
  isActive: { true: 'Aktif', false: 'Nonaktif' },
  isWNI: { true: 'WNI', false: 'WNA' },
  isVoucher: { true: 'Ya', false: 'Tidak' },
} as const satisfies Partial<Record<keyof Asked, Readonly<Record<string, string>>>>;

/** Labels of filter values that differ in the booster lists. */
export const boosterFilterValues = {
  statusVaksinasi: { ...states, BELUM: 'Belum diberikan', SELESAI: 'Sudah diberikan' },
} as const satisfies Partial<Record<keyof Asked, Readonly<Record<string, string>>>>;

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Filters by ID and the row column that names the ID. The name is taken from the result rows, so it
 * never reveals a record outside the caller's scope.
 */
const named = {
  idBHBU: 'company',
  idFaskes: 'facility',
  userId: 'created_by',
} as const satisfies Partial<Record<keyof Asked, keyof NonNullable<Written['names']>>>;

const within = <T extends object>(table: T, key: PropertyKey): key is keyof T => key in table;

/**
 * Returns the label and value text of a filter.
 * @param value the filter's value without identity numbers
 */
export function sayFilter(
  filter: keyof Asked,
  value: string,
  { vaccinationType }: Asked,
  { names }: Readonly<Written>,
): { name: string; text: string } {
  const isBooster = vaccinationType === 1 || vaccinationType === 2;
  const name =
    isBooster && within(boosterFilterNames, filter)
      ? boosterFilterNames[filter]
      : filterNames[filter];
  if (filter === 'TanggalVaksinasi') return { name, text: day.format(new Date(value)) };
  if (within(named, filter)) return { name, text: names?.[named[filter]] ?? `Nomor ${value}` };
  const all: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> =
    isBooster ? { ...filterValues, ...boosterFilterValues } : filterValues;
  return { name, text: all[filter]?.[value] ?? value };
}
