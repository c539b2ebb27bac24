/** Fills placeholders such as `%{min}`, where the i18n provider of react-admin is not available. */
export const interpolate = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
