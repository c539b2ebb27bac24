import { toLocal, type Zone } from '#contract/core/values/zone.ts';

/** Returns the time of an instant in a zone as texts write it: `07:55 WIB`. */
export const timeOfDay = (instant: string, zone: Zone): string =>
  `${toLocal(instant, zone).time} ${zone}`;
