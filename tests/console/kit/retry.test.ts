import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRetry } from '#src/kit/offline/useRetry.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Schedules an attempt and returns after how many seconds it is made. */
function secondsOf(schedule: (attempt: () => void) => void): number {
  const attempt = vi.fn();
  schedule(attempt);
  for (let seconds = 1; seconds <= 600; seconds += 1) {
    vi.advanceTimersByTime(1000);
    if (attempt.mock.calls.length > 0) return seconds;
  }
  return Number.POSITIVE_INFINITY;
}

it('attempts are made later after each failure, at most five minutes later, and as late as the server asks', () => {
  const { result } = renderHook(() => useRetry());
  const next = (asked?: number) => secondsOf(attempt => result.current.schedule(attempt, asked));
  expect(Array.from({ length: 10 }, () => next())).toEqual([
    2, 4, 8, 16, 32, 64, 128, 256, 300, 300,
  ]);
  expect([next(20), next(86_400)]).toEqual([20, 300]);
  result.current.reset();
  expect(next()).toBe(2);
});

it('an attempt is not made once it is cancelled, or its component is gone', () => {
  const { result, unmount } = renderHook(() => useRetry());
  const attempt = vi.fn();
  result.current.schedule(attempt, undefined);
  expect(result.current.isScheduled()).toBe(true);
  result.current.reset();
  expect(result.current.isScheduled()).toBe(false);
  result.current.schedule(attempt, undefined);
  unmount();
  vi.advanceTimersByTime(600_000);
  expect(attempt).not.toHaveBeenCalled();
});
