import { serve } from '@hono/node-server';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { OpenRequests } from '#server/platform/http/open-requests.ts';
import { networkOf } from '#server/platform/network.ts';
import type { App } from './app.ts';

/** Limits of the connections to the server. */
export interface ConnectionLimits {
  readonly all: number;
  /** Connections of one address, or IPv6 network; it holds only when no proxy stands between. */
  readonly perAddress: number;
  /**
   * Time in ms after which a response that its client does not read is cut off. It is longer than a
   * full send buffer takes at the minimum rate.
   */
  readonly unreadMs: number;
}

const connectionLimits: ConnectionLimits = {
  all: 4_000,
  perAddress: 1_000,
  unreadMs: 120_000,
};

/** Timeouts of Node, in ms. */
const timeouts = {
  headersTimeout: 10_000,
  /** More than the largest body takes at the minimum rate, which `readBody` enforces. */
  requestTimeout: 60 * 60_000,
  /** More than the 60 seconds after which usual proxies close an idle connection. */
  keepAliveTimeout: 65_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 5_000,
};

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Whether clients connect through proxies, so that their connections share an address. */
  readonly isBehindProxy: boolean;
  readonly limits?: ConnectionLimits;
  /** Called once, when an address first reaches its limit. */
  readonly onFull?: () => void;
}

/** Listens for requests. @throws Error when the address cannot be used */
export const listen = (
  { host, port, isBehindProxy, limits = connectionLimits, onFull }: ListenOptions,
  app: App,
  requests: OpenRequests,
): Promise<ReturnType<typeof serve>> =>
  new Promise((resolve, reject) => {
    const server = serve(
      {
        hostname: host,
        port,
        serverOptions: timeouts,
        fetch: (request, { incoming, outgoing }) => {
          if (namesSeveralHosts(incoming.rawHeaders)) return new Response(null, { status: 400 });
          cutOffUnread(outgoing as ServerResponse, incoming.socket, limits.unreadMs);
          const isRefused = app.isDraining();
          const response = app.fetch(request, incoming.socket.remoteAddress ?? '');
          const closed = new Promise<void>(resolveClosed => outgoing.once('close', resolveClosed));
          if (!isRefused) requests.add(request, Promise.allSettled([response, closed]));
          return response;
        },
      },
      () => resolve(server),
    ) as Server;
    server.maxConnections = limits.all;
    if (!isBehindProxy) limitPerAddress(server, limits.perAddress, onFull);
    server.once('error', reject);
  });

/** Whether a request has several `Host` headers, which a proxy and the server could read differently (RFC 9112, 3.2). */
const namesSeveralHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/**
 * Closes the connection when the client reads nothing of a response for a time. A response that the
 * server still prepares is not affected.
 */
function cutOffUnread(outgoing: ServerResponse, socket: Socket, unreadMs: number): void {
  outgoing.setTimeout(unreadMs, () => {
    if (outgoing.writableNeedDrain || outgoing.writableEnded) socket.destroy();
    else socket.setTimeout(unreadMs);
  });
}

/** Closes the connections of an address beyond a number. */
function limitPerAddress(server: Server, maxConnections: number, onFull?: () => void): void {
  const open = new Map<string, number>();
  let hasReported = false;
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > maxConnections) {
      socket.destroy();
      if (!hasReported) onFull?.();
      hasReported = true;
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
