import {
  minBytesPerSecond,
  systemTimers,
  watchTransfer,
  type Timers,
  type TransferLimits,
} from '#server/platform/transfer-limits.ts';
import { contentDisposition } from './document.ts';

/** A file that is generated while it is sent. */
export interface StreamedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * A client that reads nothing for 120 seconds, or below the minimum rate, is cut off. The system
 * reports a full send buffer as writable only once about 1.4 MB of it are sent, which takes 90
 * seconds at the minimum rate.
 */
const readLimits: TransferLimits = {
  idleMs: 120_000,
  graceMs: 60_000,
  bytesPerSecond: minBytesPerSecond,
};

/** Maximum time in ms of a download, during which it holds its slot and database connection. */
const maxDownloadMs = 15 * 60_000;

/** How a download ended. */
export interface StreamEnd {
  /** Whether all bytes were sent. */
  readonly isComplete: boolean;
  /** Why it was aborted; undefined when the client left. */
  readonly failure?: unknown;
}

interface StreamOptions {
  readonly timers?: Timers | undefined;
  /** Aborts the download. */
  readonly stop?: AbortSignal;
}

/** The client did not read a download in time. */
export class SlowDownloadError extends Error {
  constructor() {
    super('the client reads too slowly');
    this.name = 'SlowDownloadError';
  }
}

/**
 * Streams a file as an attachment with backpressure. If generating it fails, or the client reads too
 * slowly, the connection is aborted, so that the browser reports a failed download instead of saving
 * a partial file.
 * @param onEnd called once at the end, also when the client disconnects
 */
export function streamResponse(
  file: StreamedFile,
  onEnd: (end: StreamEnd) => void,
  { timers = systemTimers, stop }: StreamOptions = {},
): Response {
  let hasEnded = false;
  const end = (how: StreamEnd): void => {
    if (hasEnded) return;
    hasEnded = true;
    isConnected = false;
    watch.stop();
    cancelMaximum();
    stop?.removeEventListener('abort', onStop);
    onEnd(how);
  };
  let isConnected = true;
  const reader = file.bytes.getReader();
  let abort = (_failure: unknown): void => undefined;
  const onStop = (): void => abort(stop?.reason);
  stop?.addEventListener('abort', onStop);
  const watch = watchTransfer(readLimits, timers, () => abort(new SlowDownloadError()));
  const cancelMaximum = timers.after(maxDownloadMs, () => abort(new SlowDownloadError()));
  let sentBytes = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      abort = failure => {
        isConnected = false;
        controller.error(failure);
        // The slot is released once the thread and the database connection are.
        const endAborted = (): void => end({ isComplete: false, failure });
        reader.cancel(failure).then(endAborted, endAborted);
      };
    },
    async pull(controller) {
      watch.moved(sentBytes);
      try {
        const next = await reader.read();
        if (!isConnected) return;
        if (next.done) {
          controller.close();
          end({ isComplete: true });
        } else {
          controller.enqueue(next.value);
          sentBytes = next.value.byteLength;
          watch.wait();
        }
      } catch (error) {
        controller.error(error);
        end({ isComplete: false, failure: error });
      }
    },
    async cancel(reason) {
      isConnected = false;
      await reader.cancel(reason).finally(() => end({ isComplete: false }));
    },
  });
  return new Response(body, {
    headers: {
      'content-type': file.mediaType,
      'content-disposition': contentDisposition(file.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });
}
