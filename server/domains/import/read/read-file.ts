import { and, eq } from 'drizzle-orm';
import { maskDamagedNiks } from '#contract/core/values/nik.ts';
import { fileExtension, type UploadedFile } from '#contract/core/values/upload.ts';
import { isHeaderRow, sheetByKind } from '#contract/domains/import/columns/index.ts';
import type { Context } from '#server/platform/context.ts';
import { toStorableText } from '#server/platform/db/bulk-rows.ts';
import { transaction } from '#server/platform/db/client.ts';
import { importFile } from '#server/platform/db/schema/index.ts';
import { sanitizeFileName } from '#server/platform/files/document.ts';
import { bytesOf } from '#server/platform/http/form-file.ts';
import { recordCreation } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, invalidFields } from '#server/platform/problem.ts';
import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { readSheet } from '#server/platform/spreadsheet/read-sheet.ts';
import type { SheetRow } from '#server/platform/spreadsheet/sheet-row.ts';
import { rowContextFor } from '../validate/revalidate.ts';
import { importLifecycle, type ImportFile } from '../scope.ts';
import { detectColumns, headersKey } from './column-mapping.ts';
import { ImportReader } from './import-reader.ts';

/** Number of leading rows searched for the headers; titles and notes may precede them. */
const headerSearchRows = 20;

/**
 * Reads and validates an uploaded file as a stream, so memory does not grow with its size. The
 * import stays hidden until it is complete, and is deleted when reading fails.
 * @param complete runs in the transaction that completes the import, with its ID
 * @param chosenSheet position of the sheet from 1; by name when omitted
 * @returns the import's ID
 * @throws Problem 422 at the file field, with the cause
 */
export async function readFile(
  ctx: Context,
  file: UploadedFile,
  target: Pick<ImportFile, 'jenis' | 'bhbuId' | 'faskesId' | 'vaccinationType'>,
  complete: (ctx: Context, id: number) => Promise<void>,
  chosenSheet?: number,
): Promise<number> {
  const stamp = { at: ctx.now.toISOString(), by: ctx.user.fullName };
  const [created] = await ctx.db
    .insert(importFile)
    .values({
      ...target,
      userId: ctx.user.id,
      namaBerkas: maskDamagedNiks(toStorableText(sanitizeFileName(file.name))),
      ukuran: file.size,
      createdAt: stamp.at,
      createdBy: stamp.by,
      modifiedAt: stamp.at,
      modifiedBy: stamp.by,
    })
    .returning();
  if (!created) throw new Error('The import was not inserted.');
  try {
    const sheet = chosenSheet ?? sheetByKind[target.jenis].sheet;
    const rows = readSheet(await bytesOf(file), {
      moveBytes: true,
      kind: fileExtension(file.name) === 'csv' ? 'csv' : 'xlsx',
      ...(sheet === null ? {} : { sheet }),
      signal: ctx.signal,
    });
    await readRows(ctx, created, rows);
    ctx.signal.throwIfAborted();
    await transaction(ctx.deps.db, async tx => {
      const inside: Context = { ...ctx, db: tx };
      await tx.update(importFile).set({ isRead: true }).where(eq(importFile.id, created.id));
      await recordCreation(inside, importLifecycle, created, 'upload');
      await complete(inside, created.id);
    });
    return created.id;
  } catch (error) {
    // One that was completed, although its commit was not confirmed, stays.
    await ctx.db
      .delete(importFile)
      .where(and(eq(importFile.id, created.id), eq(importFile.isRead, false)));
    if (error instanceof SpreadsheetError) {
      throw invalidFields(
        { berkas: [error.detail] },
        error.sheets ? { lembar: [...error.sheets] } : {},
      );
    }
    if (ctx.signal.aborted) throw invalidField('berkas', message('import.uploadCancelled'));
    throw error;
  }
}

async function readRows(
  ctx: Context,
  created: ImportFile,
  rows: AsyncGenerator<SheetRow, void, undefined>,
): Promise<void> {
  const leadingRows: SheetRow[] = [];
  let file: ImportReader | null = null;
  try {
    for await (const row of rows) {
      if (file) {
        await file.addRow(row);
        continue;
      }
      leadingRows.push(row);
      if (isHeader(created, row) || leadingRows.length === headerSearchRows) {
        file = await startReading(ctx, created, leadingRows);
      }
    }
    file ??= await startReading(ctx, created, leadingRows);
    await file.finish();
  } finally {
    await file?.stop();
  }
}

const textsOf = (row: SheetRow): string[] => row.cells.map(cell => cell.text);

const isHeader = ({ jenis: kind }: Pick<ImportFile, 'jenis'>, row: SheetRow): boolean =>
  isHeaderRow(sheetByKind[kind].columns, textsOf(row));

/** Starts at the header row; without a known header the user maps the columns of the first row. */
async function startReading(
  ctx: Context,
  created: ImportFile,
  leadingRows: readonly SheetRow[],
): Promise<ImportReader> {
  const last = leadingRows.at(-1);
  const header = last && isHeader(created, last) ? last : leadingRows[0];
  if (!header) throw invalidField('berkas', message('spreadsheet.sheetEmpty'));
  // In a file without headers this row holds personal data, so identity numbers are masked.
  const headers = textsOf(header).map(text =>
    maskDamagedNiks(toStorableText(text.trim())).slice(0, 120),
  );
  const { columns, byHand } = await detectColumns(ctx, created.jenis, headers);
  const [file] = await ctx.db
    .update(importFile)
    .set({
      // The sheet name is user text and may contain an identity number.
      lembar: maskDamagedNiks(toStorableText(header.sheet)),
      headers,
      headersKey: headersKey(headers),
      columns,
      areColumnsManual: byHand,
    })
    .where(eq(importFile.id, created.id))
    .returning();
  if (!file) throw new Error('The import file was deleted meanwhile.');
  const reading = new ImportReader(ctx, file, await rowContextFor(ctx, file));
  for (const row of leadingRows.slice(leadingRows.indexOf(header) + 1)) await reading.addRow(row);
  return reading;
}
