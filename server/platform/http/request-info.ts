import type { Logger } from 'pino';
import type { MeteredRequest } from './main-thread-budget.ts';

/** Data about a request besides the request itself. */
export interface RequestInfo {
  readonly requestId: string;
  readonly log: Logger;
  /** IP address of the peer that opened the connection. */
  readonly peer: string;
  /** The account that makes it, once known. */
  accountId?: number;
  /** What it uses of the main thread. */
  readonly work: MeteredRequest;
}

/**
 * Returns the client's IP address: the peer's without trusted proxies, otherwise the entry of
 * `X-Forwarded-For` that the outermost trusted proxy added. Entries left of it can be forged.
 */
export function clientAddress(
  request: Request,
  info: Pick<RequestInfo, 'peer'>,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return info.peer;
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map(hop => hop.trim());
  return hops[hops.length - trustedProxies] || info.peer;
}
