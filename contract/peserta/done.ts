import type { VaccinationType } from './record.ts';

/** How many doses finish a registration: both of the regular programme, the one of a booster. */
export const dosesToFinish = (type: VaccinationType): number => (type === 0 ? 2 : 1);

/** How far a registration is: without a dose, with one at least, with some but not all, with all. */
export const vaccinationStates = ['BELUM', 'SUDAH', 'SEBAGIAN', 'SELESAI'] as const;
export type VaccinationState = (typeof vaccinationStates)[number];

/** How many doses a registration of a type has had that is so far: the least, and the most where there is one. */
export function dosesIn(
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
