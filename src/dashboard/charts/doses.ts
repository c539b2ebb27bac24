import type { DosesOfPeriod } from '#contract/domains/dashboard/index.ts';

/** Dose kinds in the order they are given. */
export const doseKinds = ['dosis1', 'dosis2', 'booster'] as const;

/** Returns the number of doses in a period. */
export const periodTotal = (one: DosesOfPeriod): number =>
  doseKinds.reduce((sum, dose) => sum + one[dose], 0);

/** Returns the number of doses of one kind over all periods. */
export const doseKindTotal = (
  data: readonly DosesOfPeriod[],
  dose: (typeof doseKinds)[number],
): number => data.reduce((sum, one) => sum + one[dose], 0);

/** Returns the period with the most doses; undefined when there are none. */
export const busiestPeriod = (data: readonly DosesOfPeriod[]): DosesOfPeriod | undefined =>
  data.reduce<DosesOfPeriod | undefined>(
    (largest, one) => (periodTotal(one) > (largest ? periodTotal(largest) : 0) ? one : largest),
    undefined,
  );
