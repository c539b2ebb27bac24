import type { DosesOfPeriod } from '#contract/dashboard/index.ts';

/** Dose kinds in the order they are given. */
export const doses = ['dosis1', 'dosis2', 'booster'] as const;

/** Returns the number of doses in a period. */
export const sumOf = (one: DosesOfPeriod): number =>
  doses.reduce((sum, dose) => sum + one[dose], 0);

/** Returns the number of doses of one kind over all periods. */
export const totalOf = (data: readonly DosesOfPeriod[], dose: (typeof doses)[number]): number =>
  data.reduce((sum, one) => sum + one[dose], 0);

/** Returns the period with the most doses; undefined when there are none. */
export const largestOf = (data: readonly DosesOfPeriod[]): DosesOfPeriod | undefined =>
  data.reduce<DosesOfPeriod | undefined>(
    (largest, one) => (sumOf(one) > (largest ? sumOf(largest) : 0) ? one : largest),
    undefined,
  );
