import { connect, type AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { calls } from '#contract/index.ts';
import { createApp } from '#server/app/app.ts';
import { createOpenRequests } from '#server/platform/http/open-requests.ts';
import { listen } from '#server/app/listen.ts';
import { watchTransfer } from '#server/platform/transfer-limits.ts';
import { createManualTimers } from '../harness/manual-timers.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signInPath = '/api/gtc/logingtc';

/** A server whose time the test moves. */
function openApp() {
  const timers = createManualTimers();
  return { timers, app: createApp({ ...server.deps, timers }) };
}

/** Sends a body in parts. */
function sendParts(app: ReturnType<typeof openApp>['app']) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
    cancel() {
      controller = undefined;
    },
  });
  const request = new Request(`http://portal.test${signInPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);
  return {
    answer: app.fetch(request),
    send: (text: string) => {
      const chunk = new TextEncoder().encode(text);
      controller?.enqueue(chunk);
      return chunk;
    },
    end: () => controller?.close(),
  };
}

describe('a body', () => {
  it('that pauses is answered with 408 and a closed connection', async () => {
    const { timers, app } = openApp();
    const { answer, send } = sendParts(app);
    send('{"userName":');
    await waitUntil(() => timers.count() === 1);
    timers.advance(44_000);
    expect(timers.count()).toBe(1);
    timers.advance(1_000);
    const { status, headers } = await answer;
    expect([status, headers.get('connection')]).toEqual([408, 'close']);
    expect(timers.count()).toBe(0);
  });

  it('that arrives below the minimum rate is answered with 408 after the grace time', async () => {
    const { timers, app } = openApp();
    const { answer, send } = sendParts(app);
    let status: number | undefined;
    void answer.then(response => (status = response.status));
    const before = timers.now();
    while (status === undefined) {
      send(' ');
      await new Promise(setImmediate);
      await waitUntil(() => timers.count() === 1 || status !== undefined);
      timers.advance(1_000);
    }
    expect(status).toBe(408);
    expect((timers.now() - before) / 1000).toBeCloseTo(60, -1);
  });
});

it('the chunks of a body are not kept until its end', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const { timers, app } = openApp();
  const { answer, send, end } = sendParts(app);
  const chunks: WeakRef<Uint8Array>[] = [];
  for (let i = 0; i < 50; i++) chunks.push(new WeakRef(send(' '.repeat(1_000))));
  await waitUntil(() => timers.count() === 1);
  await waitUntil(() => {
    collectGarbage();
    return chunks.filter(chunk => chunk.deref() !== undefined).length < 5;
  });
  end();
  expect((await answer).status).toBe(400);
});

it('a transfer at the minimum rate may take long, and only the time of the client counts', () => {
  const timers = createManualTimers();
  let late = 0;
  const limits = { idleMs: 15_000, graceMs: 30_000, bytesPerSecond: 16_000 };
  const watch = watchTransfer(limits, timers, () => (late += 1));
  for (let minute = 0; minute < 60; minute++) {
    watch.wait();
    timers.advance(10_000);
    watch.moved(160_000);
    // The server takes longer than the client may.
    timers.advance(50_000);
  }
  expect(late).toBe(0);
  watch.wait();
  timers.advance(15_000);
  expect(late).toBe(1);
  watch.stop();
  expect(timers.count()).toBe(0);
});

it('a client that stops in the middle of a body is told and disconnected', async () => {
  const { timers, app } = openApp();
  const address = { host: '127.0.0.1', port: 0, isBehindProxy: false };
  const http = await listen(address, app, createOpenRequests(calls));
  onTestFinished(() => void http.close());
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', bytes => (received += bytes.toString()));
  socket.write(
    `POST ${signInPath} HTTP/1.1\r\nHost: portal.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  await waitUntil(() => timers.count() === 1);
  timers.advance(45_000);
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(received).toContain('"code":"TERLALU_LAMBAT"');
});
