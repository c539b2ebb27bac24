import { deliverNextMessage, type MessageDelivery } from '#server/platform/outbox/worker.ts';
import type { TestServer } from './server.ts';

/** Delivers the next due message of a server as a worker does. @returns whether there was one */
export const deliverNext = (
  { deps }: Pick<TestServer, 'deps'>,
  mail: MessageDelivery['mail'],
): Promise<boolean> =>
  deliverNextMessage({
    ...deps,
    deliver: { mail },
    signal: new AbortController().signal,
    turns: { last: 0 },
  });
