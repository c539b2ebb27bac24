// Service worker of the portal. It stores the shell only: the page and the built scripts, styles and fonts. It neither
// stores nor answers calls of the API, so it never holds data of people.

/** The page in the cache. */
const page = '/__halaman';
const prefix = 'kerangka-';
/** Milliseconds after which a page that does not arrive is taken from the cache. */
const patience = 8000;

const isAsset = ({ pathname }) => pathname.startsWith('/assets/');

/** Stores the shell of a build and removes those of others. */
async function store({ build, assets }) {
  const cache = await caches.open(prefix + build);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const own = assets.filter(path => path.startsWith('/assets/') && !path.includes('..'));
  await cache.addAll(own.filter(path => !known.has(path)));
  const html = await fetch('/', { cache: 'no-store' });
  if (!html.ok) throw new Error(`The page was answered with ${html.status}.`);
  await cache.put(page, html);
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== prefix + build) await caches.delete(name);
  }
}

/** The page from the network; from the cache when there is none. */
async function answerPage(request) {
  const stored = await caches.match(page);
  try {
    const signal = stored ? AbortSignal.timeout(patience) : undefined;
    const answer = await fetch(request, { signal });
    return stored && answer.status >= 502 && answer.status <= 504 ? stored : answer;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
}

/** A hashed file never changes, so the stored one is right. */
const answerAsset = async request => (await caches.match(request.url)) ?? (await fetch(request));

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('message', event => {
  const [port] = event.ports;
  if (event.data?.jenis !== 'simpan' || !port) return;
  event.waitUntil(
    store(event.data).then(
      () => port.postMessage({ berhasil: true }),
      () => port.postMessage({ berhasil: false }),
    ),
  );
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isAsset(url)) event.respondWith(answerAsset(request));
  else if (request.mode === 'navigate' && !/^\/(?:api|\.well-known)(?:\/|$)/.test(url.pathname)) {
    event.respondWith(answerPage(request));
  }
});
