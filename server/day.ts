const jakartaMs = 7 * 3_600_000;

/** The day that it is in Jakarta, as `YYYY-MM-DD`. Western Indonesia keeps one time all year. */
export const dayInJakarta = (at: Date): string =>
  new Date(at.getTime() + jakartaMs).toISOString().slice(0, 10);
