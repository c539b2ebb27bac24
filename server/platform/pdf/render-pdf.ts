import { Buffer } from 'node:buffer';
import type { Worker } from 'node:worker_threads';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { Mutex } from '#server/platform/spreadsheet/mutex.ts';
import { startThread } from '#server/platform/thread/start.ts';
import type { RenderJob } from './thread/render.ts';

/**
 * Limits of one document: about ten times what an agreement with 300 facilities takes. The thread
 * checks its time itself; it is terminated only when it does not end by `killSeconds`.
 */
const limits = { seconds: 30, killSeconds: 60, memoryMb: 400 } as const;

/** Waits for the only message of a thread. */
const answerOf = (worker: Worker): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('Rendering a PDF took too long.'));
      void worker.terminate();
    }, limits.killSeconds * 1000);
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(timer);
      reject(new Error('The worker thread exited.'));
    });
  });

async function renderInThread(document: PrintedDocument): Promise<Buffer> {
  const job: RenderJob = { document, seconds: limits.seconds };
  const bytes = await answerOf(startThread('pdf-render', { job, memoryMb: limits.memoryMb }));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * Returns a function that renders one document at a time, because all requests share the cores of
 * one machine. It refuses a document while `maxPending` are rendered or wait.
 */
export function createPdfRenderer({ maxPending }: { maxPending: number }) {
  const mutex = new Mutex();
  let pending = 0;
  return async (document: PrintedDocument): Promise<Buffer> => {
    if (pending >= maxPending)
      throw new Problem('BELUM_SIAP', message('http.busy'), { headers: { 'retry-after': '5' } });
    pending += 1;
    try {
      const release = await mutex.acquire();
      try {
        return await renderInThread(document);
      } finally {
        release();
      }
    } finally {
      pending -= 1;
    }
  };
}

/**
 * Renders a document as a PDF in a worker thread, so that requests are not blocked. The same blocks
 * give the same bytes.
 * @throws Problem BELUM_SIAP when too many documents wait
 */
export const renderPdf = createPdfRenderer({ maxPending: 20 });
