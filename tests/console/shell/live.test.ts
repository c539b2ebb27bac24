import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#src/providers/api/http.ts';
import { snapshotMeta } from '#src/providers/data/useCall.ts';
import { createLiveChanges } from '#src/providers/live/liveChanges.ts';
import { keepLive } from '#src/providers/live/liveConnection.ts';
import { readEvents, type StreamEvent } from '#src/providers/live/readEvents.ts';
import { topicResources } from '#src/providers/live/topicResources.ts';
import { resources } from '#src/resources/manifests.ts';
import { createRefresher } from '#src/shell/live/createRefresher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets promises settle that wait for no timer. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

it('reads events whose bytes arrive in pieces, and signs of life', async () => {
  const encoder = new TextEncoder();
  const pieces = [':\n\nevent: chan', 'ge\ndata: stock\n\n:\n', '\nevent: replaced\ndata:\n\n'];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  let parts = 0;
  await readEvents(
    body,
    event => events.push(event),
    () => (parts += 1),
  );
  expect(events).toEqual([
    { name: 'change', data: 'stock' },
    { name: 'replaced', data: '' },
  ]);
  expect(parts).toBe(3);
});

it('each resource that is read again is one of the console', () => {
  const known = new Set([
    'notification',
    'vaksinasi',
    'absentee',
    'recipient',
    ...resources.flatMap(({ calls }) => Object.keys(calls)),
  ]);
  expect(
    Object.values(topicResources)
      .flat()
      .filter(name => !known.has(name)),
  ).toEqual([]);
  expect(topicResources.order).toContain('order');
});

describe('what is read again', () => {
  const noSend = (): Promise<void> => Promise.resolve();

  /** Observes queries and counts how often each is read. */
  function observe() {
    const client = new QueryClient();
    const reads: Record<string, number> = {};
    const stops = (
      [
        ['queue', ['vaksinasi', 'list'], {}],
        ['form', ['vaksinasi', 'facts'], snapshotMeta],
        ['orders', ['order', 'getList'], {}],
        ['tasks', ['dashboard', 7, 'tasks'], {}],
      ] as const
    ).map(([name, queryKey, meta]) => {
      const observer = new QueryObserver(client, {
        queryKey: [...queryKey],
        queryFn: () => (reads[name] = (reads[name] ?? 0) + 1),
        meta: { ...meta },
      });
      return observer.subscribe(() => undefined);
    });
    return { client, reads, stop: () => stops.forEach(one => one()) };
  }

  it('is each list once for many changes, and the tasks', async () => {
    const { client, reads, stop } = observe();
    await settle();
    const refresher = createRefresher(client, 7, createLiveChanges(noSend), () => 0);
    for (let n = 0; n < 20; n++) refresher.refresh('vaksinasi');
    refresher.refresh('order');
    await vi.advanceTimersByTimeAsync(500);
    expect(reads).toEqual({ queue: 2, form: 1, orders: 2, tasks: 2 });
    // Soon afterwards: the list after a second, the tasks after five.
    refresher.refresh('vaksinasi');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(reads).toMatchObject({ queue: 3, tasks: 2 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reads).toMatchObject({ queue: 3, tasks: 3 });
    refresher.stop();
    stop();
  });

  it('is not put off when the clock of the device is set back', async () => {
    const { client, reads, stop } = observe();
    await settle();
    const refresher = createRefresher(client, 7, createLiveChanges(noSend), () => 0);
    refresher.refresh('vaksinasi');
    await vi.advanceTimersByTimeAsync(500);
    vi.setSystemTime(Date.now() - 3_600_000);
    refresher.refresh('vaksinasi');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(reads).toMatchObject({ queue: 3, tasks: 3 });
    refresher.stop();
    stop();
  });

  it('comes to an end on a slow line, however often something changes', async () => {
    const client = new QueryClient();
    let reads = 0;
    const observer = new QueryObserver(client, {
      queryKey: ['vaksinasi', 'list'],
      // A line on which a reading takes longer than the time between two of them.
      queryFn: () => {
        const read = (reads += 1);
        return new Promise<number>(resolve => setTimeout(() => resolve(read), 2_500));
      },
    });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(observer.getCurrentResult().data).toBe(1);
    const refresher = createRefresher(client, 7, createLiveChanges(noSend), () => 0);
    for (let n = 0; n < 20; n++) {
      refresher.refresh('vaksinasi');
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(observer.getCurrentResult().data).toBeGreaterThan(1);
    // What changed during a reading is read after it.
    await vi.advanceTimersByTimeAsync(20_000);
    const last = reads;
    expect(observer.getCurrentResult().data).toBe(last);
    refresher.refresh('vaksinasi');
    await vi.advanceTimersByTimeAsync(1_000);
    refresher.refresh('vaksinasi');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(observer.getCurrentResult().data).toBe(last + 2);
    refresher.stop();
    stop();
  });

  it('waits while input is unsaved, except for the tasks', async () => {
    const { client, reads, stop } = observe();
    await settle();
    const live = createLiveChanges(noSend);
    const refresher = createRefresher(client, 7, live, () => 0);
    const release = live.hold();
    refresher.refresh('vaksinasi');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads).toMatchObject({ queue: 1, tasks: 2 });
    release();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reads).toMatchObject({ queue: 2 });
    refresher.stop();
    stop();
  });
});

describe('the stream', () => {
  /** A server whose streams the test ends. */
  function startServer() {
    const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
    let failure: CallError | undefined;
    const states: boolean[] = [];
    const attempts = { count: 0 };
    const end = keepLive({
      connect: signal => {
        attempts.count += 1;
        if (failure) return Promise.reject(failure);
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            streams.push(controller);
            signal.addEventListener('abort', () => controller.error(signal.reason));
          },
        });
        return Promise.resolve(new Response(body));
      },
      onEvent: () => undefined,
      onState: isLive => states.push(isLive),
      watchSession: () => () => undefined,
    });
    return {
      states,
      attempts,
      end,
      send: (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text)),
      cut: () => streams.at(-1)?.close(),
      fail: (error: CallError | undefined) => (failure = error),
    };
  }
  const showTab = (state: 'visible' | 'hidden'): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => void vi.restoreAllMocks());

  it('is opened again after it ended, later each time that the server refuses', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const server = startServer();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.states).toEqual([true]);
    server.fail(new CallError(503, 'sibuk', null));
    server.cut();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.states.at(-1)).toBe(false);
    expect(server.attempts.count).toBe(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.attempts.count).toBe(3);
    server.fail(undefined);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(server.states.at(-1)).toBe(true);
    server.end();
  });

  it('is cut when the server shows no sign of life', async () => {
    const server = startServer();
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.advanceTimersByTimeAsync(50_000);
    server.send(':\n\n');
    await vi.advanceTimersByTimeAsync(50_000);
    expect(server.states).toEqual([true]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.states.slice(0, 2)).toEqual([true, false]);
    server.end();
  });

  it('pauses in a tab that stays hidden, and where newer tabs took its place', async () => {
    const server = startServer();
    await vi.advanceTimersByTimeAsync(1_000);
    showTab('hidden');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.states).toEqual([true]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.states).toEqual([true, false]);
    showTab('visible');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.states).toEqual([true, false, true]);
    server.send('event: replaced\ndata:\n\n');
    server.cut();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.states).toEqual([true, false, true, false]);
    showTab('hidden');
    showTab('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.states.at(-1)).toBe(true);
    server.end();
  });
});
