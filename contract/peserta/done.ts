import type { VaccinationType } from './record.ts';

/** How many doses finish a registration: both of the regular programme, the one of a booster. */
export const dosesToFinish = (type: VaccinationType): number => (type === 0 ? 2 : 1);
