import { eq } from 'drizzle-orm';
import { isHeaderRow, sheetOf } from '#contract/peserta-columns/index.ts';
import { maskNiks } from '#contract/nik.ts';
import { endingOf, type UploadedFile } from '#contract/upload.ts';
import type { Context } from '../context.ts';
import { speakable } from '../db/rows.ts';
import { impor } from '../db/schema/index.ts';
import { tidyName } from '../files/store.ts';
import { invalid } from '../problem.ts';
import { SpreadsheetError } from '../spreadsheet/error.ts';
import { readSheet } from '../spreadsheet/read.ts';
import type { SheetRow } from '../spreadsheet/row.ts';
import { columnsFor, headersKey } from './columns.ts';
import { judgeOf } from './judge.ts';
import { groundsFor } from './judge-again.ts';
import type { NumberedRow } from './judge-rows.ts';
import { batchRows, countRows, insertRows, markSharedPhones } from './rows.ts';
import type { ImporRow } from './scope.ts';
import { Seen } from './seen.ts';

/** Number of leading rows searched for the headers; titles and notes may precede them. */
const headerWithin = 20;

/**
 * Reads and validates an uploaded file as a stream, so memory does not grow with its size. The
 * import stays hidden until it is complete, and is deleted when reading fails.
 * @returns the import's ID
 * @throws Problem 422 at the file field, with the cause
 */
export async function readFile(
  ctx: Context,
  file: UploadedFile,
  whose: Pick<ImporRow, 'kind' | 'bhbuId' | 'faskesId' | 'vaccinationType'>,
): Promise<number> {
  const content = new Uint8Array(await file.arrayBuffer());
  const stamp = { at: ctx.now.toISOString(), by: ctx.user.fullName };
  const [made] = await ctx.db
    .insert(impor)
    .values({
      ...whose,
      userId: ctx.user.id,
      fileName: maskNiks(speakable(tidyName(file.name))),
      fileBytes: content.byteLength,
      createdAt: stamp.at,
      createdBy: stamp.by,
      modifiedAt: stamp.at,
      modifiedBy: stamp.by,
    })
    .returning();
  if (!made) throw new Error('No import was made.');
  try {
    const { sheet } = sheetOf[whose.kind];
    const rows = readSheet(content, {
      kind: endingOf(file.name) === 'csv' ? 'csv' : 'xlsx',
      ...(sheet === null ? {} : { sheet }),
      signal: ctx.signal,
    });
    await readRows(ctx, made, rows);
    ctx.signal.throwIfAborted();
    await ctx.db.update(impor).set({ isRead: true }).where(eq(impor.id, made.id));
    return made.id;
  } catch (error) {
    await ctx.db.delete(impor).where(eq(impor.id, made.id));
    if (error instanceof SpreadsheetError) throw invalid('berkas', maskNiks(error.message));
    if (ctx.signal.aborted) throw invalid('berkas', 'Unggahan dibatalkan.');
    throw error;
  }
}

async function readRows(
  ctx: Context,
  made: ImporRow,
  rows: AsyncGenerator<SheetRow, void, undefined>,
): Promise<void> {
  const above: SheetRow[] = [];
  let file: Reading | null = null;
  for await (const row of rows) {
    if (file) {
      await file.take(row);
      continue;
    }
    above.push(row);
    if (isHeader(made, row) || above.length === headerWithin) {
      file = await startReading(ctx, made, above);
    }
  }
  file ??= await startReading(ctx, made, above);
  await file.end();
}

const textsOf = (row: SheetRow): string[] => row.cells.map(cell => cell.text);

const isHeader = ({ kind }: Pick<ImporRow, 'kind'>, row: SheetRow): boolean =>
  isHeaderRow(sheetOf[kind].columns, textsOf(row));

/** Starts at the header row; without a known header the user maps the columns of the first row. */
async function startReading(
  ctx: Context,
  made: ImporRow,
  above: readonly SheetRow[],
): Promise<Reading> {
  const last = above.at(-1);
  const header = last && isHeader(made, last) ? last : above[0];
  if (!header) throw invalid('berkas', 'Tidak ada isi di lembar ini.');
  // In a file without headers this row holds personal data, so identity numbers are masked.
  const headers = textsOf(header).map(text => maskNiks(speakable(text.trim())).slice(0, 120));
  const { columns, byHand } = await columnsFor(ctx, made.kind, headers);
  const [file] = await ctx.db
    .update(impor)
    .set({
      // The sheet name is user text and may contain an identity number.
      sheet: maskNiks(speakable(header.sheet)),
      headers,
      headersKey: headersKey(headers),
      columns,
      columnsByHand: byHand,
    })
    .where(eq(impor.id, made.id))
    .returning();
  if (!file) throw new Error('The import is gone.');
  const reading = new Reading(ctx, file, await groundsFor(ctx, file));
  for (const row of above.slice(above.indexOf(header) + 1)) await reading.take(row);
  return reading;
}

/** Collects rows in batches, validates them and inserts them. */
class Reading {
  private batch: NumberedRow[] = [];
  private taken = 0;
  private writing: Promise<void> = Promise.resolve();
  private readonly seen = new Seen();
  private readonly ctx: Context;
  private readonly file: ImporRow;
  private readonly grounds: Awaited<ReturnType<typeof groundsFor>>;

  constructor(ctx: Context, file: ImporRow, grounds: Awaited<ReturnType<typeof groundsFor>>) {
    this.ctx = ctx;
    this.file = file;
    this.grounds = grounds;
  }

  async take({ rowNumber, cells }: SheetRow): Promise<void> {
    this.batch.push({ rowNumber, cells, mended: {}, isSkipped: false });
    this.taken += 1;
    if (this.batch.length === batchRows) await this.write();
  }

  async end(): Promise<void> {
    await this.write();
    await this.writing;
    if (this.taken === 0) {
      throw invalid('berkas', 'Berkas ini berisi judul kolom saja, belum ada baris peserta.');
    }
    await markSharedPhones(this.ctx.db, this.file.id, this.seen.sharingPhones());
    await countRows(this.ctx.db, this.file.id, this.ctx.now);
  }

  private async write(): Promise<void> {
    const rows = this.batch;
    this.batch = [];
    if (rows.length === 0) return;
    this.ctx.signal.throwIfAborted();
    const { db, deps } = this.ctx;
    const judged = await judgeOf(this.ctx, this.file, rows, this.grounds, this.seen);
    await this.writing;
    // Not awaited here, so that the next batch is validated while this one is inserted.
    this.writing = insertRows(db, deps.keys, this.file.id, rows, judged);
    this.writing.catch(() => undefined);
  }
}
