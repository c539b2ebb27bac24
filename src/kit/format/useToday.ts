import { useSyncExternalStore } from 'react';
import { localDay } from './date.ts';

/** Re-reads the clock once a minute, so that an open page notices midnight. */
const subscribeToClock = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
};

/** Returns today's date in the zone of the account (`YYYY-MM-DD`) and updates it after midnight. */
export const useToday = (): string =>
  useSyncExternalStore(subscribeToClock, () => localDay(new Date()));

/** Returns whether an instant (ISO 8601) has passed; checked once a minute. */
export const useIsPast = (instant: string | undefined): boolean =>
  useSyncExternalStore(
    subscribeToClock,
    () => instant !== undefined && new Date(instant) <= new Date(),
  );

/** Returns the begun minute as a time in ms, for deadlines that pass while a page is open. */
export const useMinute = (): number =>
  useSyncExternalStore(subscribeToClock, () => Math.floor(Date.now() / 60_000) * 60_000);
