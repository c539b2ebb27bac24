import { eq } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { importFile } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import type { SheetRow } from '#server/platform/spreadsheet/sheet-row.ts';
import { prepareRows } from '../validate/validate-rows.ts';
import { completeValidation } from '../validate/revalidate.ts';
import { FirstRows } from '../validate/first-rows.ts';
import type { RowContext } from '../validate/validate-row.ts';
import { insertRows } from '../row-store.ts';
import { encryptRowsInSlices } from '../row-encryption.ts';
import type { ImportFile } from '../scope.ts';
import { EncryptionThread } from './encryption-thread.ts';
import { RowBatch } from './row-batch.ts';

/**
 * Batches that are read but not yet inserted. With three of them neither the server nor the database waits
 * for the other; more were not faster.
 */
const maxBatches = 3;

/** Runs tasks one after the other. A task that fails ends the stage: later ones fail with the same error. */
class Stage {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.last.then(task);
    this.last = result;
    // The caller may await it later.
    result.catch(() => undefined);
    return result;
  }

  /** Waits until no task runs. */
  async end(): Promise<void> {
    await this.last.catch(() => undefined);
  }
}

/**
 * Collects rows in batches and passes them through three stages: preparing, validating in the order of the
 * file, and inserting. Rows are encrypted immediately before they are inserted, because the key may change
 * while the server runs.
 */
export class ImportReader {
  private readonly batch = new RowBatch();
  private rowCount = 0;
  private hiddenCount = 0;
  /** Whether the file has more than one batch. */
  private isLarge = false;
  private readonly preparing = new Stage();
  private readonly validating = new Stage();
  private readonly inserting = new Stage();
  /** The batches under way, by their insertion. */
  private readonly insertions: Promise<void>[] = [];
  private readonly firstRows = new FirstRows();
  private readonly filledColumns = new Set<number>();
  private readonly ctx: Context;
  private readonly file: ImportFile;
  private readonly context: RowContext;
  private readonly encryption: EncryptionThread;

  constructor(ctx: Context, file: ImportFile, context: RowContext) {
    this.ctx = ctx;
    this.file = file;
    this.context = context;
    this.encryption = new EncryptionThread(ctx.deps.keys);
  }

  /** Takes a row, and waits while too many batches are under way. */
  async addRow({ rowNumber, cells, isHidden }: SheetRow): Promise<void> {
    this.rowCount += 1;
    if (isHidden) this.hiddenCount += 1;
    cells.forEach(({ text }, column) => {
      if (!this.filledColumns.has(column) && text.trim() !== '') this.filledColumns.add(column);
    });
    const isSkipped = isHidden && this.file.hiddenChoice === 'lewati';
    if (this.batch.add({ rowNumber, cells, corrections: {}, isSkipped, isHidden }))
      await this.takeBatch();
  }

  /** Completes the import after its last row. @throws Problem 422 without rows */
  async finish(): Promise<void> {
    await this.takeBatch();
    await Promise.all(this.insertions);
    await this.encryption.stop();
    if (this.rowCount === 0) {
      throw invalidField('berkas', message('import.headersOnly'));
    }
    await this.writeFound();
    await completeValidation(this.ctx, this.file, this.context, this.firstRows);
  }

  /** Ends the thread and waits for the batches under way, also when reading failed. */
  async stop(): Promise<void> {
    await this.encryption.stop();
    await Promise.all([this.preparing.end(), this.validating.end(), this.inserting.end()]);
  }

  /**
   * Stores which columns have content, and the number of hidden rows. A column without a header gets an empty header, so that the user
   * can map it, and an earlier mapping of the same headers does not confirm it.
   */
  private async writeFound(): Promise<void> {
    const { db } = this.ctx;
    const filledColumns = [...this.filledColumns].sort((a, b) => a - b);
    const headers = [...(this.file.headers as string[])];
    const width = (filledColumns.at(-1) ?? -1) + 1;
    const hasMore = width > headers.length;
    while (headers.length < width) headers.push('');
    await db
      .update(importFile)
      .set({
        filledColumns,
        headers,
        hiddenRows: this.hiddenCount,
        ...(hasMore ? { areColumnsManual: false } : {}),
      })
      .where(eq(importFile.id, this.file.id));
  }

  /** Passes the collected rows to the stages, and waits while too many batches are under way. */
  private async takeBatch(): Promise<void> {
    const { ctx, file, context, firstRows } = this;
    const rows = this.batch.take();
    if (rows.length === 0) return;
    ctx.signal.throwIfAborted();
    const prepared = this.preparing.run(() => prepareRows(ctx, file, rows, context));
    const validated = this.validating.run(async () => (await prepared)(firstRows));
    // The first batch needs no thread: a small file is inserted before one has started.
    const encrypt = this.isLarge ? this.encryption.encrypt : encryptRowsInSlices(ctx.deps.keys);
    this.isLarge = true;
    const inserted = this.inserting.run(async () =>
      insertRows(ctx.db, encrypt, file.id, rows, await validated),
    );
    this.insertions.push(inserted);
    if (this.insertions.length >= maxBatches) await this.insertions.shift();
  }
}
