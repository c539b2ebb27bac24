import { attachment } from './store.ts';

/** A file that is made while it is sent. */
export interface StreamedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * A file as an attachment, made no faster than it is taken. When its maker fails the connection
 * breaks off: the browser then says that the download failed, and keeps no half of it.
 * @param after told once when it is over, also when whoever asked went away
 */
export function streamAnswer(file: StreamedFile, after: (failure?: unknown) => void): Response {
  let over = false;
  const end = (failure?: unknown): void => {
    if (over) return;
    over = true;
    after(failure);
  };
  let isWanted = true;
  const reader = file.bytes.getReader();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const next = await reader.read();
        if (!isWanted) return;
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
      isWanted = false;
      await reader.cancel(reason).finally(end);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': file.mediaType,
      'content-disposition': attachment(file.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });
}
