import type { LiveEvent, LiveTopic } from '#contract/domains/live.ts';
import type { CurrentUser } from '#server/platform/context.ts';
import type { Presence } from '#server/platform/announce/announce.ts';

/** Events that a client may leave unread before its stream ends. */
const maxUnread = 200;

/** An open stream of server-sent events to one tab. */
export interface Stream {
  /** The account as it was when the stream opened; its session ends when it changes. */
  readonly user: CurrentUser;
  readonly tab: string;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** What the tab has open. */
  opened: Presence | null;
  readonly send: (event: LiveEvent, topic: LiveTopic) => void;
  /** Sends a sign of life. */
  readonly beat: () => void;
  /** Ends the stream, after an event that says why. */
  readonly end: (why?: LiveEvent) => void;
}

const encoder = new TextEncoder();

/** Creates a stream. @param onEnd called once, also when the client leaves */
export function createStream(user: CurrentUser, tab: string, onEnd: () => void): Stream {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const finish = (): void => {
    if (!controller) return;
    controller = undefined;
    onEnd();
  };
  const write = (text: string): void => {
    if (!controller) return;
    if ((controller.desiredSize ?? 0) < -maxUnread) end();
    else controller.enqueue(encoder.encode(text));
  };
  const end = (why?: LiveEvent): void => {
    if (why) write(`event: ${why}\ndata:\n\n`);
    controller?.close();
    finish();
  };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(started) {
      controller = started;
      // A proxy passes the head on with the first bytes.
      write(':\n\n');
    },
    cancel: finish,
  });
  return {
    user,
    tab,
    body,
    opened: null,
    send: (event, topic) => write(`event: ${event}\ndata: ${topic}\n\n`),
    beat: () => write(':\n\n'),
    end,
  };
}
