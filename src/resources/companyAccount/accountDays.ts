import { useSearchParams } from 'react-router-dom';
import { isIsoDate } from '#src/kit/date/typedDate.ts';

/** First and last day of a statement; without them the server takes those of this year until today. */
export interface AccountDays {
  readonly dari?: string;
  readonly sampai?: string;
}

export const dayNames = ['dari', 'sampai'] as const;

/** The days of a statement, which are in the URL, and a function that sets one. */
export function useAccountDays(): readonly [
  AccountDays,
  (name: keyof AccountDays, day: string) => void,
] {
  const [search, setSearch] = useSearchParams();
  const days: AccountDays = Object.fromEntries(
    dayNames.flatMap(name => {
      const day = search.get(name);
      return day !== null && isIsoDate(day) ? [[name, day] as const] : [];
    }),
  );
  const set = (name: keyof AccountDays, day: string): void => {
    setSearch(new URLSearchParams({ ...days, [name]: day }), { replace: true });
  };
  return [days, set];
}

/** The query of the days, as a part of an address. */
export const daysQuery = (days: AccountDays): string => {
  const query = new URLSearchParams({ ...days }).toString();
  return query === '' ? '' : `?${query}`;
};
