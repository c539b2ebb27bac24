import { expect, it } from 'vitest';
import { observationEnd } from '#contract/domains/vaksinasi/index.ts';

it.each([
  ['10:12', '10:42'],
  ['09:45', '10:15'],
  ['23:40', '00:10'],
])('a dose at %s is observed until %s', (jam, end) => {
  expect(observationEnd(jam)).toBe(end);
});
