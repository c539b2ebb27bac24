/** Several values out of a few, as a form holds them: one text, as inputs hold texts. */

const between = ',';

/** The values of a text. */
export const splitSet = (text: string): string[] => text.split(between).filter(Boolean);

/** The text of values. */
export const joinSet = (values: readonly unknown[]): string => values.map(String).join(between);
