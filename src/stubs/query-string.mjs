// Stub for the library with which react-admin reads and writes addresses: it needs none of its options.
export const parse = search => Object.fromEntries(new URLSearchParams(search));

export const stringify = values =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined)).toString();
