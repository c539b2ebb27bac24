import { dosesToFinish } from '../peserta/vaccination-states.ts';
import { nextBoosterEligibility } from '../peserta/eligibility.ts';
import { addDays, daysBetween } from '../../core/values/day.ts';
import { checkInterval, intervalRuleOn } from './interval.ts';
import { message, type Message } from '../../core/messages/message.ts';

/** A dose given on another registration of the same person, also at another facility. */
export interface OtherDose {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly isPrimary: boolean;
}

/** Facts that decide whether a participant may receive the next dose. Days are `YYYY-MM-DD`. */
export interface NextDoseInput {
  readonly vaccinationType: 0 | 1 | 2;
  readonly birthDate: string;
  readonly isValid: boolean;
  readonly isActive: boolean;
  /** Number of doses given for this registration, and the day of the last. */
  readonly dosesGiven: number;
  readonly lastGivenOn: string | null;
  readonly otherDoses: readonly OtherDose[];
  /**
   * The day on which the primary course was completed, also as stated on a booster registration; the
   * day of the person's last booster; and of the last dose of the regular programme recorded here.
   */
  readonly primaryDoneOn: string | null;
  readonly lastBoosterOn: string | null;
  readonly lastPrimaryOn: string | null;
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
  const next =
    registration.vaccinationType === 1
      ? nextBoosterDose(registration, on, result)
      : nextPrimaryDose(registration, on, result);
  const conflict = next.blockedReason === null ? closeOtherDose(registration, on) : null;
  return conflict === null
    ? next
    : result(message('vaksinasi.next.otherDose', { tanggal: conflict.day, mulai: conflict.from }), {
        from: conflict.from,
      });
}

/**
 * Returns the day of another dose within the minimum interval, before or after `on`, and the first
 * day that keeps the interval to all other doses; null when there is none.
 */
function closeOtherDose({ otherDoses }: NextDoseInput, on: string) {
  const { minDays } = intervalRuleOn(on);
  const isClose = (day: string, to: string) => Math.abs(daysBetween(day, to)) < minDays;
  const days = otherDoses.map(one => one.day).sort();
  const close = days.filter(day => isClose(day, on)).at(-1);
  if (close === undefined) return null;
  const from = days.reduce((free, day) => (isClose(day, free) ? addDays(day, minDays) : free), on);
  return { day: close, from };
}

/** Whether a further primary dose on day `on` would follow a complete primary course. */
const isPrimaryComplete = (
  { dosesGiven, otherDoses, primaryDoneOn }: NextDoseInput,
  on: string,
): boolean =>
  (primaryDoneOn !== null && primaryDoneOn <= on) ||
  otherDoses.some(one => !one.isPrimary && one.day <= on) ||
  dosesGiven + otherDoses.filter(one => one.isPrimary).length >= dosesToFinish(0);

type NextDoseBuilder = (blockedReason: Message | null, more?: Partial<NextDose>) => NextDose;

function nextPrimaryDose(
  registration: NextDoseInput,
  on: string,
  result: NextDoseBuilder,
): NextDose {
  if (isPrimaryComplete(registration, on)) return result(message('vaksinasi.next.primaryComplete'));
  const { lastGivenOn } = registration;
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

  const { isEligible, reason, from } = nextBoosterEligibility(
    { ...registration, primaryDoneOn: lastPrimaryDay(registration, on) },
    on,
  );
  return isEligible ? result(null) : result(reason, { from });
}

/** Returns the later of the completion of the primary course and any primary dose until `on`. */
function lastPrimaryDay({ primaryDoneOn, otherDoses }: NextDoseInput, on: string): string | null {
  if (primaryDoneOn === null) return null;
  const days = otherDoses.filter(one => one.isPrimary && one.day <= on).map(one => one.day);
  return [primaryDoneOn, ...days].sort().at(-1) ?? null;
}
