import { expect, it, onTestFinished, vi } from 'vitest';
import { mapInSlices } from '#server/platform/slices.ts';

it('maps in order, and lets other work run when a slice is over', async () => {
  let now = 0;
  const timer = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => timer.mockRestore());
  const events: string[] = [];
  setImmediate(() => events.push('other'));
  const results = mapInSlices(['a', 'b', 'c'], (item, index) => {
    now += item === 'b' ? 10 : 1;
    events.push(item);
    return `${item}${index}`;
  });
  expect(await results).toEqual(['a0', 'b1', 'c2']);
  expect(events).toEqual(['a', 'b', 'other', 'c']);
});
