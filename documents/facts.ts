/** Digits of an account number that the public page shows. */
const shownDigits = 4;

/** Returns the last digits of an account number, such as `…4567`. */
export const lastDigits = (account: string): string => `…${account.slice(-shownDigits)}`;

/** Returns the initials of a person and the year of birth: `A. K., 1990`. */
export const initialsOf = (name: string, birthday: string): string =>
  `${name
    .split(/\s+/)
    .filter(Boolean)
    .map(word => `${word.charAt(0).toUpperCase()}.`)
    .join(' ')}, ${birthday.slice(0, 4)}`;
