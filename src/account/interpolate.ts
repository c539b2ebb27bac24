/** Fills placeholders such as `%{min}`, for pages that load before the i18n provider. */
export const interpolate = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
