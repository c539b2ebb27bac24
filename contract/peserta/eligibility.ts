import { addMonths } from '../day.ts';

/** From when on whom a booster may be given, and by which circular or decree. */
export interface BoosterRule {
  /** The first booster, or the second. */
  readonly booster: 1 | 2;
  /** In force from this day on, `YYYY-MM-DD`; to the end of `to` where a later rule took its place. */
  readonly from: string;
  readonly to?: string;
  /** In years. */
  readonly minAge: number;
  /** Since the dose before it: the second one, or the first booster. */
  readonly months: number;
  readonly source: string;
}

/** The rules of the ministry's circulars, in the order in which they came. */
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

/** Who asks for a booster: days as `YYYY-MM-DD`. */
export interface BoosterCase {
  readonly birthDate: string;
  readonly lastDoseOn: string;
  readonly booster: 1 | 2;
}

export interface Eligibility {
  readonly isEligible: boolean;
  /** Why, for people. */
  readonly reason: string;
  /** The first day on which the rules that are known allow it; null where none ever does. */
  readonly from: string | null;
}

const latest = (...days: readonly string[]): string =>
  days.reduce((late, day) => (day > late ? day : late));

/** The first day on which one rule allows a booster; null where its time is over by then. */
function firstDay(rule: BoosterRule, { birthDate, lastDoseOn }: BoosterCase): string | null {
  const day = latest(
    rule.from,
    addMonths(birthDate, rule.minAge * 12),
    addMonths(lastDoseOn, rule.months),
  );
  return rule.to === undefined || day <= rule.to ? day : null;
}

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'Mei',
  'Jun',
  'Jul',
  'Agu',
  'Sep',
  'Okt',
  'Nov',
  'Des',
];

/** A day as screens write it: 22-Jan-2027. */
export function spokenDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}-${monthNames[Number(month) - 1] ?? month}-${year}`;
}

/**
 * Whether a booster may be given on a day, by the rules in force on it.
 * @param on `YYYY-MM-DD` in Jakarta
 */
export function eligibility(
  booster: BoosterCase,
  on: string,
  rules: readonly BoosterRule[] = boosterRules,
): Eligibility {
  const days = rules
    .filter(rule => rule.booster === booster.booster)
    .flatMap(rule => {
      const day = firstDay(rule, booster);
      return day === null ? [] : [{ rule, day }];
    });
  const open = days.find(({ rule, day }) => day <= on && (rule.to === undefined || on <= rule.to));
  const from = days.reduce<string | null>(
    (first, { day }) => (first === null || day < first ? day : first),
    null,
  );
  if (open) {
    const { minAge, months, source } = open.rule;
    return {
      isEligible: true,
      reason: `Berusia ${minAge} tahun ke atas dan sudah ${months} bulan sejak dosis sebelumnya (${source})`,
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
        ? 'Belum ada aturan yang membolehkan booster ini'
        : `Baru boleh diberikan mulai ${spokenDay(next)}`,
    from: next,
  };
}

/** What of a person's doses decides about their next booster. Days as `YYYY-MM-DD`; null where none is known. */
export interface DosesBefore {
  readonly birthDate: string;
  /** When the first course was complete. */
  readonly primaryDoneOn: string | null;
  /** When the last booster was given. */
  readonly lastBoosterOn: string | null;
}

/** Whether somebody may have their next booster on a day: the first, or the second after another one. */
export function nextBooster(
  { birthDate, primaryDoneOn, lastBoosterOn }: DosesBefore,
  on: string,
): Eligibility {
  const lastDoseOn = lastBoosterOn ?? primaryDoneOn;
  if (lastDoseOn === null) {
    const reason = 'Tanggal dosis 2 belum tercatat; lengkapi di data peserta';
    return { isEligible: false, reason, from: null };
  }
  const booster = lastBoosterOn === null ? 1 : 2;
  return eligibility({ birthDate, lastDoseOn, booster }, on);
}
