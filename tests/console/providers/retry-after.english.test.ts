import { expect, it } from 'vitest';
import { withRetryTime } from '#src/providers/api/retryAfter.ts';

it.each([
  ['The server is busy.', 5, 'The server is busy. Try again in 5 seconds.'],
  ['The server is busy. Try again in a moment.', 1, 'The server is busy. Try again in 1 second.'],
  ['Too many attempts. Try again in 2 minutes.', 61, 'Too many attempts. Try again in 2 minutes.'],
  ['A system error occurred', 60, 'A system error occurred. Try again in 1 minute.'],
  ['The server is busy.', undefined, 'The server is busy.'],
])('%s (%s s) says when to try again in English', (message, seconds, shown) => {
  expect(withRetryTime(message, seconds)).toBe(shown);
});
