import type { DosesOfPeriod } from '#contract/dashboard/index.ts';

/** The kinds of doses, in the order in which they are given. */
export const doses = ['dosis1', 'dosis2', 'booster'] as const;

/** All doses of a period. */
export const sumOf = (one: DosesOfPeriod): number =>
  doses.reduce((sum, dose) => sum + one[dose], 0);

/** All doses of one kind. */
export const totalOf = (data: readonly DosesOfPeriod[], dose: (typeof doses)[number]): number =>
  data.reduce((sum, one) => sum + one[dose], 0);

/** The period with the most doses; undefined where there was none. */
export const largestOf = (data: readonly DosesOfPeriod[]): DosesOfPeriod | undefined =>
  data.reduce<DosesOfPeriod | undefined>(
    (largest, one) => (sumOf(one) > (largest ? sumOf(largest) : 0) ? one : largest),
    undefined,
  );
