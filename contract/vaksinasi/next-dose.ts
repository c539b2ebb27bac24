import { dosesToFinish } from '../peserta/vaccination-states.ts';
import { nextBoosterEligibility } from '../peserta/eligibility.ts';
import { checkInterval } from './interval.ts';
import { message, type Message } from '../messages/message.ts';

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
  readonly blockedReason: Message | null;
  /** A warning that has to be confirmed first, or null. */
  readonly warning: Message | null;
  /** First allowed day, when the interval is what blocks the dose. */
  readonly from: string | null;
}

/** Returns the next dose of a registration and whether it may be given on day `on`. */
export function nextDose(registration: NextDoseInput, on: string): NextDose {
  const result = (blockedReason: Message | null, more: Partial<NextDose> = {}): NextDose => ({
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
    return result(message('vaksinasi.next.allGiven'), { number: null });
  }
  if (!registration.isActive) return result(message('vaksinasi.next.inactive'));
  if (!registration.isValid) return result(message('vaksinasi.next.invalid'));
  if (on <= registration.birthDate) return result(message('vaksinasi.next.beforeBirth'));
  return registration.vaccinationType === 1
    ? nextBoosterDose(registration, on, result)
    : nextPrimaryDose(registration, on, result);
}

type NextDoseBuilder = (blockedReason: Message | null, more?: Partial<NextDose>) => NextDose;

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
        ? message('vaksinasi.next.previousLater', { tanggal: lastGivenOn })
        : message('vaksinasi.next.tooSoon', { hari: days, mulai: from }),
      { from },
    );
  }
  return result(
    null,
    status === 'late'
      ? {
          warning: message('vaksinasi.next.late', { hari: days, batas: until }),
        }
      : {},
  );
}

function nextBoosterDose(
  registration: NextDoseInput,
  on: string,
  result: NextDoseBuilder,
): NextDose {
  if (registration.refusal !== null)
    return result(message('vaksinasi.next.refused', { alasan: registration.refusal }));

  const { isEligible, reason, from } = nextBoosterEligibility(registration, on);
  return isEligible ? result(null) : result(reason, { from });
}
