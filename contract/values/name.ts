/** Normalizes a person's name as typed: composed letters, single spaces, none at the ends. */
export const normalizeName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .trim();

/** Whether two names are equal without regard to case and spaces. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** Form of a name in which equal names are equal texts. */
export const nameKey = (name: string): string => normalizeName(name).toLowerCase();
