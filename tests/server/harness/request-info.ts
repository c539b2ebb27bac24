import type { Logger } from 'pino';
import type { RequestInfo } from '#server/platform/http/request-info.ts';

const nothing = (): void => undefined;

/** Returns the data about a request of a test from this machine, whose use of the main thread is not limited. */
export const testRequestInfo = (log: Logger): RequestInfo => ({
  requestId: 'satu',
  log,
  peer: '127.0.0.1',
  work: { chargeTo: nothing, assertAllowed: nothing, end: nothing },
});
