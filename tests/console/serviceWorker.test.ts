import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = readFileSync('public/sw.js', 'utf8');
const origin = 'https://portal.test';

interface Fetched {
  readonly url: string;
  readonly method?: string;
  readonly mode?: string;
}

/** Runs the service worker with caches in memory and a network that can be cut. */
function startWorker() {
  const listeners = new Map<string, (event: object) => void>();
  const stores = new Map<string, Map<string, string>>();
  const network = { isCut: false, status: 200, asked: [] as string[] };
  const pathOf = (request: Fetched | string): string =>
    new URL(typeof request === 'string' ? request : request.url, origin).pathname;
  const fetch = (request: Fetched | string) => {
    if (network.isCut) return Promise.reject(new Error('away'));
    network.asked.push(pathOf(request));
    const { status } = network;
    return Promise.resolve({ ok: status === 200, status, body: `net ${pathOf(request)}` });
  };
  const cacheOf = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, string>();
    stores.set(name, entries);
    return {
      keys: () => Promise.resolve([...entries.keys()].map(path => ({ url: origin + path }))),
      addAll: async (paths: string[]) => {
        for (const path of paths) entries.set(path, (await fetch(path)).body);
      },
      put: (path: string, { body }: { body: string }) => Promise.resolve(entries.set(path, body)),
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: (request: string) => {
      const body = [...stores.values()].map(entries => entries.get(pathOf(request))).find(Boolean);
      return Promise.resolve(body === undefined ? undefined : { status: 200, body });
    },
  };
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
  };
  runInContext(source, createContext({ self, caches, fetch, URL, Set, AbortSignal, Error }));
  const emit = (name: string, event: object) => listeners.get(name)?.(event);
  return {
    network,
    stores,
    /** Asks for an address; undefined when the worker leaves it to the network. */
    ask: async (path: string, more: Partial<Fetched> = {}): Promise<unknown> => {
      let answer: Promise<{ body: string }> | undefined;
      const request = {
        url: path.startsWith('http') ? path : origin + path,
        method: 'GET',
        ...more,
      };
      emit('fetch', { request, respondWith: (given: typeof answer) => (answer = given) });
      return answer && (await answer).body;
    },
    store: async (build: string, assets: string[]): Promise<unknown> => {
      let received: unknown;
      let work: Promise<unknown> = Promise.resolve();
      emit('message', {
        data: { jenis: 'simpan', build, assets },
        ports: [{ postMessage: (message: unknown) => (received = message) }],
        waitUntil: (waited: Promise<unknown>) => (work = waited),
      });
      await work;
      return received;
    },
  };
}

describe('the service worker', () => {
  it('stores the page and the files of a build, and removes those of another one', async () => {
    const { store, stores } = startWorker();
    expect(await store('b1', ['/assets/a-1.js'])).toEqual({ berhasil: true });
    expect(await store('b2', ['/assets/a-2.js', '/api/Vaksinasi', '/assets/../api/x'])).toEqual({
      berhasil: true,
    });
    expect([...stores.keys()]).toEqual(['kerangka-b2']);
    expect([...(stores.get('kerangka-b2')?.keys() ?? [])]).toEqual([
      '/assets/a-2.js',
      '/__halaman',
    ]);
  });

  it('says when it could not store them', async () => {
    const { store, network } = startWorker();
    network.isCut = true;
    expect(await store('b1', ['/assets/a-1.js'])).toEqual({ berhasil: false });
  });

  it('opens the page without network and while the server is not ready, otherwise that of the server', async () => {
    const { store, ask, network } = startWorker();
    await store('b1', []);
    const open = () => ask('/dashboard/vaksinasi', { mode: 'navigate' });
    expect(await open()).toBe('net /dashboard/vaksinasi');
    network.status = 503;
    expect(await open()).toBe('net /');
    network.isCut = true;
    expect(await open()).toBe('net /');
  });

  it('answers a stored file without asking the server again', async () => {
    const { store, ask, network } = startWorker();
    await store('b1', ['/assets/a-1.js']);
    network.asked.length = 0;
    expect(await ask('/assets/a-1.js')).toBe('net /assets/a-1.js');
    expect(network.asked).toEqual([]);
  });

  it.each([
    ['/api/Vaksinasi/daftar', {}],
    ['/api/docs', { mode: 'navigate' }],
    ['/api/Luring/siapkan', { method: 'POST' }],
    ['/dashboard', { method: 'POST', mode: 'navigate' }],
    ['https://elsewhere.test/assets/a.js', {}],
    ['/favicon.svg', {}],
  ])('leaves %s alone, and stores nothing by itself', async (path, more) => {
    const { ask, stores } = startWorker();
    expect(await ask(path, more)).toBeUndefined();
    expect(stores.size).toBe(0);
  });
});
