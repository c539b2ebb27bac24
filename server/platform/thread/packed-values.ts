/** Binary values in one ArrayBuffer, which moves between threads without a copy. */
export interface PackedValues {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Length of each value; -1 for null. */
  readonly lengths: readonly number[];
}

/** Copies values one after another. */
export function packValues(values: readonly (Uint8Array | null)[]): PackedValues {
  const lengths = values.map(value => value?.length ?? -1);
  const bytes = new Uint8Array(values.reduce((sum, value) => sum + (value?.length ?? 0), 0));
  let at = 0;
  for (const value of values) {
    if (value === null) continue;
    bytes.set(value, at);
    at += value.length;
  }
  return { bytes, lengths };
}

/** Returns the values of `packValues`, as views of its memory. */
export function unpackValues({ bytes, lengths }: PackedValues): (Buffer | null)[] {
  let at = 0;
  return lengths.map(length => {
    if (length < 0) return null;
    at += length;
    return Buffer.from(bytes.buffer, at - length, length);
  });
}
