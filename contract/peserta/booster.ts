import { z } from '../zod.ts';
import { recordId } from '../list.ts';
import { holdsNik } from '../nik.ts';
import { optionalText, versionRead } from '../record.ts';
import type { VaccinationType } from './record.ts';
import { eligibility } from './eligibility.ts';
import { isDay } from './judge.ts';
import type { Finding } from './codes.ts';

const plainDate = z.iso.date().nullish();
const clear = (length: number) =>
  optionalText(length).refine(value => !value || !holdsNik(value), {
    message: 'Jangan tulis nomor identitas di sini',
  });

/** Booster fields: the previous doses, and the booster itself when it was given elsewhere. */
export const boosterFields = {
  vaksinPrimer: clear(60),
  tanggalDosis1: plainDate,
  tanggalDosis2: plainDate,
  faskesDosis2: clear(120),
  jenisBooster: clear(60),
  tanggalBooster: plainDate,
  batch: clear(40),
  faskesPelaksana: clear(120),
};

/** Body that saves a booster, with its planned facility and day. */
export const boosterInput = z.strictObject({
  ...boosterFields,
  idFaskes: recordId.nullish().meta({ input: 'lookup:faskes' }),
  rencanaTanggal: plainDate,
  version: versionRead,
});

/** Booster fields of a registration as stored text. */
export type BoosterHistory = Readonly<Record<keyof typeof boosterFields, string | null>>;

/** Booster fields of a regular registration: all null. */
export const noBooster: BoosterHistory = {
  vaksinPrimer: null,
  tanggalDosis1: null,
  tanggalDosis2: null,
  faskesDosis2: null,
  jenisBooster: null,
  tanggalBooster: null,
  batch: null,
  faskesPelaksana: null,
};

/** Returns the required booster fields; an external booster also needs its day. */
export const requiredOf = (type: VaccinationType): (keyof BoosterHistory)[] =>
  type === 0
    ? []
    : [
        'vaksinPrimer',
        'tanggalDosis2',
        'jenisBooster',
        ...(type === 2 ? (['tanggalBooster'] as const) : []),
      ];

interface Booster extends BoosterHistory {
  readonly tanggalLahir?: string | null;
  readonly rencanaTanggal?: string | null;
}

/** Date fields in chronological order. */
const days = ['tanggalDosis1', 'tanggalDosis2', 'tanggalBooster'] as const;

/**
 * Validates the booster fields by themselves: missing fields, impossible dates, and intervals too
 * short by the rules in force on the day of the booster.
 * @param today `YYYY-MM-DD` in Jakarta
 */
export function judgeBooster(booster: Booster, type: VaccinationType, today: string): Finding[] {
  if (type === 0) return [];
  const findings: Finding[] = requiredOf(type)
    .filter(field => !booster[field])
    .map(field => ({ code: 'E13', field }));
  const bad = (field: string, detail: string): number =>
    findings.push({ code: 'E13', field, detail });
  let before: string | null = booster.tanggalLahir ?? null;
  for (const field of days) {
    const day = booster[field];
    if (!day) continue;
    if (!isDay(day)) bad(field, 'Tanggal ini tidak terbaca');
    else if (day > today) bad(field, 'Tanggal ini belum lewat');
    else if (before !== null && day <= before) {
      bad(field, 'Tanggal ini harus sesudah tanggal lahir dan dosis sebelumnya');
    } else before = day;
  }
  if (type === 1 && booster.tanggalBooster) {
    findings.push({
      code: 'E16',
      field: 'tanggalBooster',
      detail: 'Booster yang sudah diberikan di tempat lain dicatat sebagai booster eksternal',
    });
  }
  // Intervals between invalid dates would be meaningless.
  return findings.some(one => one.code === 'E13')
    ? findings
    : [...findings, ...tooSoon(booster, type)];
}

function tooSoon(booster: Booster, type: VaccinationType): Finding[] {
  const { tanggalLahir, tanggalDosis2 } = booster;
  const field = type === 2 ? 'tanggalBooster' : 'rencanaTanggal';
  const day = booster[field];
  if (!day || !isDay(day) || !tanggalLahir || !tanggalDosis2) return [];
  const { isEligible, reason } = eligibility(
    { birthDate: tanggalLahir, lastDoseOn: tanggalDosis2, booster: 1 },
    day,
  );
  return isEligible ? [] : [{ code: 'E14', field, detail: reason }];
}
