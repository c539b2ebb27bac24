import { contentDisposition } from './document.ts';

/** A file that is generated while it is sent. */
export interface StreamedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * Streams a file as an attachment with backpressure. If generating it fails, the connection is
 * aborted, so that the browser reports a failed download instead of saving a partial file.
 * @param onEnd called once at the end, also when the client disconnects; receives the error if
 * there was one
 */
export function streamResponse(file: StreamedFile, onEnd: (failure?: unknown) => void): Response {
  let hasEnded = false;
  const end = (failure?: unknown): void => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd(failure);
  };
  let isConnected = true;
  const reader = file.bytes.getReader();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const next = await reader.read();
        if (!isConnected) return;
        if (next.done) {
          controller.close();
          end();
        } else {
          controller.enqueue(next.value);
        }
      } catch (error) {
        controller.error(error);
        end(error);
      }
    },
    async cancel(reason) {
      isConnected = false;
      await reader.cancel(reason).finally(end);
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
