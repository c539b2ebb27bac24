import type { serve } from '@hono/node-server';
import type { Logger } from 'pino';
import type { OpenRequests } from '#server/platform/http/open-requests.ts';

/** Maximum time for accepted requests to finish after a stop signal. */
const requestTimeoutMs = 25_000;

/** Maximum time for imports and exports, which a user would have to repeat. */
const longRequestTimeoutMs = 10 * 60_000;

/** Time for the last responses to reach their clients. */
const connectionTimeoutMs = 1_000;

/**
 * Waits for the accepted requests, then closes the server with its connections. The application
 * must refuse new requests already.
 */
export async function stopHttp(
  server: ReturnType<typeof serve>,
  requests: OpenRequests,
  log: Logger,
): Promise<void> {
  const long = requests.list().filter(one => one.isLong);
  if (long.length > 0) {
    log.info({ requests: long }, 'waiting for imports and exports, at most 10 minutes');
  }
  const started = Date.now();
  if (!(await requests.waitUntil(open => open.length === 0, requestTimeoutMs))) {
    const left = longRequestTimeoutMs - (Date.now() - started);
    await requests.waitUntil(open => !open.some(one => one.isLong), left);
  }
  const cut = requests.list();
  if (cut.length > 0) log.warn({ requests: cut }, 'requests cut off at shutdown');
  await new Promise<void>(resolve => {
    const closeAll = (): void => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    };
    const timer = setTimeout(closeAll, connectionTimeoutMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
