import { sql } from 'drizzle-orm';
import { asc, eq } from 'drizzle-orm';
import type { CallResponse } from '#contract/core/endpoint.ts';
import { maskNiks } from '#contract/core/values/nik.ts';
import { allColumns } from '#contract/domains/import/columns/index.ts';
import type { importCalls } from '#contract/domains/import/index.ts';
import type { Issue } from '#contract/domains/peserta/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { importRow } from '#server/platform/db/schema/index.ts';
import { decryptCells } from './row-cells.ts';
import { rowContextFor } from './validate/revalidate.ts';
import { readRow } from './validate/validate-row.ts';
import { assertRowsAvailable } from './list-rows.ts';
import { getImportFile } from './scope.ts';

type Group = CallResponse<typeof importCalls.issueGroups>[number];

/** Fields whose wrong value many rows can share, so that one correction fixes all of them. */
const groupableFields = new Set<string>(
  allColumns
    .filter(
      ({ kind, suggestions }) =>
        ['choice', 'lookup', 'yesNo', 'date'].includes(kind) || suggestions !== undefined,
    )
    .map(({ field }) => field),
);
groupableFields.add('kodeFaskes');

/** Maximum number of groups in the response. */
const maxGroups = 100;

/** Rows decrypted per query. */
const batchRows = 1_000;

/** Groups the issues of a file by code, field and, for choice-like fields, text. */
export const issueGroups: Handler<typeof importCalls.issueGroups> = async (ctx, { params }) => {
  const file = await getImportFile(ctx, params.id);
  assertRowsAvailable(file);
  const context = await rowContextFor(ctx, file);
  const groups = new Map<string, { -readonly [K in keyof Group]: Group[K] }>();
  let after = 0;
  for (;;) {
    const found = await ctx.db
      .select({
        rowNumber: importRow.rowNumber,
        cells: importRow.cells,
        issues: importRow.issues,
      })
      .from(importRow)
      .where(
        sql`${eq(importRow.importId, file.id)} and ${importRow.rowNumber} > ${after}
          and cardinality(${importRow.codes}) > 0 and ${importRow.outcome} <> 'dilewati'`,
      )
      .orderBy(asc(importRow.rowNumber))
      .limit(batchRows);
    for (const { cells, issues } of found) {
      const { original } = readRow(
        cells === null ? { cells: [], corrections: {} } : decryptCells(ctx.deps.keys, cells),
        context,
      );
      for (const { code, field } of issues as Issue[]) {
        const isGroupedByText = groupableFields.has(field);
        const nilai = isGroupedByText
          ? maskNiks(original[field as keyof typeof original] ?? '')
          : null;
        const key = JSON.stringify([code, field, nilai]);
        const group = groups.get(key);
        if (group) group.jumlah += 1;
        else groups.set(key, { kode: code, field, nilai, jumlah: 1 });
      }
    }
    if (found.length < batchRows) break;
    after = found.at(-1)?.rowNumber ?? after;
  }
  return [...groups.values()].sort((a, b) => b.jumlah - a.jumlah).slice(0, maxGroups);
};
