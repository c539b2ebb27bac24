import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { mapInSlices } from '#server/slices.ts';
import { requestTo, startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('answers a call before a long task that begins meanwhile continues', async () => {
  const { token } = await server.signIn();
  // The task would also continue after 2 ms, which the answer of the database may take.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let now = 0;
  const timer = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => {
    vi.useRealTimers();
    timer.mockRestore();
  });
  let task: Promise<boolean[]> | undefined;
  /** Starts a long task whose items take longer than a slice, and tell whether the call is answered. */
  const startTask = () =>
    mapInSlices(['first', 'second'], () => {
      now += 2;
      return server.readLogs().includes('/api/negara');
    });
  const clock = () => {
    task ??= startTask();
    return server.now();
  };
  const { status } = await requestTo(createApp({ ...server.deps, clock }))('GET', '/negara', {
    token,
  });
  expect(status).toBe(200);
  expect(await task).toEqual([false, true]);
});
