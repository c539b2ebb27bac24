import { z } from '../../core/zod.ts';
import { recordId } from '../../core/list.ts';
import { containsNik } from '../../core/values/nik.ts';
import { optionalBatchNumber, vaccineField } from '../../core/values/vaccine.ts';
import { optionalText, expectedVersion } from '../../core/record.ts';
import type { VaccinationType } from './record.ts';
import { boosterEligibility } from './eligibility.ts';
import { isIsoDay } from './validate.ts';
import type { FoundIssue } from './issues.ts';
import { issueMessage, message, type Message } from '../../core/messages/message.ts';

const plainDate = z.iso.date().nullish();
const optionalTextWithoutNik = (length: number) =>
  optionalText(length).refine(value => !value || !containsNik(value), {
    message: issueMessage('input.identityNumber'),
  });

/** Booster fields: the previous doses, and the booster itself when it was given elsewhere. */
export const boosterFields = {
  vaksinPrimer: vaccineField.nullish(),
  tanggalDosis1: plainDate,
  tanggalDosis2: plainDate,
  faskesDosis2: optionalTextWithoutNik(120),
  jenisBooster: vaccineField.nullish(),
  tanggalBooster: plainDate,
  batch: optionalBatchNumber,
  faskesPelaksana: optionalTextWithoutNik(120),
};

/** Body that saves a booster, with its planned facility and day. */
export const boosterInput = z.strictObject({
  ...boosterFields,
  idFaskes: recordId.nullish().meta({ input: 'lookup:faskes' }),
  rencanaTanggal: plainDate,
  version: expectedVersion,
});

/** Booster fields of a registration as stored text. */
export type BoosterHistory = Readonly<Record<keyof typeof boosterFields, string | null>>;

/** Booster fields of a regular registration: all null. */
export const emptyBooster: BoosterHistory = {
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
export const requiredBoosterFields = (type: VaccinationType): (keyof BoosterHistory)[] =>
  type === 0
    ? []
    : [
        'vaksinPrimer',
        'tanggalDosis2',
        'jenisBooster',
        ...(type === 2 ? (['tanggalBooster'] as const) : []),
      ];

interface BoosterToValidate extends BoosterHistory {
  readonly tanggalLahir?: string | null;
  readonly rencanaTanggal?: string | null;
}

/** Date fields in chronological order. */
const boosterDateFields = ['tanggalDosis1', 'tanggalDosis2', 'tanggalBooster'] as const;

/**
 * Validates the booster fields by themselves: missing fields, impossible dates, and intervals too
 * short by the rules in force on the day of the booster.
 * @param today `YYYY-MM-DD` in Jakarta
 */
export function validateBooster(
  booster: BoosterToValidate,
  type: VaccinationType,
  today: string,
): FoundIssue[] {
  if (type === 0) return [];
  const issues: FoundIssue[] = requiredBoosterFields(type)
    .filter(field => !booster[field])
    .map(field => ({ code: 'E13', field }));
  const addIssue = (code: 'E13' | 'E21', field: string, detail: Message): number =>
    issues.push({ code, field, detail });
  let previousDay: string | null = booster.tanggalLahir ?? null;
  for (const field of boosterDateFields) {
    const day = booster[field];
    if (!day) continue;
    if (!isIsoDay(day)) addIssue('E13', field, message('peserta.detail.dateUnreadable'));
    // A booster given elsewhere may be of today; the doses before it may not.
    else if (day > today || (day === today && field !== 'tanggalBooster'))
      addIssue('E21', field, message('peserta.detail.dateInFuture'));
    else if (previousDay !== null && day <= previousDay) {
      addIssue('E21', field, message('peserta.detail.dateOrder'));
    } else previousDay = day;
  }
  if (type === 1 && booster.tanggalBooster) {
    issues.push({
      code: 'E16',
      field: 'tanggalBooster',
      detail: message('peserta.detail.externalBooster'),
    });
  }
  // Intervals between invalid dates would be meaningless.
  return issues.some(one => one.code === 'E13' || one.code === 'E21')
    ? issues
    : [...issues, ...validateInterval(booster, type)];
}

function validateInterval(booster: BoosterToValidate, type: VaccinationType): FoundIssue[] {
  const { tanggalLahir, tanggalDosis2 } = booster;
  const field = type === 2 ? 'tanggalBooster' : 'rencanaTanggal';
  const day = booster[field];
  if (!day || !isIsoDay(day) || !tanggalLahir || !tanggalDosis2) return [];
  const { isEligible, reason } = boosterEligibility(
    { birthDate: tanggalLahir, lastDoseOn: tanggalDosis2, booster: 1 },
    day,
  );
  return isEligible ? [] : [{ code: 'E14', field, detail: reason }];
}
