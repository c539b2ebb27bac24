/** Rows of an array of objects, as one JSON text because form values are texts. */

/** Form values of one row. */
export type LineValues = Readonly<Record<string, string | boolean>>;

/** Returns the rows of a form value; none for an empty one. */
export const parseLines = (value: unknown): readonly LineValues[] =>
  typeof value === 'string' && value !== '' ? (JSON.parse(value) as LineValues[]) : [];

/** Returns the form value of rows; equal rows have equal texts. */
export const formatLines = (rows: readonly LineValues[]): string => JSON.stringify(rows);

/** Whether two rows have the same values. */
export const isSameLine = (a: LineValues | undefined, b: LineValues | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    Object.keys({ ...a, ...b }).every(name => a[name] === b[name]));
