import { toInstant, toLocal, type LocalTime, type Zone } from '#contract/core/values/zone.ts';
import {
  validateDose,
  type DoseFields,
  type NextDose,
  type DoseInput,
  type DoseValidationContext,
} from '#contract/domains/vaksinasi/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidFields, invalidField, Problem } from '#server/platform/problem.ts';

/** Date of the programme's decree (Permenkes 10/2021); no earlier visit is possible. */
const programmeStart = '2021-02-24';

/**
 * Returns the time of a visit on the clock of its facility, which defaults to now.
 * @param zone zone of the facility
 * @throws Problem 422 for a time in the future or before the programme
 */
export function resolveVisitTime(
  now: Date,
  { tanggal, jam }: Pick<DoseInput, 'tanggal' | 'jam'>,
  zone: Zone,
): LocalTime {
  const { day: today, time: present } = toLocal(now, zone);
  const day = tanggal ?? today;
  if (day > today) throw invalidField('tanggal', message('vaksinasi.dayInFuture'));
  if (day < programmeStart) throw invalidField('tanggal', message('vaksinasi.beforeProgramme'));
  if (day < today && !jam) throw invalidField('jam', message('vaksinasi.timeMissing'));
  const time = jam ?? present;
  if (toInstant({ day, time }, zone) > now)
    throw invalidField('jam', message('vaksinasi.timeInFuture'));
  return { day, time };
}

/** Validates the fields of a visit. @throws Problem 422 with the issues by field */
export function assertVisitValid(input: DoseFields, context: DoseValidationContext): void {
  const issues = validateDose(input, context);
  if (Object.keys(issues).length > 0) throw invalidFields(issues);
}

/** Checks that the dose is the next one and may be given. @throws Problem 409 */
export function assertNextDose(input: DoseInput, doseCheck: NextDose): void {
  const { number, blockedReason } = doseCheck;
  if (number === null) {
    throw new Problem(
      'KEADAAN_SALAH',
      message('vaksinasi.noDoseLeft', { alasan: blockedReason ?? '' }),
    );
  }
  if (input.dosisKe < number) {
    throw new Problem('KEADAAN_SALAH', message('vaksinasi.doseGiven', { dosis: input.dosisKe }));
  }
  if (input.dosisKe > number) {
    throw new Problem('KEADAAN_SALAH', message('vaksinasi.doseMissing', { dosis: number }));
  }
  if (input.hasil === 'DIBERIKAN' && blockedReason !== null) {
    throw new Problem('KEADAAN_SALAH', message('vaksinasi.doseBlocked', { alasan: blockedReason }));
  }
}
