import { expect, it } from 'vitest';
import { anonymousOwner } from '#server/platform/http/request-owner.ts';
import { callLimits, createCallLimit } from '#server/platform/http/call-limit.ts';

const account = (id: number) => ({ kind: 'account' as const, key: String(id) });
const never = new AbortController().signal;

/** Whether a promise has settled. */
const isSettled = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    promise.then(
      () => true,
      () => true,
    ),
    new Promise<boolean>(resolve => setImmediate(() => resolve(false))),
  ]);

it('runs the calls of an account in turn and leaves the others alone', async () => {
  const enter = createCallLimit({ running: 2, waiting: 2 });
  const [leaveFirst] = await Promise.all([enter(account(1), never), enter(account(1), never)]);
  const third = enter(account(1), never);
  const fourth = enter(account(1), never);
  await expect(enter(account(1), never)).rejects.toMatchObject({
    code: 'TERLALU_SERING',
    extensions: { headers: { 'retry-after': '5' } },
  });
  await enter(account(2), never);
  expect(await isSettled(third)).toBe(false);
  leaveFirst();
  (await third)();
  (await fourth)();
  await enter(account(1), never);
});

it('leaves room for exports and two more accounts, and gives every network a share', async () => {
  // Of ten connections, two belong to exports.
  expect(callLimits.running).toBeLessThanOrEqual(10 - 2 - 2 * 2);
  const enter = createCallLimit({ running: 1, waiting: 0 });
  await enter(anonymousOwner('2001:db8::1'), never);
  await expect(enter(anonymousOwner('2001:db8::2'), never)).rejects.toMatchObject({
    detail: { key: 'http.manyNetworkCalls' },
  });
  await enter(anonymousOwner('2001:db8:0:1::1'), never);
  await enter(account(1), never);
});

it('forgets a waiting call whose client disconnects', async () => {
  const enter = createCallLimit({ running: 1, waiting: 1 });
  const leave = await enter(account(1), never);
  const client = new AbortController();
  const waiting = enter(account(1), client.signal);
  client.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'TIDAK_TERBACA' });
  const next = enter(account(1), never);
  leave();
  (await next)();
  await enter(account(1), never);
});
