import type { Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { sendWebhook } from '#server/platform/webhook/send.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { startRawReceiver, type RawReceiver } from './receiver.ts';

let receiver: RawReceiver | undefined;
afterEach(async () => {
  await receiver?.stop();
  receiver = undefined;
});

/** Sends to a receiver that answers with these bytes. */
async function sendTo(answer: (socket: Socket) => void, timeoutMs = 5_000) {
  receiver = await startRawReceiver(answer);
  const url = new URL(`http://127.0.0.1:${receiver.port}/hook`);
  return await sendWebhook(
    { url, mayBePrivate: true },
    {
      headers: {},
      body: '{}',
      resolve: () => Promise.resolve([]),
      signal: new AbortController().signal,
      timeoutMs,
    },
  );
}

/** The sender has closed every connection. */
const isClosed = (): boolean => receiver?.open.size === 0;

it.each([
  [
    'switches protocols',
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
  ],
  ['switches protocols without saying to which', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
])('an answer that %s has its status, and the connection is closed', async (_, answer) => {
  const sent = await sendTo(socket => socket.write(answer));
  expect(sent).toMatchObject({ httpStatus: 101, failure: null });
  await waitUntil(isClosed);
});

it.each([
  ['closes the connection', (socket: Socket) => void socket.end()],
  ['resets the connection', (socket: Socket) => void socket.resetAndDestroy()],
  ['answers what is not HTTP', (socket: Socket) => void socket.write('SSH-2.0-x\r\n')],
])('a receiver that %s is not reached', async (_, answer) => {
  expect(await sendTo(answer)).toEqual({ httpStatus: null, ms: null, failure: 'TIDAK_TERHUBUNG' });
  await waitUntil(isClosed);
});

it.each([
  ['never ends', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nx'],
  ['breaks off', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nz'],
])('an answer whose body %s counts by its status', async (_, answer) => {
  const sent = await sendTo(socket => socket.write(answer), 500);
  expect(sent).toMatchObject({ httpStatus: 200, failure: null });
  await waitUntil(isClosed);
});

it.each([
  ['only says that more comes', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
  ['never ends its head', 'HTTP/1.1 200 OK\r\nx: '],
])('a receiver that %s has a limited time', async (_, answer) => {
  const sent = await sendTo(socket => socket.write(answer), 100);
  expect(sent).toEqual({ httpStatus: null, ms: null, failure: 'HABIS_WAKTU' });
  await waitUntil(isClosed);
});
