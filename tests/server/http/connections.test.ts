import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { calls } from '#contract/index.ts';
import type { App } from '#server/app/app.ts';
import { createOpenRequests } from '#server/platform/http/open-requests.ts';
import { listen, type ConnectionLimits } from '#server/app/listen.ts';
import { waitUntil } from '../harness/wait-until.ts';

/** Listens with an application of one answer. */
async function open(
  fetch: App['fetch'],
  limits: ConnectionLimits,
  isBehindProxy = false,
  onFull: () => void = () => undefined,
) {
  const app: App = { fetch, drain: () => undefined, isDraining: () => false };
  const http = await listen(
    { host: '127.0.0.1', port: 0, isBehindProxy, limits, onFull },
    app,
    createOpenRequests(calls),
  );
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    http.close();
  });
  return async (): Promise<Socket> => {
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
}

const get = 'GET / HTTP/1.1\r\nHost: portal.test\r\n\r\n';
const limits = { all: 100, perAddress: 100, unreadMs: 30_000 };

it('a response that nobody reads is cut off, and its source is released', async () => {
  let isReleased = false;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: controller => controller.enqueue(new Uint8Array(1_000_000)),
      cancel: () => {
        isReleased = true;
      },
    });
  const fetch = () => Promise.resolve(new Response(endless()));
  const openSocket = await open(fetch, { ...limits, unreadMs: 20 });
  const socket = await openSocket();
  socket.pause();
  socket.write(get);
  await waitUntil(() => isReleased);
});

it('a response that the server still prepares is not cut off', async () => {
  let timeouts = 0;
  const fetch = async (): Promise<Response> => {
    // The answer is ready once the limit has passed three times.
    await waitUntil(() => ++timeouts > 6);
    return new Response('selesai');
  };
  const socket = await (await open(fetch, { ...limits, unreadMs: 5 }))();
  socket.write(get);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  expect(bytes.toString()).toContain('selesai');
});

it.each([
  [false, 2],
  [true, 4],
])('an address has a limited number of connections (behind a proxy: %s)', async (proxy, count) => {
  const fetch = () => Promise.resolve(new Response('ya'));
  let reports = 0;
  const report = () => void (reports += 1);
  const openSocket = await open(fetch, { ...limits, perAddress: 2 }, proxy, report);
  let answered = 0;
  let closed = 0;
  for (let i = 0; i < 4; i++) {
    const socket = await openSocket();
    socket.once('data', () => (answered += 1));
    socket.once('close', () => (closed += 1));
    socket.write(get);
    await waitUntil(() => answered + closed > i);
  }
  expect(answered).toBe(count);
  // Once, not for every connection.
  expect(reports).toBe(proxy ? 0 : 1);
});
