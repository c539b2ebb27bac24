/** Multi-select values, joined into one text because form values are texts. */

const between = ',';

export const splitSet = (text: string): string[] => text.split(between).filter(Boolean);

export const joinSet = (values: readonly unknown[]): string => values.map(String).join(between);
