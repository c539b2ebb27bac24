import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Baris, imporCalls } from '#contract/impor/index.ts';
import { toPage } from '#contract/list.ts';
import type { Context, Verb } from '../context.ts';
import { imporRow, imporSaved } from '../db/schema/index.ts';
import { notFound, Problem } from '../problem.ts';
import { openCells } from './cells.ts';
import { groundsFor } from './judge-again.ts';
import { findImpor, type ImporRow } from './scope.ts';
import { toBaris } from './shown.ts';

const columns = {
  rowNumber: imporRow.rowNumber,
  cells: imporRow.cells,
  outcome: imporRow.outcome,
  findings: imporRow.findings,
  changes: imporRow.changes,
  // A smart check row can change several registrations; the first one is returned.
  pesertaId: sql<number | null>`coalesce(
    (
      select min(s.peserta_id) from ${imporSaved} s
      where s.impor_id = ${imporRow}.impor_id and s.row_number = ${imporRow}.row_number
    ),
    ${imporRow.pesertaId}
  )`,
};

/** Rejects an import whose row contents were purged. @throws Problem 409 */
export function mustHaveRows(file: ImporRow): void {
  if (file.purgedAt !== null) {
    throw new Problem(
      'KEADAAN_SALAH',
      'Isi baris unggahan ini sudah dihapus; hitungannya tetap ada.',
    );
  }
}

/** Returns row records in file order. */
export async function shownRows(ctx: Context, file: ImporRow, where: SQL): Promise<Baris[]> {
  const grounds = await groundsFor(ctx, file);
  const rows = await ctx.db
    .select(columns)
    .from(imporRow)
    .where(and(eq(imporRow.imporId, file.id), where))
    .orderBy(asc(imporRow.rowNumber));
  return rows.map(({ cells, ...row }) => {
    const said =
      cells === null
        ? { cells: [], mended: {}, isSkipped: false }
        : openCells(ctx.deps.keys, cells);
    return toBaris({ rowNumber: row.rowNumber, ...said }, row, grounds);
  });
}

/** Gets one row record. @throws Problem 404 */
export async function shownRow(ctx: Context, file: ImporRow, rowNumber: number): Promise<Baris> {
  const [row] = await shownRows(ctx, file, eq(imporRow.rowNumber, rowNumber));
  if (!row) throw notFound('Baris');
  return row;
}

export const rows: Verb<typeof imporCalls.rows> = async (ctx, { params, query }) => {
  const file = await findImpor(ctx, params.id);
  mustHaveRows(file);
  const where = and(
    eq(imporRow.imporId, file.id),
    query.hasil && eq(imporRow.outcome, query.hasil),
    query.kode && sql`${query.kode} = any(${imporRow.codes})`,
    query.bermasalah === undefined
      ? undefined
      : query.bermasalah
        ? and(ne(imporRow.outcome, 'dilewati'), sql`cardinality(${imporRow.codes}) > 0`)
        : or(eq(imporRow.outcome, 'dilewati'), sql`cardinality(${imporRow.codes}) = 0`),
    query.id && query.id.length > 0 ? inArray(imporRow.rowNumber, query.id) : undefined,
  );
  const total = await ctx.db.$count(imporRow, where);
  const numbers = await ctx.db
    .select({ rowNumber: imporRow.rowNumber })
    .from(imporRow)
    .where(where)
    .orderBy(query.sortOrder === 'desc' ? sql`${imporRow.rowNumber} desc` : asc(imporRow.rowNumber))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const wanted = numbers.map(one => one.rowNumber);
  const data =
    wanted.length > 0 ? await shownRows(ctx, file, inArray(imporRow.rowNumber, wanted)) : [];
  return toPage(query.sortOrder === 'desc' ? data.reverse() : data, total, query);
};
