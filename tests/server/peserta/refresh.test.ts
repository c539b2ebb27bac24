import { expect, it } from 'vitest';
import { createRefresher } from '#server/peserta/refresh.ts';

/** A refresher with a clock that the test moves, and work that the test ends. */
function startRefresher() {
  let time = 0;
  const failures: unknown[] = [];
  const begun: string[] = [];
  const refresher = createRefresher(
    error => failures.push(error),
    () => time,
  );
  return {
    failures,
    begun,
    advance: (ms: number) => void (time += ms),
    /** Requests work that takes some time, and waits for its end. */
    request: async (list: string, took = 0, error?: Error): Promise<void> => {
      refresher.request(list, () => {
        begun.push(list);
        time += took;
        return error ? Promise.reject(error) : Promise.resolve();
      });
      await refresher.idle();
    },
    refresher,
  };
}

it('does the work of a list again only after a pause, twenty times as long as the work', async () => {
  const { request, advance, begun } = startRefresher();
  await request('nama');
  advance(4_999);
  await request('nama');
  expect(begun).toEqual(['nama']);
  advance(1);
  await request('nama', 1_000);
  expect(begun).toEqual(['nama', 'nama']);
  advance(19_999);
  await request('nama');
  await request('lahir');
  expect(begun).toEqual(['nama', 'nama', 'lahir']);
  advance(1);
  await request('nama');
  expect(begun).toEqual(['nama', 'nama', 'lahir', 'nama']);
});

it('does one piece of work at a time', async () => {
  const { refresher, request, begun } = startRefresher();
  let end = (): void => undefined;
  refresher.request('nama', () => new Promise(resolve => (end = resolve)));
  refresher.request('lahir', () => {
    begun.push('lahir');
    return Promise.resolve();
  });
  end();
  await refresher.idle();
  expect(begun).toEqual([]);
  await request('lahir');
  expect(begun).toEqual(['lahir']);
});

it('reports an error and goes on with other lists', async () => {
  const { request, failures, begun } = startRefresher();
  const error = new Error('no database');
  await request('nama', 0, error);
  expect(failures).toEqual([error]);
  await request('lahir');
  expect(begun).toEqual(['nama', 'lahir']);
});
