import type { Context } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { withExportSlot } from '#server/platform/files/export-queue.ts';
import { streamExport } from '#server/platform/files/stream-export.ts';
import {
  writeWorkbook,
  xlsxMediaType,
  type WriteBatchedSheet,
  type WriteSheet,
} from '#server/platform/spreadsheet/write-workbook.ts';
import { writeAudit } from './write-audit.ts';

interface WorkbookExport {
  readonly resource: string;
  readonly fileName: string;
  /** Counts the exported records. */
  readonly count: (ctx: Context) => Promise<number>;
  /** The filters for the audit entry, with identity numbers masked. */
  readonly filters: unknown;
  readonly sheets: readonly (WriteSheet | WriteBatchedSheet)[];
}

/**
 * Answers with a workbook that is generated while it is sent. Its audit entry is written before the
 * first byte. The handler must be marked `withoutTransaction`, because the stream outlives it.
 * @throws Problem 503 with the position in the queue while other exports run
 */
export const exportWorkbook = (
  ctx: Context,
  { resource, fileName, count, filters, sheets }: WorkbookExport,
): Promise<Response> =>
  withExportSlot(ctx, async (run, end) => {
    const total = await transaction(ctx.deps.db, async tx => {
      const inside = { ...ctx, db: tx };
      const jumlah = await count(inside);
      await writeAudit(inside, {
        action: `${resource}.export`,
        resource,
        recordLabel: fileName,
        after: { jumlah, saringan: filters },
      });
      return jumlah;
    });
    run.throwIfStopped();
    run.begin(fileName, total);
    const bytes = writeWorkbook({
      sheets,
      // A second sheet describes the export.
      onRows: (rows, sheet) => {
        if (sheet === 0) run.addRows(rows);
      },
    });
    const file = { name: fileName, mediaType: xlsxMediaType, bytes };
    return streamExport(ctx, file, run, end);
  });
