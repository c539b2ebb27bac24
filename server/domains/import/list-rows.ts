import { and, asc, eq, gt, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import type { FieldChange, ImportRow, importCalls } from '#contract/domains/import/index.ts';
import type { IssueCode } from '#contract/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { faskes, importRow, importChange } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { decryptCells, decryptChanges } from './row-cells.ts';
import { rowContextFor } from './validate/revalidate.ts';
import { getImportFile, type ImportFile } from './scope.ts';
import { toRowRecord } from './row-record.ts';

const columns = {
  rowNumber: importRow.rowNumber,
  cells: importRow.cells,
  outcome: importRow.outcome,
  issues: importRow.issues,
  changes: importRow.changes,
  changedValues: importRow.changedValues,
  // A smart check row can change several registrations; the first one is returned.
  pesertaId: sql<number | null>`coalesce(
    (
      select min(s.peserta_id) from ${importChange} s
      where s.import_id = ${importRow}.import_id and s.row_number = ${importRow}.row_number
    ),
    ${importRow.pesertaId}
  )`,
};

/** Rejects an import whose row contents were purged. @throws Problem 409 */
export function assertRowsAvailable(file: ImportFile): void {
  if (file.purgedAt !== null) {
    throw new Problem('KEADAAN_SALAH', message('import.rowsPurged'));
  }
}

/** Returns row records in file order. */
export async function findRowRecords(
  ctx: Context,
  file: ImportFile,
  where: SQL,
): Promise<ImportRow[]> {
  const context = await rowContextFor(ctx, file);
  const rows = await ctx.db
    .select(columns)
    .from(importRow)
    .where(and(eq(importRow.importId, file.id), where))
    .orderBy(asc(importRow.rowNumber));
  const states = rows.map(({ changedValues, ...row }) => ({
    ...row,
    differences: changedValues === null ? [] : decryptChanges(ctx.deps.keys, changedValues),
  }));
  const faskesNames = await findFaskesNames(
    ctx,
    states.flatMap(row => row.differences),
  );
  return states.map(({ cells, ...row }) => {
    const rowCells =
      cells === null
        ? { cells: [], corrections: {}, isSkipped: false }
        : decryptCells(ctx.deps.keys, cells);
    return toRowRecord({ rowNumber: row.rowNumber, ...rowCells }, row, context, faskesNames);
  });
}

/** Finds the names of the facilities in changes, by their ID as text. */
async function findFaskesNames(
  { db }: Context,
  changes: readonly FieldChange[],
): Promise<Map<string, string>> {
  const ids = changes
    .filter(({ field }) => field === 'idFaskes')
    .flatMap(({ lama, baru }) => [lama, baru].filter(id => id !== null).map(Number));
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: faskes.id, name: faskes.namaFaskes })
    .from(faskes)
    .where(inArray(faskes.id, [...new Set(ids)]));
  return new Map(found.map(({ id, name }) => [String(id), name]));
}

/**
 * SQL condition of rows that need the user's attention: those with issues, and those that change a
 * registered participant. A smart check result changes every one, so it is not counted.
 */
function needsAttention({ jenis }: ImportFile): SQL | undefined {
  const changesPeserta = jenis === 'smartChecking' ? undefined : eq(importRow.outcome, 'berubah');
  return and(
    ne(importRow.outcome, 'dilewati'),
    or(sql`cardinality(${importRow.codes}) > 0`, changesPeserta),
  );
}

/** SQL condition of rows with an issue of a field. */
const hasIssueOf = (field: string, code: IssueCode | undefined): SQL =>
  sql`${importRow.issues} @> ${JSON.stringify([code === undefined ? { field } : { code, field }])}::jsonb`;

/** Gets one row record. @throws Problem 404 */
export async function getRowRecord(
  ctx: Context,
  file: ImportFile,
  rowNumber: number,
): Promise<ImportRow> {
  const [row] = await findRowRecords(ctx, file, eq(importRow.rowNumber, rowNumber));
  if (!row) throw notFound('importRow');
  return row;
}

export const listRows: Handler<typeof importCalls.rows> = async (ctx, { params, query }) => {
  const file = await getImportFile(ctx, params.id);
  assertRowsAvailable(file);
  const where = and(
    eq(importRow.importId, file.id),
    query.hasil && eq(importRow.outcome, query.hasil),
    query.kode && sql`${query.kode} = any(${importRow.codes})`,
    query.isian === undefined ? undefined : hasIssueOf(query.isian, query.kode),
    query.setelah === undefined ? undefined : gt(importRow.rowNumber, query.setelah),
    query.bermasalah === undefined
      ? undefined
      : query.bermasalah
        ? and(ne(importRow.outcome, 'dilewati'), sql`cardinality(${importRow.codes}) > 0`)
        : or(eq(importRow.outcome, 'dilewati'), sql`cardinality(${importRow.codes}) = 0`),
    query.perhatian === undefined
      ? undefined
      : query.perhatian
        ? needsAttention(file)
        : sql`not (${needsAttention(file)})`,
    query.id && query.id.length > 0 ? inArray(importRow.rowNumber, query.id) : undefined,
  );
  const total = await ctx.db.$count(importRow, where);
  const numbers = await ctx.db
    .select({ rowNumber: importRow.rowNumber })
    .from(importRow)
    .where(where)
    .orderBy(
      query.sortOrder === 'desc' ? sql`${importRow.rowNumber} desc` : asc(importRow.rowNumber),
    )
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const wanted = numbers.map(one => one.rowNumber);
  const data =
    wanted.length > 0 ? await findRowRecords(ctx, file, inArray(importRow.rowNumber, wanted)) : [];
  return toPage(query.sortOrder === 'desc' ? data.reverse() : data, total, query);
};
