/** Multi-select values, joined into one text because form values are texts. */

const separator = ',';

export const splitValues = (text: string): string[] => text.split(separator).filter(Boolean);

export const joinValues = (values: readonly unknown[]): string =>
  values.map(String).join(separator);
