import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { maskNiks } from '#contract/core/values/nik.ts';
import { sheetByKind } from '#contract/domains/import/columns/index.ts';
import type { importCalls } from '#contract/domains/import/index.ts';
import { isMasked, type Issue } from '#contract/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { importFile, importRow } from '#server/platform/db/schema/index.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { modifiedStamps } from '#server/platform/record/index.ts';
import { decryptCells, encryptCells, type RowCells } from './row-cells.ts';
import { validateManualColumns, type ColumnMatch } from './read/column-mapping.ts';

import { rowContextFor, revalidateAll, revalidateFixed } from './validate/revalidate.ts';
import { readRow } from './validate/validate-row.ts';
import type { NumberedRow } from './validate/registration-rows.ts';
import { assertRowsAvailable, findRowRecords, getRowRecord } from './list-rows.ts';
import { getImportRecord } from './import-record.ts';
import { batchRows, readRowsInBatches, writeRows } from './row-store.ts';
import { assertEditable, clearLeftProgress, lockImport, type ImportFile } from './scope.ts';
import { message } from '#server/platform/messages/message.ts';

/** Locks an import whose rows can be corrected. @throws Problem 404, 409 */
export async function lockEditableImport(ctx: Context, id: number): Promise<ImportFile> {
  const file = await lockImport(ctx, id);
  assertEditable(file);
  assertRowsAvailable(file);
  await clearLeftProgress(ctx.db, file);
  return file;
}

/** Rejects a field that the file's kind does not have. @throws Problem 422 */
function assertFieldOfKind({ jenis: kind }: ImportFile, field: string): void {
  if (!sheetByKind[kind].columns.some(one => one.field === field)) {
    throw invalidField(field, message('import.unknownField'));
  }
}

/** Rejects a file without a NIK column of its kind. @throws Problem 422 */
export const assertNikOfKind = (file: ImportFile): void => assertFieldOfKind(file, 'nik');

/** Rejects a masked identity number as a correction. @throws Problem 422 */
function assertNotMasked(field: string, text: string): void {
  if (isMasked(text)) throw invalidField(field, message('import.numberMasked'));
}

/** Rows that are returned with the corrected ones, because they are about the same people. */
const maxRowsOfSamePeople = 200;

/** Returns corrections with new texts; null removes one. @throws Problem 422 */
function changeCorrections(
  file: ImportFile,
  before: RowCells['corrections'],
  nilai: Readonly<Record<string, string | null>>,
): RowCells['corrections'] {
  for (const [field, text] of Object.entries(nilai)) {
    assertFieldOfKind(file, field);
    if (text !== null) assertNotMasked(field, text);
  }
  const merged: Record<string, string | null> = { ...before, ...nilai };
  return Object.fromEntries(Object.entries(merged).filter(([, text]) => text !== null));
}

/** Corrected rows up to which only what they concern is validated again, and not the whole file. */
const maxFixedRows = 10 * batchRows;

/** Stores the corrections of rows and validates what they concern again; any number of rows. */
export async function saveCorrections(
  ctx: Context,
  file: ImportFile,
  fixed: readonly NumberedRow[],
): Promise<void> {
  const isWholeFile = fixed.length > maxFixedRows;
  for (let at = 0; at < fixed.length; at += batchRows) {
    const some = fixed.slice(at, at + batchRows);
    if (isWholeFile) {
      await writeRows(
        ctx.db,
        file.id,
        some.map(row => ({ rowNumber: row.rowNumber, cells: encryptCells(ctx.deps.keys, row) })),
      );
    } else {
      await revalidateFixed(ctx, file, some);
    }
  }
  if (isWholeFile) await revalidateAll(ctx, file);
}

export const fixRow: Handler<typeof importCalls.fixRow> = async (ctx, { params, body }) => {
  const file = await lockEditableImport(ctx, params.id);
  const [row] = await ctx.db
    .select({ cells: importRow.cells })
    .from(importRow)
    .where(and(eq(importRow.importId, file.id), eq(importRow.rowNumber, params.nomor)));
  if (!row?.cells) throw notFound('importRow');
  const current = decryptCells(ctx.deps.keys, row.cells);
  const fixed: NumberedRow = {
    rowNumber: params.nomor,
    ...current,
    corrections: changeCorrections(file, current.corrections, body.nilai),
    isSkipped: body.dilewati ?? current.isSkipped,
  };
  await revalidateFixed(ctx, file, [fixed]);
  return {
    impor: await getImportRecord(ctx, file.id),
    baris: await getRowRecord(ctx, file, params.nomor),
  };
};

export const fixCells: Handler<typeof importCalls.fixCells> = async (ctx, { params, body }) => {
  const file = await lockEditableImport(ctx, params.id);
  const numbers = body.baris.map(({ nomor }) => nomor);
  const found = await ctx.db
    .select({ rowNumber: importRow.rowNumber, cells: importRow.cells })
    .from(importRow)
    .where(and(eq(importRow.importId, file.id), inArray(importRow.rowNumber, numbers)));
  const rows = new Map<number, NumberedRow>();
  for (const { rowNumber, cells } of found) {
    if (cells) rows.set(rowNumber, { rowNumber, ...decryptCells(ctx.deps.keys, cells) });
  }
  for (const { nomor, nilai } of body.baris) {
    const row = rows.get(nomor);
    if (!row) throw notFound('importRow');
    rows.set(nomor, { ...row, corrections: changeCorrections(file, row.corrections, nilai) });
  }
  const others = await revalidateFixed(ctx, file, [...rows.values()]);
  const returned = [...rows.keys(), ...others.slice(0, maxRowsOfSamePeople)];
  return {
    impor: await getImportRecord(ctx, file.id),
    baris: await findRowRecords(ctx, file, inArray(importRow.rowNumber, returned)),
  };
};

export const fixRows: Handler<typeof importCalls.fixRows> = async (ctx, { params, body }) => {
  const file = await lockEditableImport(ctx, params.id);
  const { field, kode, dari, menjadi } = body;
  assertFieldOfKind(file, field);
  assertNotMasked(field, menjadi);
  const context = await rowContextFor(ctx, file);
  const hasIssue = and(
    sql`${kode} = any(${importRow.codes})`,
    ne(importRow.outcome, 'dilewati'),
    sql`${importRow.issues} @> ${JSON.stringify([{ code: kode, field } satisfies Issue])}::jsonb`,
  );
  const fixed: NumberedRow[] = [];
  for await (const rows of readRowsInBatches(ctx.db, ctx.deps.keys, file.id, hasIssue)) {
    for (const row of rows) {
      const currentText = maskNiks(readRow(row, context).original[field] ?? '');
      if (dari !== undefined && currentText !== dari) continue;
      fixed.push({ ...row, corrections: { ...row.corrections, [field]: menjadi } });
    }
  }
  await saveCorrections(ctx, file, fixed);
  return { impor: await getImportRecord(ctx, file.id), diperbaiki: fixed.length };
};

export const setColumns: Handler<typeof importCalls.setColumns> = async (ctx, { params, body }) => {
  const file = await lockEditableImport(ctx, params.id);
  const columns = validateManualColumns(
    file.jenis,
    body,
    file.columns as ColumnMatch[],
    file.headers as string[],
  );
  await ctx.db
    .update(importFile)
    .set({
      columns,
      areColumnsManual: true,
      ...modifiedStamps(ctx),
    })
    .where(eq(importFile.id, file.id));
  await revalidateAll(ctx, { ...file, columns });
  return await getImportRecord(ctx, file.id);
};
