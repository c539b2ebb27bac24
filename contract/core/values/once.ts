/**
 * Returns a function that creates a value at its first call and returns it from then on. Formatters of
 * `Intl` take some milliseconds each, which a page that uses few of them need not spend while it loads.
 */
export function once<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= create());
}
