import { luringCalls } from '#contract/domains/luring/index.ts';
import type { Call } from '../api/http.ts';
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

/**
 * Opens the keys of an account with the help of the server, which gives its half of the content key to live sessions
 * only, and wraps them for this session.
 * @throws CallError
 */
export async function fetchKeys(
  store: OfflineStore,
  session: OfflineSession,
  call: Call,
): Promise<OpenKeys> {
  let keys = await store.get('kunci', session.id);
  if (!keys) {
    keys = await createKeys(session.id);
    await store.put('kunci', keys);
  }
  const { perangkat, kunciPublik } = keys;
  const { rahasia } = await call(luringCalls.openDevice, { body: { perangkat, kunciPublik } });
  const wrapping = await sessionKey(keys, session.token);
  const terbungkus = await encrypt(wrapping, wrapPurpose, rahasia);
  await store.put('kunci', { ...keys, terbungkus });
  return openKeys(keys, await importContentKey(fromBase64url(rahasia)));
}

/** Opens the keys that were wrapped for this session; undefined when there are none, or for another session. */
export async function unwrapKeys(
  store: OfflineStore,
  session: OfflineSession,
): Promise<OpenKeys | undefined> {
  const keys = await store.get('kunci', session.id);
  if (!keys?.terbungkus) return undefined;
  try {
    const wrapping = await sessionKey(keys, session.token);
    const rahasia = await decrypt(wrapping, wrapPurpose, keys.terbungkus);
    return openKeys(keys, await importContentKey(fromBase64url(rahasia)));
  } catch {
    return undefined;
  }
}

/** Removes what a session could open; the keys that sign stay, for acts that still wait. */
export async function forgetWrappedKeys(store: OfflineStore): Promise<void> {
  for (const keys of await store.all('kunci')) {
    if (keys.terbungkus) await store.put('kunci', { ...keys, terbungkus: undefined });
  }
}
