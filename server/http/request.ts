import type { Logger } from 'pino';

/** What is known of a request beside itself. */
export interface RequestInfo {
  readonly requestId: string;
  readonly log: Logger;
  /** The address of whoever opened the connection. */
  readonly peer: string;
}

/**
 * The caller's address: the connection's own, or, behind proxies we trust, the one that many steps
 * from the right of `X-Forwarded-For`. What stands further left anyone could have written.
 */
export function callerAddress(request: Request, info: RequestInfo, trustedProxies: number): string {
  if (trustedProxies === 0) return info.peer;
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map(hop => hop.trim());
  return hops[hops.length - trustedProxies] || info.peer;
}
