import { luringCalls } from '#contract/domains/luring/index.ts';
import { CallError, type Call } from '../api/http.ts';
import { resealRows } from './resealRows.ts';
import type { OfflineStore, SealedBox, StoredKeys } from './offlineStore.ts';

/** Who works: the account, and the token of the live session. */
export interface OfflineSession {
  readonly id: number;
  readonly token: string;
}

/** The keys of an account while its session lives. */
export interface OpenKeys {
  readonly perangkat: string;
  /** Encrypts a value for storage. */
  readonly seal: (purpose: string, value: unknown) => Promise<SealedBox>;
  /** Decrypts a value. @throws when it was encrypted for another purpose or account */
  readonly open: (purpose: string, box: SealedBox) => Promise<unknown>;
  /** Signs a text; returns the signature in base64url. */
  readonly sign: (text: string) => Promise<string>;
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const toBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), one => one.charCodeAt(0));

const importContentKey = (bytes: BufferSource): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

async function encrypt(key: CryptoKey, purpose: string, text: string): Promise<SealedBox> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: encode(purpose) };
  return { iv, data: await crypto.subtle.encrypt(algorithm, key, encode(text)) };
}

async function decrypt(key: CryptoKey, purpose: string, { iv, data }: SealedBox): Promise<string> {
  const algorithm = { name: 'AES-GCM', iv, additionalData: encode(purpose) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, data));
}

/** Makes the keys of an account in this browser; none of them can be exported. */
async function createKeys(akun: number): Promise<StoredKeys> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ]);
  const spki = await crypto.subtle.exportKey('spki', pair.publicKey);
  return {
    akun,
    perangkat: crypto.randomUUID(),
    penanda: pair.privateKey,
    kunciPublik: toBase64url(spki),
    pengikat: await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  };
}

/** The key of a session: without its token the stored content key cannot be opened. */
const sessionKey = async ({ pengikat }: StoredKeys, token: string): Promise<CryptoKey> =>
  await importContentKey(await crypto.subtle.sign('HMAC', pengikat, encode(token)));

const wrapPurpose = 'kunci isi';

function openKeys({ perangkat, penanda }: StoredKeys, content: CryptoKey): OpenKeys {
  return {
    perangkat,
    seal: (purpose, value) => encrypt(content, purpose, JSON.stringify(value)),
    open: async (purpose, box) => JSON.parse(await decrypt(content, purpose, box)) as unknown,
    sign: async text =>
      toBase64url(
        await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, penanda, encode(text)),
      ),
  };
}

/** Returns the keys of an account in this browser, and whether they were made by this call. */
async function findOrCreateKeys(
  store: OfflineStore,
  akun: number,
): Promise<{ readonly keys: StoredKeys; readonly isNew: boolean }> {
  const found = await store.get('kunci', akun);
  if (found) return { keys: found, isNew: false };
  const made = await createKeys(akun);
  // Of two tabs that make them at the same moment, the second takes those of the first.
  const keys = (await store.change('kunci', akun, row => (row ? undefined : made))) ?? made;
  return { keys, isNew: keys.perangkat === made.perangkat };
}

/** Returns the server's secret for this browser, as it was wrapped for a session; undefined without one. */
async function unwrapSecret(keys: StoredKeys, token: string): Promise<string | undefined> {
  if (!keys.terbungkus) return undefined;
  try {
    return await decrypt(await sessionKey(keys, token), wrapPurpose, keys.terbungkus);
  } catch {
    return undefined;
  }
}

const openWith = async (keys: StoredKeys, secret: string): Promise<OpenKeys> =>
  openKeys(keys, await importContentKey(fromBase64url(secret)));

/**
 * Asks the server for the secret of this browser. A server that has forgotten the browser registers it again, with a
 * new secret.
 * @throws CallError
 */
async function fetchSecret(
  call: Call,
  { perangkat, kunciPublik }: StoredKeys,
  isNew: boolean,
): Promise<string> {
  const ask = async (pertama: boolean): Promise<string> =>
    (await call(luringCalls.openDevice, { body: { perangkat, kunciPublik, pertama } })).rahasia;
  return await ask(isNew).catch((error: unknown) => {
    const isForgotten = !isNew && error instanceof CallError && error.status === 404;
    if (!isForgotten) throw error;
    return ask(true);
  });
}

/**
 * Opens the keys of an account with the help of the server, which gives its half of the content key to live sessions
 * only, and wraps them for this session. What the content key of before still opens is encrypted with the new one
 * before that takes its place.
 * @throws CallError
 */
export async function fetchKeys(
  store: OfflineStore,
  session: OfflineSession,
  call: Call,
): Promise<OpenKeys> {
  const { keys, isNew } = await findOrCreateKeys(store, session.id);
  const secret = await fetchSecret(call, keys, isNew);
  const after = await openWith(keys, secret);
  const secretBefore = await unwrapSecret(keys, session.token);
  if (secretBefore !== undefined && secretBefore !== secret) {
    await resealRows(store, session.id, { before: await openWith(keys, secretBefore), after });
  }
  const wrapping = await sessionKey(keys, session.token);
  const terbungkus = await encrypt(wrapping, wrapPurpose, secret);
  await store.change('kunci', session.id, row => row && { ...row, terbungkus });
  return after;
}

/** Opens the keys that were wrapped for a session; undefined when there are none, or for another session. */
export async function unwrapKeys(keys: StoredKeys, token: string): Promise<OpenKeys | undefined> {
  const secret = await unwrapSecret(keys, token);
  return secret === undefined ? undefined : await openWith(keys, secret);
}

/** Removes what a session could open; the keys that sign stay, for acts that still wait. */
export async function forgetWrappedKeys(store: OfflineStore): Promise<void> {
  for (const keys of await store.all('kunci')) {
    if (keys.terbungkus) await store.put('kunci', { ...keys, terbungkus: undefined });
  }
}
