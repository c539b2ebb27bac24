import { addDays, daysBetween } from '../day.ts';

/** How far two doses of the regular programme lie apart, and by which paper. */
export interface IntervalRule {
  /** For doses given from this day on, `YYYY-MM-DD`, until a later rule takes its place. */
  readonly from: string;
  /** Sooner it is not given. */
  readonly minDays: number;
  /** Later it is given still, once somebody has looked. */
  readonly maxDays: number;
  readonly source: string;
}

/** Inactivated Vero-cell vaccine, two doses of 0.5 ml. In the order in which they came. */
export const intervalRules: readonly IntervalRule[] = [
  {
    from: '2021-05-18',
    minDays: 21,
    maxDays: 28,
    source: 'Sinopharm 2 × 0,5 ml, selang 21–28 hari',
  },
];

/** The rule for a dose given on a day; before all rules the first of them. */
export function intervalOn(
  day: string,
  rules: readonly IntervalRule[] = intervalRules,
): IntervalRule {
  const rule = rules.filter(one => one.from <= day).at(-1) ?? rules[0];
  if (!rule) throw new Error('There is no rule for the time between doses.');
  return rule;
}

/** What the time since the dose before makes of a next one. */
export interface IntervalJudgement {
  readonly verdict: 'tooSoon' | 'fine' | 'late';
  readonly days: number;
  /** The first day and the last on which it is given as the rule says. */
  readonly from: string;
  readonly until: string;
}

/** Judges a second dose by the day of the first. Days as `YYYY-MM-DD`. */
export function judgeInterval(
  previous: string,
  on: string,
  rules: readonly IntervalRule[] = intervalRules,
): IntervalJudgement {
  const { minDays, maxDays } = intervalOn(on, rules);
  const days = daysBetween(previous, on);
  return {
    verdict: days < minDays ? 'tooSoon' : days > maxDays ? 'late' : 'fine',
    days,
    from: addDays(previous, minDays),
    until: addDays(previous, maxDays),
  };
}
