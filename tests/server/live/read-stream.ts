import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { waitUntil } from '../harness/wait-until.ts';

/** A stream of a tab as a test reads it. */
export interface ReadStream {
  readonly status: number;
  readonly tab: string;
  /** Name and data of each event so far. */
  readonly events: readonly string[];
  readonly hasEnded: () => boolean;
  /** Waits for an event, such as `change vaksinasi`. */
  readonly waitFor: (event: string) => Promise<void>;
  /** Disconnects, as a tab that is closed. */
  readonly leave: () => void;
}

/** Opens a stream and collects its events until the test ends. */
export async function readStream(
  send: (request: Request) => Promise<Response>,
  token: string,
  tab: string = randomUUID(),
): Promise<ReadStream> {
  const left = new AbortController();
  const response = await send(
    new Request(`http://portal.test/api/langsung/aliran?tab=${tab}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: left.signal,
    }),
  );
  const events: string[] = [];
  let hasEnded = false;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async (): Promise<void> => {
    let text = '';
    for (;;) {
      const next = await reader?.read();
      if (!next || next.done) break;
      text += next.value;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const name = /^event: (.*)$/m.exec(block)?.[1];
        const data = /^data: ?(.*)$/m.exec(block)?.[1] ?? '';
        if (name !== undefined) events.push(`${name} ${data}`.trim());
      }
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => (hasEnded = true));
  const leave = (): void => {
    void reader?.cancel().catch(() => undefined);
    left.abort();
  };
  onTestFinished(leave);
  return {
    status: response.status,
    tab,
    events,
    hasEnded: () => hasEnded,
    waitFor: event => waitUntil(() => events.includes(event)),
    leave,
  };
}
