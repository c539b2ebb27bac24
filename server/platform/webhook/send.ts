import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { DeliveryFailure } from '#contract/domains/webhook/index.ts';
import { findAddress, type ResolveHost, type WebhookTarget } from './target.ts';

/** Time in ms for a whole delivery: to resolve, connect, send and get the status. */
export const deliveryMs = 10_000;

/** What came of an attempt. Only an HTTP status from 200 to 299 has no failure and counts as taken. */
export interface Attempt {
  readonly httpStatus: number | null;
  readonly ms: number | null;
  readonly failure: DeliveryFailure | null;
}

interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly resolve: ResolveHost;
  /** Aborts when the server stops. */
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

const noAnswer = (failure: DeliveryFailure): Attempt => ({ httpStatus: null, ms: null, failure });

/**
 * Sends a body to a target. It connects to the address that was checked, follows no redirect, reads nothing of
 * the body of the answer, and ends within a time.
 * @throws the reason of `signal` when the server stops
 */
export async function sendWebhook(
  target: WebhookTarget,
  { headers, body, resolve, signal, timeoutMs = deliveryMs }: SendOptions,
): Promise<Attempt> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const startedAt = performance.now();
  try {
    const address = await withAbort(findAddress(target, resolve), limit);
    if (address === undefined) return noAnswer('ALAMAT_PRIBADI');
    const posted = post(target.url, address, { headers, body, signal: limit });
    const httpStatus = await withAbort(posted, limit);
    const ms = Math.round(performance.now() - startedAt);
    return { httpStatus, ms, failure: isRedirect(httpStatus) ? 'DIALIHKAN' : null };
  } catch {
    signal.throwIfAborted();
    return noAnswer(limit.aborted ? 'HABIS_WAKTU' : 'TIDAK_TERHUBUNG');
  }
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** Waits for a promise until the signal aborts, whether or not the promise knows of the signal. */
function withAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Posts to an address of a host and returns the HTTP status of the answer, whose body is not read. */
function post(
  url: URL,
  address: string,
  { headers, body, signal }: Pick<SendOptions, 'body' | 'headers' | 'signal'>,
): Promise<number> {
  const isHttps = url.protocol === 'https:';
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const sent = (isHttps ? requestHttps : requestHttp)({
      host: address,
      port: url.port || (isHttps ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
      // The certificate is that of the host, not of its address.
      ...(isHttps && isIP(hostname) === 0 ? { servername: hostname } : {}),
      agent: false,
      signal,
    });
    sent.on('error', reject);
    sent.on('close', () => reject(new Error('The connection was closed before an answer.')));
    // Without this listener, Node keeps the connection of an answer with 101 for the caller and reports no response.
    sent.on('upgrade', ({ statusCode }, socket) => {
      resolve(statusCode ?? 0);
      socket.destroy();
    });
    sent.on('response', (response: IncomingMessage) => {
      resolve(response.statusCode ?? 0);
      response.on('error', () => undefined);
      response.destroy();
    });
    sent.end(body);
  });
}
