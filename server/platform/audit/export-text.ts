import type { Context } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { withExportSlot } from '#server/platform/files/export-queue.ts';
import { streamExport } from '#server/platform/files/stream-export.ts';
import { writeAudit } from './write-audit.ts';

interface TextExport {
  readonly resource: string;
  readonly fileName: string;
  readonly mediaType: string;
  /** Number of exported records. */
  readonly count: number;
  /** What the audit entry says of the selection. */
  readonly filters?: object;
  readonly parts: Iterable<string>;
}

/**
 * Answers with a text file, whose audit entry is written before the first byte. The handler must be
 * marked `withoutTransaction`, because the stream outlives it.
 * @throws Problem 503 with the position in the queue while other exports run
 */
export const exportText = (
  ctx: Context,
  { resource, fileName, mediaType, count, filters, parts }: TextExport,
): Promise<Response> =>
  withExportSlot(ctx, async (run, end) => {
    await transaction(ctx.deps.db, tx =>
      writeAudit(
        { ...ctx, db: tx },
        {
          action: `${resource}.export`,
          resource,
          recordLabel: fileName,
          after: { jumlah: count, ...(filters ? { saringan: filters } : {}) },
        },
      ),
    );
    run.throwIfStopped();
    run.begin(fileName, null);
    const encoder = new TextEncoder();
    const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const part of parts) controller.enqueue(encoder.encode(part));
        controller.close();
      },
    });
    return streamExport(ctx, { name: fileName, mediaType, bytes }, run, end);
  });
