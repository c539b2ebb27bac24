/** A form value as stored: a field that is left empty is null. */
type ColumnValue<V> = undefined extends V ? Exclude<V, undefined> | null : V;

/** The form fields `F` without the expected version, which is not stored. */
type FormField<F> = Exclude<keyof F, 'version'> & string;

/** The columns of the form fields `F`, whose values are those of the body `B`. */
export type FormColumns<F, B> = { [K in FormField<F> & keyof B]: ColumnValue<B[K]> };

/** Returns the names of form fields without the expected version, e.g. as audited fields. */
export const fieldNames = <F extends object>(fields: F): FormField<F>[] =>
  Object.keys(fields).filter((name): name is FormField<F> => name !== 'version');

/**
 * Returns the values of the given form fields as columns. An empty text and a missing value become
 * null, since Drizzle leaves a column unchanged when its value is undefined.
 * @param fields schemas by field, of which only the keys are used
 */
export function formColumns<F extends object, B extends object>(
  fields: F,
  body: B,
): FormColumns<F, B> {
  const values = new Map<string, unknown>(Object.entries(body));
  const columns = fieldNames(fields).map(name => {
    const value = values.get(name);
    return [name, value === '' ? null : (value ?? null)] as const;
  });
  return Object.fromEntries(columns) as FormColumns<F, B>;
}
