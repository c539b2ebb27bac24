import type { DosisInput } from './input.ts';
import { spokenDay } from '../peserta/eligibility.ts';
import { doseReasons } from './record.ts';
import { judgeScreening } from './screening.ts';

export type VisitFaults = Record<string, string[]>;

/** Facts about the participant that validation needs beside the input. */
export interface VisitGrounds {
  /** As stored in the registration. */
  readonly sex: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Warning about the interval since the previous dose, or null. */
  readonly warning: string | null;
}

/** Returns the warnings that the vaccinator has to confirm before the dose is recorded. */
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
 * Validates one visit by itself and returns messages by field: missing fields, an expired batch, a
 * screening that blocks the dose, an unconfirmed warning. The form and the server share it.
 */
export const visitFaults = (input: DosisInput, grounds: VisitGrounds): VisitFaults =>
  input.hasil === 'DIBERIKAN'
    ? givenFaults(input, grounds)
    : reasonFaults(input, doseReasons[input.hasil]);
