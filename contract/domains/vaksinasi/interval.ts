import { addDays, daysBetween } from '../../core/values/day.ts';

/** Allowed interval between two doses of the regular programme. */
export interface IntervalRule {
  /** First day on which a dose falls under this rule, `YYYY-MM-DD`; a later rule replaces it. */
  readonly from: string;
  /** An earlier dose is blocked. */
  readonly minDays: number;
  /** A later dose is allowed after a warning is confirmed. */
  readonly maxDays: number;
  readonly source: string;
}

/** Inactivated Vero-cell vaccine, two doses of 0.5 ml. Oldest rule first. */
export const intervalRules: readonly IntervalRule[] = [
  {
    from: '2021-05-18',
    minDays: 21,
    maxDays: 28,
    source: 'Sinopharm 2 × 0,5 ml, selang 21–28 hari',
  },
];

/** Returns the rule in force on a day; days before the first rule use the first. */
export function intervalRuleOn(
  day: string,
  rules: readonly IntervalRule[] = intervalRules,
): IntervalRule {
  const rule = rules.filter(one => one.from <= day).at(-1) ?? rules[0];
  if (!rule) throw new Error('There are no interval rules.');
  return rule;
}

/** Result of checking the interval since the previous dose. */
export interface IntervalCheck {
  readonly status: 'tooSoon' | 'fine' | 'late';
  readonly days: number;
  /** First and last day that the rule allows for the next dose. */
  readonly from: string;
  readonly until: string;
}

/** Checks the day of a second dose against the day of the first. Days are `YYYY-MM-DD`. */
export function checkInterval(
  previous: string,
  on: string,
  rules: readonly IntervalRule[] = intervalRules,
): IntervalCheck {
  const { minDays, maxDays } = intervalRuleOn(on, rules);
  const days = daysBetween(previous, on);
  return {
    status: days < minDays ? 'tooSoon' : days > maxDays ? 'late' : 'fine',
    days,
    from: addDays(previous, minDays),
    until: addDays(previous, maxDays),
  };
}
