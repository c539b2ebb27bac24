import { asc, eq } from 'drizzle-orm';
import { maskInvalidNumber } from '#contract/core/values/nik.ts';
import type { ColumnField } from '#contract/domains/import/columns/index.ts';
import type { ColumnSample, importCalls } from '#contract/domains/import/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { importRow } from '#server/platform/db/schema/index.ts';
import { assertRowsAvailable } from './list-rows.ts';
import type { ColumnMatch } from './read/column-mapping.ts';
import { decryptCells } from './row-cells.ts';
import { getImportFile } from './scope.ts';

/** Number of rows searched for samples, samples per column, and characters per sample. */
const searchedRows = 30;
const maxSamples = 3;
const maxChars = 40;

const identityFields = new Set<ColumnField>(['nik', 'noPaspor', 'noKitas']);

/** One or two letters and six to eight digits. */
const passportPattern = /^[A-Z]{1,2}\d{6,8}$/i;

/** Masks a sample: identity numbers are not needed to recognize a column. */
function maskSample(text: string, isIdentity: boolean): string {
  const shown = text.slice(0, maxChars);
  if (isIdentity || passportPattern.test(text.trim())) {
    return shown.slice(0, 2) + shown.slice(2).replace(/[\p{L}\p{N}]/gu, '•');
  }
  // The whole text, because a number that is cut would no longer be recognized as one.
  return maskInvalidNumber(text).slice(0, maxChars);
}

/** The first different values of each column of a file. */
export const columnSamples: Handler<typeof importCalls.columnSamples> = async (ctx, { params }) => {
  const file = await getImportFile(ctx, params.id);
  assertRowsAvailable(file);
  const rows = await ctx.db
    .select({ cells: importRow.cells })
    .from(importRow)
    .where(eq(importRow.importId, file.id))
    .orderBy(asc(importRow.rowNumber))
    .limit(searchedRows);
  const identityColumns = new Set(
    (file.columns as ColumnMatch[])
      .filter(({ field }) => identityFields.has(field))
      .map(({ index }) => index),
  );
  const samples = new Map<number, Set<string>>();
  for (const { cells } of rows) {
    if (cells === null) continue;
    decryptCells(ctx.deps.keys, cells).cells.forEach(({ text }, index) => {
      if (text.trim() === '') return;
      const found = samples.get(index) ?? new Set();
      if (found.size < maxSamples) found.add(maskSample(text, identityColumns.has(index)));
      samples.set(index, found);
    });
  }
  return [...samples].map(([index, contoh]): ColumnSample => ({ index, contoh: [...contoh] }));
};
