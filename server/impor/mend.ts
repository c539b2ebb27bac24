import { and, eq, ne, sql } from 'drizzle-orm';
import type { imporCalls } from '#contract/impor/index.ts';
import { maskNiks } from '#contract/nik.ts';
import { sheetOf } from '#contract/peserta-columns/index.ts';
import { isMasked, type Finding } from '#contract/peserta/index.ts';
import type { Context, Verb } from '../context.ts';
import { impor, imporRow } from '../db/schema/index.ts';
import { invalid, notFound } from '../problem.ts';
import { openCells, sealCells } from './cells.ts';
import { columnsByHand, type Match } from './columns.ts';

import { groundsFor, judgeAll, judgeMended } from './judge-again.ts';
import { readRow } from './judge-row.ts';
import type { NumberedRow } from './judge-rows.ts';
import { mustHaveRows, shownRow } from './list-rows.ts';
import { getImpor } from './read.ts';
import { batchRows, cellsOf, writeRows } from './rows.ts';
import { mustBeOpen, takeImpor, type ImporRow } from './scope.ts';

/** Locks an import whose rows can be corrected. @throws Problem 404, 409 */
async function open(ctx: Context, id: number): Promise<ImporRow> {
  const file = await takeImpor(ctx, id);
  mustBeOpen(file);
  mustHaveRows(file);
  return file;
}

/** Rejects a field that the file's kind does not have. @throws Problem 422 */
function mustBeAsked({ kind }: ImporRow, field: string): void {
  if (!sheetOf[kind].columns.some(one => one.field === field)) {
    throw invalid(field, 'Isian ini tidak ada pada jenis unggahan ini');
  }
}

/** Rejects a masked identity number as a correction. @throws Problem 422 */
function mustBeWhole(field: string, text: string): void {
  if (isMasked(text)) throw invalid(field, 'Nomor ini tersamar. Tulis lengkap.');
}

export const mendRow: Verb<typeof imporCalls.mendRow> = async (ctx, { params, body }) => {
  const file = await open(ctx, params.id);
  const [row] = await ctx.db
    .select({ cells: imporRow.cells })
    .from(imporRow)
    .where(and(eq(imporRow.imporId, file.id), eq(imporRow.rowNumber, params.nomor)));
  if (!row?.cells) throw notFound('Baris');
  for (const [field, text] of Object.entries(body.nilai)) {
    mustBeAsked(file, field);
    mustBeWhole(field, text);
  }
  const said = openCells(ctx.deps.keys, row.cells);
  const mended: NumberedRow = {
    rowNumber: params.nomor,
    cells: said.cells,
    mended: { ...said.mended, ...body.nilai },
    isSkipped: body.dilewati ?? said.isSkipped,
  };
  await judgeMended(ctx, file, [mended]);
  return {
    impor: await getImpor(ctx, file.id),
    baris: await shownRow(ctx, file, params.nomor),
  };
};

export const mendMany: Verb<typeof imporCalls.mendMany> = async (ctx, { params, body }) => {
  const file = await open(ctx, params.id);
  const { field, kode, dari, menjadi } = body;
  mustBeAsked(file, field);
  mustBeWhole(field, menjadi);
  const grounds = await groundsFor(ctx, file);
  const faulty = and(
    sql`${kode} = any(${imporRow.codes})`,
    ne(imporRow.outcome, 'dilewati'),
    sql`${imporRow.findings} @> ${JSON.stringify([{ code: kode, field } satisfies Finding])}::jsonb`,
  );
  const mended: NumberedRow[] = [];
  for await (const rows of cellsOf(ctx.db, ctx.deps.keys, file.id, faulty)) {
    for (const row of rows) {
      const says = maskNiks(readRow(row, grounds).original[field] ?? '');
      if (dari !== undefined && says !== dari) continue;
      mended.push({ ...row, mended: { ...row.mended, [field]: menjadi } });
    }
  }
  if (mended.length > batchRows) {
    for (let at = 0; at < mended.length; at += batchRows) {
      const some = mended.slice(at, at + batchRows);
      await writeRows(
        ctx.db,
        file.id,
        some.map(row => ({ rowNumber: row.rowNumber, cells: sealCells(ctx.deps.keys, row) })),
      );
    }
    await judgeAll(ctx, file);
  } else if (mended.length > 0) {
    await judgeMended(ctx, file, mended);
  }
  return { impor: await getImpor(ctx, file.id), diperbaiki: mended.length };
};

export const setColumns: Verb<typeof imporCalls.setColumns> = async (ctx, { params, body }) => {
  const file = await open(ctx, params.id);
  const columns = columnsByHand(file.kind, body, file.columns as Match[], file.headers as string[]);
  await ctx.db
    .update(impor)
    .set({
      columns,
      columnsByHand: true,
      modifiedAt: ctx.now.toISOString(),
      modifiedBy: ctx.user.fullName,
    })
    .where(eq(impor.id, file.id));
  await judgeAll(ctx, { ...file, columns });
  return await getImpor(ctx, file.id);
};
