const jakartaMs = 7 * 3_600_000;
const dayMs = 86_400_000;

/** The day that it is in Jakarta, as `YYYY-MM-DD`. Western Indonesia keeps one time all year. */
export const dayInJakarta = (at: Date): string =>
  new Date(at.getTime() + jakartaMs).toISOString().slice(0, 10);

/** The instant at which a day begins in Jakarta. @param later so many days after it */
export const dayStart = (day: string, later = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - jakartaMs + later * dayMs).toISOString();

/** Whole days that something has waited; null when it does not. */
export const ageOf = (since: string | null, now: Date): number | null =>
  since === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayMs));
