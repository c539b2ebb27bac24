import type { VaccinationType } from './record.ts';

/**
 * Returns the number of doses that complete a registration: two for the regular programme, one for
 * a booster.
 */
export const dosesToFinish = (type: VaccinationType): number => (type === 0 ? 2 : 1);

/** Dose progress: no dose, at least one, some but not all, all. */
export const vaccinationStates = ['BELUM', 'SUDAH', 'SEBAGIAN', 'SELESAI'] as const;
export type VaccinationState = (typeof vaccinationStates)[number];

/** Returns the range of dose counts of a state; `most` is missing where there is no upper bound. */
export function doseCountRange(
  state: VaccinationState,
  type: VaccinationType,
): { readonly least: number; readonly most?: number } {
  const all = dosesToFinish(type);
  switch (state) {
    case 'BELUM':
      return { least: 0, most: 0 };
    case 'SUDAH':
      return { least: 1 };
    case 'SEBAGIAN':
      return { least: 1, most: all - 1 };
    case 'SELESAI':
      return { least: all };
  }
}
