import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforeLongTasks, mapInSlices } from '#server/slices.ts';

/** What `performance.now` returns. */
let now = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] });
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Lets one round of the event loop run. */
const nextRound = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** Starts a long task whose every item takes longer than a slice. */
function startLongTask(items: readonly string[], events: string[]): Promise<string[]> {
  return mapInSlices(items, (item, index) => {
    now += 2;
    events.push(item);
    return `${item}${index}`;
  });
}

it('maps in order, and lets other work run when a slice is over', async () => {
  const events: string[] = [];
  setImmediate(() => events.push('other'));
  const results = mapInSlices(['a', 'b', 'c'], (item, index) => {
    now += item === 'b' ? 10 : 1;
    events.push(item);
    return `${item}${index}`;
  });
  await nextRound();
  expect(await results).toEqual(['a0', 'b1', 'c2']);
  expect(events).toEqual(['a', 'b', 'other', 'c']);
});

it('gives one long task a turn in each round of the event loop', async () => {
  const events: string[] = [];
  const tasks = [startLongTask(['a', 'b'], events), startLongTask(['x', 'y'], events)];
  const other = (): void => {
    events.push('other');
    if (events.length < 8) setImmediate(other);
  };
  setImmediate(other);
  await vi.runAllTimersAsync();
  await Promise.all(tasks);
  expect(events.slice(0, 6)).toEqual(['a', 'x', 'b', 'other', 'y', 'other']);
});

describe('a call under way', () => {
  /** Starts a call. @returns what ends it */
  function startCall(): () => Promise<void> {
    let end = (): void => undefined;
    const answered = beforeLongTasks(() => new Promise<void>(resolve => (end = resolve)));
    return () => {
      end();
      return answered;
    };
  }

  it('is answered before a long task continues', async () => {
    const events: string[] = [];
    const endCall = startCall();
    const results = startLongTask(['a', 'b'], events);
    await nextRound();
    expect(events).toEqual(['a']);
    await endCall();
    await nextRound();
    expect(events).toEqual(['a', 'b']);
    await vi.runAllTimersAsync();
    expect(await results).toEqual(['a0', 'b1']);
  });

  it('does not stop a long task', async () => {
    const events: string[] = [];
    const endCall = startCall();
    const results = startLongTask(['a', 'b'], events);
    await vi.advanceTimersByTimeAsync(2);
    expect(events).toEqual(['a', 'b']);
    await vi.runAllTimersAsync();
    await results;
    await endCall();
  });

  it('does not delay a long task when it takes long itself', async () => {
    const events: string[] = [];
    const endCall = startCall();
    now += 1_000;
    const results = startLongTask(['a', 'b'], events);
    await nextRound();
    expect(events).toEqual(['a', 'b']);
    await vi.runAllTimersAsync();
    await results;
    await endCall();
  });
});
