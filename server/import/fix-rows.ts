import { and, eq, ne, sql } from 'drizzle-orm';
import type { importCalls } from '#contract/import/index.ts';
import { maskNiks } from '#contract/values/nik.ts';
import { sheetByKind } from '#contract/import/columns/index.ts';
import { isMasked, type Issue } from '#contract/peserta/index.ts';
import type { Context, Handler } from '../context.ts';
import { importFile, importRow } from '../db/schema/index.ts';
import { invalidField, notFound } from '../problem.ts';
import { modifiedStamps } from '../record/index.ts';
import { decryptCells, encryptCells } from './row-cells.ts';
import { validateManualColumns, type ColumnMatch } from './read/column-mapping.ts';

import { rowContextFor, revalidateAll, revalidateFixed } from './validate/revalidate.ts';
import { readRow } from './validate/validate-row.ts';
import type { NumberedRow } from './validate/registration-rows.ts';
import { assertRowsAvailable, getRowRecord } from './list-rows.ts';
import { getImportRecord } from './import-record.ts';
import { batchRows, readRowsInBatches, writeRows } from './row-store.ts';
import { assertEditable, lockImport, type ImportFile } from './scope.ts';
import { message } from '../messages/message.ts';

/** Locks an import whose rows can be corrected. @throws Problem 404, 409 */
async function lockEditableImport(ctx: Context, id: number): Promise<ImportFile> {
  const file = await lockImport(ctx, id);
  assertEditable(file);
  assertRowsAvailable(file);
  return file;
}

/** Rejects a field that the file's kind does not have. @throws Problem 422 */
function assertFieldOfKind({ jenis: kind }: ImportFile, field: string): void {
  if (!sheetByKind[kind].columns.some(one => one.field === field)) {
    throw invalidField(field, message('import.unknownField'));
  }
}

/** Rejects a masked identity number as a correction. @throws Problem 422 */
function assertNotMasked(field: string, text: string): void {
  if (isMasked(text)) throw invalidField(field, message('import.numberMasked'));
}

export const fixRow: Handler<typeof importCalls.fixRow> = async (ctx, { params, body }) => {
  const file = await lockEditableImport(ctx, params.id);
  const [row] = await ctx.db
    .select({ cells: importRow.cells })
    .from(importRow)
    .where(and(eq(importRow.importId, file.id), eq(importRow.rowNumber, params.nomor)));
  if (!row?.cells) throw notFound('importRow');
  for (const [field, text] of Object.entries(body.nilai)) {
    assertFieldOfKind(file, field);
    assertNotMasked(field, text);
  }
  const current = decryptCells(ctx.deps.keys, row.cells);
  const fixed: NumberedRow = {
    rowNumber: params.nomor,
    cells: current.cells,
    corrections: { ...current.corrections, ...body.nilai },
    isSkipped: body.dilewati ?? current.isSkipped,
  };
  await revalidateFixed(ctx, file, [fixed]);
  return {
    impor: await getImportRecord(ctx, file.id),
    baris: await getRowRecord(ctx, file, params.nomor),
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
  if (fixed.length > batchRows) {
    for (let at = 0; at < fixed.length; at += batchRows) {
      const some = fixed.slice(at, at + batchRows);
      await writeRows(
        ctx.db,
        file.id,
        some.map(row => ({ rowNumber: row.rowNumber, cells: encryptCells(ctx.deps.keys, row) })),
      );
    }
    await revalidateAll(ctx, file);
  } else if (fixed.length > 0) {
    await revalidateFixed(ctx, file, fixed);
  }
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
