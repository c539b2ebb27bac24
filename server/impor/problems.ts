import { sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { imporCalls } from '#contract/impor/index.ts';
import { allColumns } from '#contract/peserta-columns/index.ts';
import { maskNiks } from '#contract/nik.ts';
import { asc, eq } from 'drizzle-orm';
import type { Finding } from '#contract/peserta/index.ts';
import type { Verb } from '../context.ts';
import { imporRow } from '../db/schema/index.ts';
import { openCells } from './cells.ts';
import { groundsFor } from './judge-again.ts';
import { readRow } from './judge-row.ts';
import { mustHaveRows } from './list-rows.ts';
import { findImpor } from './scope.ts';

type Group = Answer<typeof imporCalls.problems>[number];

/** Fields whose wrong value many rows can share, so that one correction fixes all of them. */
const shareable = new Set<string>(
  allColumns
    .filter(({ kind }) => ['choice', 'lookup', 'yesNo', 'date'].includes(kind))
    .map(({ field }) => field),
);
shareable.add('kodeFaskes');

/** Maximum number of groups in the response. */
const mostGroups = 100;

/** Rows decrypted per query. */
const batchRows = 1_000;

/** Groups the issues of a file by code, field and, for choice-like fields, text. */
export const problems: Verb<typeof imporCalls.problems> = async (ctx, { params }) => {
  const file = await findImpor(ctx, params.id);
  mustHaveRows(file);
  const grounds = await groundsFor(ctx, file);
  const groups = new Map<string, { -readonly [K in keyof Group]: Group[K] }>();
  let after = 0;
  for (;;) {
    const found = await ctx.db
      .select({ rowNumber: imporRow.rowNumber, cells: imporRow.cells, findings: imporRow.findings })
      .from(imporRow)
      .where(
        sql`${eq(imporRow.imporId, file.id)} and ${imporRow.rowNumber} > ${after}
          and cardinality(${imporRow.codes}) > 0 and ${imporRow.outcome} <> 'dilewati'`,
      )
      .orderBy(asc(imporRow.rowNumber))
      .limit(batchRows);
    for (const { cells, findings } of found) {
      const { original } = readRow(
        cells === null ? { cells: [], mended: {} } : openCells(ctx.deps.keys, cells),
        grounds,
      );
      for (const { code, field } of findings as Finding[]) {
        const isShared = shareable.has(field);
        const nilai = isShared ? maskNiks(original[field as keyof typeof original] ?? '') : null;
        const key = JSON.stringify([code, field, nilai]);
        const group = groups.get(key);
        if (group) group.jumlah += 1;
        else groups.set(key, { kode: code, field, nilai, jumlah: 1 });
      }
    }
    if (found.length < batchRows) break;
    after = found.at(-1)?.rowNumber ?? after;
  }
  return [...groups.values()].sort((a, b) => b.jumlah - a.jumlah).slice(0, mostGroups);
};
