/** Fills the placeholders (`%{min}`) of a text, where the console's translator is not loaded yet. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
