import { expect, it } from 'vitest';
import { mapAhead } from '#server/platform/db/cursor.ts';

/** Yields 1, 2, 3 and notes what is read and whether it was closed. */
function numbers(notes: string[]) {
  return (async function* () {
    try {
      for (const item of [1, 2, 3]) {
        notes.push(`read ${item}`);
        yield await Promise.resolve(item);
      }
    } finally {
      notes.push('closed');
    }
  })();
}

it('maps the next item before the caller asks for it, and one at a time', async () => {
  const notes: string[] = [];
  const results: number[] = [];
  const map = async (item: number) => {
    notes.push(`start ${item}`);
    await Promise.resolve();
    notes.push(`end ${item}`);
    return item * 10;
  };
  for await (const result of mapAhead(numbers(notes), map)) {
    notes.push(`use ${result}`);
    results.push(result);
  }
  expect(results).toEqual([10, 20, 30]);
  expect(notes.indexOf('start 2')).toBeLessThan(notes.indexOf('use 10'));
  expect(notes.indexOf('start 2')).toBeGreaterThan(notes.indexOf('end 1'));
  expect(notes.indexOf('start 3')).toBeGreaterThan(notes.indexOf('use 10'));
});

it('yields nothing for an empty source', async () => {
  const results = [];
  const empty = (async function* (): AsyncGenerator<number> {})();
  for await (const result of mapAhead(empty, item => Promise.resolve(item))) results.push(result);
  expect(results).toEqual([]);
});

it('closes the source when the caller stops early', async () => {
  const notes: string[] = [];
  for await (const result of mapAhead(numbers(notes), item => Promise.resolve(item))) {
    expect(result).toBe(1);
    break;
  }
  expect(notes.at(-1)).toBe('closed');
});

it('throws the error of an item where its result would be, and closes the source', async () => {
  const notes: string[] = [];
  const results: number[] = [];
  const read = async (): Promise<void> => {
    const mapped = mapAhead(numbers(notes), item =>
      item === 2 ? Promise.reject(new Error('second')) : Promise.resolve(item),
    );
    for await (const result of mapped) results.push(result);
  };
  await expect(read()).rejects.toThrow('second');
  expect(results).toEqual([1]);
  expect(notes.at(-1)).toBe('closed');
});
