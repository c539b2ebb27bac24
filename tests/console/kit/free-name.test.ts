import { expect, it } from 'vitest';
import { freeName, maxNameLength } from '#src/kit/list/filters/useSavedFilters.ts';

const named = (...names: readonly string[]) => names.map(name => ({ name }));

it.each([
  ['Belum lunas', [], 'Belum lunas'],
  ['Belum lunas', ['Lunas'], 'Belum lunas'],
  ['Belum lunas', ['Belum lunas'], 'Belum lunas (2)'],
  ['Belum lunas', ['Belum lunas', 'Belum lunas (2)'], 'Belum lunas (3)'],
])('a copy of %s beside %j is named %s', (name, taken, free) => {
  expect(freeName(name, named(...taken))).toBe(free);
});

it('a name stays within its length', () => {
  const long = 'x'.repeat(maxNameLength);
  const free = freeName(long, named(long));
  expect(free).toHaveLength(maxNameLength);
  expect(free).toMatch(/x \(2\)$/);
});
