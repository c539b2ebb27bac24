import { addDays, addMonths } from '../../core/values/day.ts';
import { intervalRuleOn } from '../vaksinasi/interval.ts';
import { message, type Message } from '../../core/messages/message.ts';

/** Who may receive a booster from which day, with the circular or decree. */
export interface BoosterRule {
  /** First or second booster. */
  readonly booster: 1 | 2;
  /** First day in force, `YYYY-MM-DD`; `to` is the last day, if a later rule replaced it. */
  readonly from: string;
  readonly to?: string;
  /** Years. */
  readonly minAge: number;
  /** Months since the previous dose: the second dose, or the first booster. */
  readonly months: number;
  readonly source: string;
}

/** Rules from the ministry's circulars, oldest first. */
export const boosterRules: readonly BoosterRule[] = [
  {
    booster: 1,
    from: '2022-01-12',
    to: '2022-02-28',
    minAge: 18,
    months: 6,
    source: 'SE Dirjen P2P, Januari 2022',
  },
  { booster: 1, from: '2022-02-21', minAge: 60, months: 3, source: 'SE SR.02.06/II/1123/2022' },
  { booster: 1, from: '2022-03-01', minAge: 18, months: 3, source: 'SE Dirjen P2P, Maret 2022' },
  { booster: 2, from: '2023-01-24', minAge: 18, months: 6, source: 'SE HK.02.02/C/380/2023' },
];

/** Facts about a person that decide about a booster. Days are `YYYY-MM-DD`. */
export interface BoosterEligibilityInput {
  readonly birthDate: string;
  readonly lastDoseOn: string;
  readonly booster: 1 | 2;
  /** Day before which the interval to another dose has not passed, if there is one. */
  readonly intervalEndsOn?: string | undefined;
}

export interface BoosterEligibility {
  readonly isEligible: boolean;
  readonly reason: Message;
  /** First day on which a known rule allows the booster, or null. */
  readonly from: string | null;
}

const latestDay = (...days: readonly string[]): string =>
  days.reduce((late, day) => (day > late ? day : late));

/** Returns the first day on which a rule allows a booster, or null if the rule ends before it. */
function firstAllowedDay(
  rule: BoosterRule,
  { birthDate, lastDoseOn, intervalEndsOn = rule.from }: BoosterEligibilityInput,
): string | null {
  const day = latestDay(
    rule.from,
    addMonths(birthDate, rule.minAge * 12),
    addMonths(lastDoseOn, rule.months),
    intervalEndsOn,
  );
  return rule.to === undefined || day <= rule.to ? day : null;
}

/**
 * Decides whether a booster may be given on a day, by the rules in force on that day.
 * @param on `YYYY-MM-DD` in Jakarta
 */
export function boosterEligibility(
  booster: BoosterEligibilityInput,
  on: string,
  rules: readonly BoosterRule[] = boosterRules,
): BoosterEligibility {
  const days = rules
    .filter(rule => rule.booster === booster.booster)
    .flatMap(rule => {
      const day = firstAllowedDay(rule, booster);
      return day === null ? [] : [{ rule, day }];
    });
  const allowed = days.find(
    ({ rule, day }) => day <= on && (rule.to === undefined || on <= rule.to),
  );
  const from = days.reduce<string | null>(
    (first, { day }) => (first === null || day < first ? day : first),
    null,
  );
  if (allowed) {
    const { minAge, months, source } = allowed.rule;
    return {
      isEligible: true,
      reason: message('peserta.booster.allowed', { usia: minAge, bulan: months, aturan: source }),
      from,
    };
  }
  const next =
    days
      .map(({ day }) => day)
      .filter(day => day > on)
      .sort()[0] ?? null;
  return {
    isEligible: false,
    reason:
      next === null
        ? message('peserta.booster.noRule')
        : message('peserta.booster.from', { mulai: next }),
    from: next,
  };
}

/** Previous doses of a person. Days are `YYYY-MM-DD`; null when unknown. */
export interface PreviousDoses {
  readonly birthDate: string;
  /** Day on which the primary course was completed. */
  readonly primaryDoneOn: string | null;
  /** Day of the last booster. */
  readonly lastBoosterOn: string | null;
  /** Day of the last dose of the regular programme that is recorded here. */
  readonly lastPrimaryOn: string | null;
}

/**
 * Decides whether a person may receive their next booster on a day: the first, or the second after
 * another one. A dose of the regular programme may follow a booster that was given elsewhere, so the
 * interval to it counts too.
 */
export function nextBoosterEligibility(
  { birthDate, primaryDoneOn, lastBoosterOn, lastPrimaryOn }: PreviousDoses,
  on: string,
): BoosterEligibility {
  const lastDoseOn = lastBoosterOn ?? primaryDoneOn;
  if (lastDoseOn === null) {
    const reason = message('peserta.booster.secondDoseUnknown');
    return { isEligible: false, reason, from: null };
  }
  const booster = lastBoosterOn === null ? 1 : 2;
  const intervalEndsOn =
    lastPrimaryOn === null || lastPrimaryOn > on
      ? undefined
      : addDays(lastPrimaryOn, intervalRuleOn(on).minDays);
  return boosterEligibility({ birthDate, lastDoseOn, booster, intervalEndsOn }, on);
}
