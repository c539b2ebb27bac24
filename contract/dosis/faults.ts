import type { DosisInput } from './input.ts';
import { spokenDay } from '../peserta/eligibility.ts';
import { doseReasons } from './record.ts';
import { judgeScreening } from './screening.ts';

export type VisitFaults = Record<string, string[]>;

/** What has to be known of a visit beside what is sent. */
export interface VisitGrounds {
  /** As the registration has it. */
  readonly sex: string;
  /** The day of the visit. */
  readonly day: string;
  /** What the time since the dose before makes one look at. */
  readonly warning: string | null;
}

/** What somebody has to have looked at before a dose is given. */
export const toConfirm = (
  { skrining }: Pick<DosisInput, 'skrining'>,
  { sex, day, warning }: VisitGrounds,
): string[] => [
  ...(warning === null ? [] : [warning]),
  ...judgeScreening(skrining ?? { jawaban: {} }, sex, day).warns,
];

function givenFaults(input: DosisInput, grounds: VisitGrounds): VisitFaults {
  const { sex, day } = grounds;
  const faults: VisitFaults = {};
  const { missing, forbids } = judgeScreening(input.skrining ?? { jawaban: {} }, sex, day);
  if (missing.length > 0) faults['skrining'] = ['Jawab semua pertanyaan skrining'];
  else if (forbids.length > 0) {
    faults['skrining'] = [`Dosis hari ini harus ditunda. ${forbids.join('. ')}.`];
  }
  for (const field of ['vaksin', 'batch', 'kadaluarsa', 'lokasi', 'vaksinator'] as const) {
    if (!input[field]) faults[field] = [field === 'lokasi' ? 'Wajib dipilih' : 'Wajib diisi'];
  }
  if (input.kadaluarsa && input.kadaluarsa < day) {
    faults['kadaluarsa'] = [`Batch ini kedaluwarsa sejak ${spokenDay(input.kadaluarsa)}`];
  }
  const looked = toConfirm(input, grounds);
  if (looked.length > 0 && !input.konfirmasi) {
    faults['konfirmasi'] = [`Periksa lalu konfirmasi: ${looked.join('. ')}.`];
  }
  return faults;
}

function reasonFaults(input: DosisInput, possible: readonly string[]): VisitFaults {
  if (!input.alasan) return { alasan: ['Wajib dipilih'] };
  if (!possible.includes(input.alasan)) return { alasan: ['Pilih salah satu dari yang tersedia'] };
  return input.alasan === 'LAINNYA' && !input.catatan ? { catatan: ['Tulis alasannya'] } : {};
}

/**
 * What is wrong with a visit by itself, by field: what is missing, a batch that ran out, a screening
 * that forbids the dose, what has to be confirmed first. In the words that form and server share.
 */
export const visitFaults = (input: DosisInput, grounds: VisitGrounds): VisitFaults =>
  input.hasil === 'DIBERIKAN'
    ? givenFaults(input, grounds)
    : reasonFaults(input, doseReasons[input.hasil]);
