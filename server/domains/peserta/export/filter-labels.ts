import { splitRange } from '#contract/core/list-filter.ts';
import type { VaccinationState, VaccinationType } from '#contract/domains/peserta/index.ts';
import type { PesertaFilter } from '../filter.ts';
import { nameColumnByFilter, type ExportTotals } from './export-rows.ts';

/** Filter labels, identical to those of the console's lists. */
export const filterLabels = {
  q: 'Pencarian',
  id: 'Baris yang dipilih',
  vaccinationType: 'Jenis vaksinasi',
  idBHBU: 'Perusahaan',
  accountManagerId: 'Account manager',
  idFaskes: 'Faskes',
  userId: 'Dibuat oleh',
  statusData: 'Status data',
  statusVaksinasi: 'Status vaksinasi',
  isEligible: 'Kelayakan',
  isActive: 'Status',
  isWNI: 'Warga negara Indonesia',
  isVoucher: 'Peserta voucher',
  TanggalVaksinasi: 'Tanggal vaksinasi',
  rencanaTanggal: 'Rencana tanggal vaksinasi',
  nik: 'NIK',
  idImport: 'Unggahan',
} as const satisfies Record<keyof PesertaFilter, string>;

/** Filter labels that differ in the booster lists. */
export const boosterFilterLabels = {
  statusVaksinasi: 'Pemberian booster',
  TanggalVaksinasi: 'Tanggal booster',
} as const satisfies Partial<Record<keyof PesertaFilter, string>>;

const vaccinationTypeLabels: Record<VaccinationType, string> = {
  0: 'Reguler',
  1: 'Booster',
  2: 'Booster eksternal',
};

const vaccinationStateLabels: Record<VaccinationState, string> = {
  BELUM: 'Belum divaksin',
  SUDAH: 'Dosis 1 atau lebih',
  SEBAGIAN: 'Baru dosis 1',
  SELESAI: 'Selesai',
};

/** Labels of filter values. */
export const filterValueLabels = {
  vaccinationType: vaccinationTypeLabels,
  statusData: { VALID: 'Valid', INVALID: 'Tidak valid' },
  statusVaksinasi: vaccinationStateLabels,
  isEligible: { true: 'Layak', false: 'Belum layak' },
  isActive: { true: 'Aktif', false: 'Nonaktif' },
  isWNI: { true: 'WNI', false: 'WNA' },
  isVoucher: { true: 'Ya', false: 'Tidak' },
} as const satisfies Partial<Record<keyof PesertaFilter, Readonly<Record<string, string>>>>;

/** Labels of filter values that differ in the booster lists. */
export const boosterFilterValueLabels = {
  statusVaksinasi: {
    ...vaccinationStateLabels,
    BELUM: 'Belum diberikan',
    SELESAI: 'Sudah diberikan',
  },
} as const satisfies Partial<Record<keyof PesertaFilter, Readonly<Record<string, string>>>>;

const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the text of a range of days. */
function describeDays(text: string): string {
  const { dari, sampai } = splitRange(text);
  const format = (day: string): string => dateFormat.format(new Date(day));
  if (dari === sampai) return format(dari);
  if (sampai === '') return `sejak ${format(dari)}`;
  return dari === '' ? `sampai ${format(sampai)}` : `${format(dari)} sampai ${format(sampai)}`;
}

const hasKey = <T extends object>(table: T, key: PropertyKey): key is keyof T => key in table;

/**
 * Returns the label and value text of a filter.
 * @param value the filter's value without identity numbers
 */
export function describeFilter(
  filter: keyof PesertaFilter,
  value: string,
  { vaccinationType }: PesertaFilter,
  { names }: Readonly<ExportTotals>,
): { name: string; text: string } {
  const isBooster = vaccinationType === 1 || vaccinationType === 2;
  const name =
    isBooster && hasKey(boosterFilterLabels, filter)
      ? boosterFilterLabels[filter]
      : filterLabels[filter];
  if (filter === 'TanggalVaksinasi' || filter === 'rencanaTanggal') {
    return { name, text: describeDays(value) };
  }
  if (filter === 'idImport') return { name, text: `Nomor ${value}` };
  if (hasKey(nameColumnByFilter, filter))
    return { name, text: names?.[nameColumnByFilter[filter]] ?? `Nomor ${value}` };
  const all: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> =
    isBooster ? { ...filterValueLabels, ...boosterFilterValueLabels } : filterValueLabels;
  return { name, text: all[filter]?.[value] ?? value };
}
