import { addDays } from '#contract/core/values/day.ts';
import { toInstant, toLocal } from '#contract/core/values/zone.ts';

const dayMs = 86_400_000;

/** Returns the date in Jakarta as `YYYY-MM-DD`. */
export const dayInJakarta = (at: Date): string => toLocal(at, 'WIB').day;

/**
 * Returns the instant at which a day starts in Jakarta, as ISO 8601 in UTC.
 * @param daysLater number of days to add to `day`
 */
export const startOfDayInJakarta = (day: string, daysLater = 0): string =>
  toInstant({ day: addDays(day, daysLater), time: '00:00' }, 'WIB').toISOString();

/** Returns the whole days between `since` and `now`, never negative; null when `since` is null. */
export const daysSince = (since: string | null, now: Date): number | null =>
  since === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayMs));
