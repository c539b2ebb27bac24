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

/** What is asked of a booster beyond the person: the doses before it, and where it was given elsewhere itself. */
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

/** A booster as it is sent to be kept, with where and when it shall be given. */
export const boosterInput = z.strictObject({
  ...boosterFields,
  idFaskes: recordId.nullish().meta({ input: 'lookup:faskes' }),
  rencanaTanggal: plainDate,
  version: versionRead,
});

/** The doses before a booster, and the booster itself where it was given elsewhere; texts as they stand. */
export type BoosterHistory = Readonly<Record<keyof typeof boosterFields, string | null>>;

/** No doses: what a registration of the regular programme says. */
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

/** What is asked of everybody's booster; of one that was given elsewhere also the day. */
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

/** The fields that are days, in the order in which they come to pass. */
const days = ['tanggalDosis1', 'tanggalDosis2', 'tanggalBooster'] as const;

/**
 * Everything that is wrong with a booster by itself: what is missing, days that cannot be, and doses
 * too soon after each other by the rules of the day on which the booster is or was.
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
  // Where a day is wrong, nothing can be said of the time between them.
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
