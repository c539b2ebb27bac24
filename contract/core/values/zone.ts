/** Indonesia's zones of time, by hours ahead of UTC; none has daylight saving time (Keppres 41/1987). */
const offsetHours = { WIB: 7, WITA: 8, WIT: 9 } as const;

export type Zone = keyof typeof offsetHours;

/** Names of the zones, from west to east. */
export const zones = Object.keys(offsetHours) as [Zone, ...Zone[]];

/**
 * Codes of the provinces outside WIB: Bali, Nusa Tenggara, South, East and North Kalimantan and
 * Sulawesi in WITA, Maluku and Papua in WIT.
 */
export const zoneProvinces: Readonly<Record<Exclude<Zone, 'WIB'>, readonly string[]>> = {
  WITA: ['51', '52', '53', '63', '64', '65', '71', '72', '73', '74', '75', '76'],
  WIT: ['81', '82', '91', '92', '93', '94', '95', '96', '97'],
};

/** Returns the zone of a district or city, whose code begins with that of its province; WIB without one. */
export function zoneOfRegion(kabKota: string | null | undefined): Zone {
  const province = (kabKota ?? '').slice(0, 2);
  if (zoneProvinces.WITA.includes(province)) return 'WITA';
  return zoneProvinces.WIT.includes(province) ? 'WIT' : 'WIB';
}

/** A day (`YYYY-MM-DD`) and a time of day (`HH:MM`) on the clock of some place. */
export interface LocalTime {
  readonly day: string;
  readonly time: string;
}

const shifted = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 3_600_000);

/** Returns date and time of an instant in a zone as `YYYY-MM-DDTHH:MM:SS`. */
export const localDateTime = (at: Date | string, zone: Zone): string =>
  shifted(new Date(at), offsetHours[zone]).toISOString().slice(0, 19);

/** Returns day and time of an instant in a zone. */
export function toLocal(at: Date | string, zone: Zone): LocalTime {
  const text = localDateTime(at, zone);
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Returns the day of an instant in a zone, `YYYY-MM-DD`. */
export const dayInZone = (at: Date | string, zone: Zone): string => toLocal(at, zone).day;

/** Returns the instant of a day and time (`HH:MM`, also with seconds) in a zone; invalid for an invalid one. */
export const toInstant = ({ day, time }: LocalTime, zone: Zone): Date =>
  shifted(new Date(`${day}T${time}Z`), -offsetHours[zone]);
