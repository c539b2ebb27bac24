import { and, eq } from 'drizzle-orm';
import { maskDamagedNiks } from '#contract/core/values/nik.ts';
import type { UploadedFile } from '#contract/core/values/upload.ts';
import {
  continuedHeader,
  countHeaderMatches,
  sheetByKind,
} from '#contract/domains/import/columns/index.ts';
import {
  delimiterName,
  delimitersByName,
  type DelimiterName,
  type HiddenRowChoice,
} from '#contract/domains/import/index.ts';
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
import { openTable, textsOf, type Table } from '#server/platform/spreadsheet/read-table.ts';
import type { SheetRow } from '#server/platform/spreadsheet/sheet-row.ts';
import { rowContextFor } from '../validate/revalidate.ts';
import { importLifecycle, type ImportFile } from '../scope.ts';
import { detectColumns, headersKey } from './column-mapping.ts';
import { ImportReader } from './import-reader.ts';

/** Rows below the header that are looked at before the columns are chosen. */
const lookedAtRows = 30;

/** Rows over which a header may extend below the first one. */
const maxHeaderRows = 3;

/** How a file is to be read. */
interface ReadingChoices {
  /** Position of the sheet from 1; by name when omitted. */
  readonly lembar?: number | undefined;
  readonly pemisah?: DelimiterName | undefined;
  readonly tersembunyi?: HiddenRowChoice | undefined;
}

/**
 * Reads and validates an uploaded file as a stream, so memory does not grow with its size. The
 * import stays hidden until it is complete, and is deleted when reading fails.
 * @param complete runs in the transaction that completes the import, with its ID
 * @returns the import's ID
 * @throws Problem 422 at the file field, with the cause
 */
export async function readFile(
  ctx: Context,
  file: UploadedFile,
  target: Pick<ImportFile, 'jenis' | 'bhbuId' | 'faskesId' | 'vaccinationType'>,
  complete: (ctx: Context, id: number) => Promise<void>,
  { lembar, pemisah, tersembunyi }: ReadingChoices = {},
): Promise<number> {
  const stamp = { at: ctx.now.toISOString(), by: ctx.user.fullName };
  const [created] = await ctx.db
    .insert(importFile)
    .values({
      ...target,
      userId: ctx.user.id,
      namaBerkas: maskDamagedNiks(toStorableText(sanitizeFileName(file.name))),
      ukuran: file.size,
      hiddenChoice: tersembunyi ?? null,
      createdAt: stamp.at,
      createdBy: stamp.by,
      modifiedAt: stamp.at,
      modifiedBy: stamp.by,
    })
    .returning();
  if (!created) throw new Error('The import was not inserted.');
  try {
    const sheet = lembar ?? sheetByKind[target.jenis].sheet;
    const { columns } = sheetByKind[target.jenis];
    const table = await openTable(
      await bytesOf(file),
      texts => {
        const count = countHeaderMatches(columns, texts);
        return count === 0 ? undefined : { columns, count };
      },
      {
        moveBytes: true,
        ...(sheet === null ? {} : { sheet }),
        ...(pemisah === undefined ? {} : { delimiter: delimitersByName[pemisah] }),
        signal: ctx.signal,
      },
    );
    await readRows(ctx, created, table);
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

async function readRows(ctx: Context, created: ImportFile, table: Table<unknown>): Promise<void> {
  let file: ImportReader | null = null;
  try {
    const { header, rows } = await findHeaders(created, table);
    file = await startReading(ctx, created, { ...table, header, rows });
    for (const row of rows) await file.addRow(row);
    for await (const row of table.rows) await file.addRow(row);
    await file.finish();
  } finally {
    await table.close();
    await file?.stop();
  }
}

/** The headers of a table, and its first rows. */
interface TableStart {
  readonly header: { readonly sheet: string; readonly texts: readonly string[] };
  readonly rows: readonly SheetRow[];
}

/**
 * Finds the headers, which may extend over several rows, and the first rows below. Without a known header the
 * user maps the columns of the first row. @throws Problem 422 for a table without rows
 */
async function findHeaders(
  { jenis: kind }: Pick<ImportFile, 'jenis'>,
  { header, above, rows }: Table<unknown>,
): Promise<TableStart> {
  const first = header?.row ?? above[0];
  if (!first) throw invalidField('berkas', message('spreadsheet.sheetEmpty'));
  const next = header ? [] : above.slice(1);
  while (next.length < lookedAtRows) {
    const taken = await rows.next();
    if (taken.done) break;
    next.push(taken.value);
  }
  let texts = textsOf(first);
  for (let i = 1; header && i < maxHeaderRows; i++) {
    const below = next[0];
    const continued = below && continuedHeader(sheetByKind[kind].columns, texts, textsOf(below));
    if (!continued) break;
    texts = continued;
    next.shift();
  }
  return { header: { sheet: first.sheet, texts }, rows: next };
}

async function startReading(
  ctx: Context,
  created: ImportFile,
  { header, rows, delimiter }: TableStart & Pick<Table<unknown>, 'delimiter'>,
): Promise<ImportReader> {
  // In a file without headers this row holds personal data, so identity numbers are masked.
  const headers = header.texts.map(text =>
    maskDamagedNiks(toStorableText(text.trim())).slice(0, 120),
  );
  const contentOf = (index: number): string[] => rows.map(({ cells }) => cells[index]?.text ?? '');
  const { columns, byHand, ambiguous } = await detectColumns(
    ctx,
    created.jenis,
    headers,
    contentOf,
  );
  const [file] = await ctx.db
    .update(importFile)
    .set({
      // The sheet name is user text and may contain an identity number.
      lembar: maskDamagedNiks(toStorableText(header.sheet)),
      headers,
      headersKey: headersKey(headers),
      columns,
      areColumnsManual: byHand,
      ambiguousColumns: ambiguous,
      delimiter: delimiter === undefined ? null : (delimiterName(delimiter) ?? null),
    })
    .where(eq(importFile.id, created.id))
    .returning();
  if (!file) throw new Error('The import file was deleted meanwhile.');
  return new ImportReader(ctx, file, await rowContextFor(ctx, file));
}
