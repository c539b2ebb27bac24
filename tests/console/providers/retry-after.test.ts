import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryAfterSeconds, withRetryTime } from '#src/providers/api/retryAfter.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [429, '90', 90],
  [503, '0', 1],
  [503, 'Sun, 22 Nov 2026 10:00:30 GMT', 30],
  [503, 'Sun, 22 Nov 2026 09:00:00 GMT', 1],
  [503, 'segera', undefined],
  [503, null, undefined],
  [200, '5', undefined],
])('a %i with Retry-After %s asks to wait %s seconds', (status, header, seconds) => {
  const headers = new Headers(header === null ? [] : [['retry-after', header]]);
  expect(retryAfterSeconds(new Response(null, { status, headers }))).toBe(seconds);
});

it.each([
  ['Server sedang sibuk.', 5, 'Server sedang sibuk. Coba lagi dalam 5 detik.'],
  [
    'Server sedang sibuk. Coba lagi sebentar.',
    15,
    'Server sedang sibuk. Coba lagi dalam 15 detik.',
  ],
  ['Terlalu sering. Coba lagi dalam 2 menit.', 61, 'Terlalu sering. Coba lagi dalam 2 menit.'],
  ['Terjadi Kesalahan Sistem', 60, 'Terjadi Kesalahan Sistem. Coba lagi dalam 1 menit.'],
  ['Server sedang sibuk.', undefined, 'Server sedang sibuk.'],
])('%s (%s s) says when to try again', (message, seconds, shown) => {
  expect(withRetryTime(message, seconds)).toBe(shown);
});
