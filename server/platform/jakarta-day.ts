const jakartaOffsetMs = 7 * 3_600_000;
const dayMs = 86_400_000;

/**
 * Returns the date and time in Jakarta as `YYYY-MM-DDTHH:MM:SS`. Western Indonesia is UTC+7 without
 * daylight saving time.
 */
export const dateTimeInJakarta = (at: Date): string =>
  new Date(at.getTime() + jakartaOffsetMs).toISOString().slice(0, 19);

/** Returns the date in Jakarta as `YYYY-MM-DD`. */
export const dayInJakarta = (at: Date): string => dateTimeInJakarta(at).slice(0, 10);

/** Returns the time of day in Jakarta as `HH:MM`. */
export const timeInJakarta = (at: Date): string => dateTimeInJakarta(at).slice(11, 16);

/**
 * Returns the instant at which a day starts in Jakarta, as ISO 8601 in UTC.
 * @param daysLater number of days to add to `day`
 */
export const startOfDayInJakarta = (day: string, daysLater = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - jakartaOffsetMs + daysLater * dayMs).toISOString();

/** Returns the whole days between `since` and `now`, never negative; null when `since` is null. */
export const daysSince = (since: string | null, now: Date): number | null =>
  since === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayMs));
