import { dosesToFinish } from '../peserta/vaccination-states.ts';
import { nextBoosterEligibility, shortDayText } from '../peserta/eligibility.ts';
import { checkInterval } from './interval.ts';

/** Facts that decide whether a participant may receive the next dose. Days are `YYYY-MM-DD`. */
export interface NextDoseInput {
  readonly vaccinationType: 0 | 1 | 2;
  readonly birthDate: string;
  readonly isValid: boolean;
  readonly isActive: boolean;
  /** Number of doses given for this registration, and the day of the last. */
  readonly dosesGiven: number;
  readonly lastGivenOn: string | null;
  /**
   * Boosters only: the day on which the primary course was completed, and the day of the person's
   * last booster.
   */
  readonly primaryDoneOn: string | null;
  readonly lastBoosterOn: string | null;
  /** Boosters only: why the external eligibility service refused, or null. */
  readonly refusal: string | null;
}

export interface NextDose {
  /** Number of the next dose, from 1; null when all doses were given. */
  readonly number: number | null;
  /** Why the dose cannot be given on that day, or null. */
  readonly blockedReason: string | null;
  /** A warning that has to be confirmed first, or null. */
  readonly warning: string | null;
  /** First allowed day, when the interval is what blocks the dose. */
  readonly from: string | null;
}

/** Returns the next dose of a registration and whether it may be given on day `on`. */
export function nextDose(registration: NextDoseInput, on: string): NextDose {
  const result = (blockedReason: string | null, more: Partial<NextDose> = {}): NextDose => ({
    number: registration.dosesGiven + 1,
    blockedReason,
    warning: null,
    from: null,
    ...more,
  });
  if (
    registration.vaccinationType === 2 ||
    registration.dosesGiven >= dosesToFinish(registration.vaccinationType)
  ) {
    return result('Semua dosis pendaftaran ini sudah diberikan', { number: null });
  }
  if (!registration.isActive) return result('Peserta ini nonaktif');
  if (!registration.isValid)
    return result('Data peserta belum valid; perbaiki dahulu di data peserta');
  if (on <= registration.birthDate) return result('Tanggal ini tidak sesudah tanggal lahir');
  return registration.vaccinationType === 1
    ? nextBoosterDose(registration, on, result)
    : nextPrimaryDose(registration, on, result);
}

type NextDoseBuilder = (blockedReason: string | null, more?: Partial<NextDose>) => NextDose;

function nextPrimaryDose(
  { lastGivenOn }: NextDoseInput,
  on: string,
  result: NextDoseBuilder,
): NextDose {
  if (lastGivenOn === null) return result(null);
  const { status, days, from, until } = checkInterval(lastGivenOn, on);
  if (status === 'tooSoon') {
    return result(
      days < 0
        ? `Dosis sebelumnya diberikan ${shortDayText(lastGivenOn)}`
        : `Baru ${days} hari sejak dosis sebelumnya; boleh mulai ${shortDayText(from)}`,
      { from },
    );
  }
  return result(
    null,
    status === 'late'
      ? {
          warning: `Sudah ${days} hari sejak dosis sebelumnya; seharusnya paling lambat ${shortDayText(until)}`,
        }
      : {},
  );
}

function nextBoosterDose(
  registration: NextDoseInput,
  on: string,
  result: NextDoseBuilder,
): NextDose {
  if (registration.refusal !== null) return result(registration.refusal);
  const { isEligible, reason, from } = nextBoosterEligibility(registration, on);
  return isEligible ? result(null) : result(reason, { from });
}
