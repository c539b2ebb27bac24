import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Input } from '#contract/endpoint.ts';
import type { imporCalls, Impor, ImporKind } from '#contract/impor/index.ts';
import {
  matchColumns,
  plainHeader,
  sheetOf,
  type ColumnField,
  type Mapping,
} from '#contract/peserta-columns/index.ts';
import type { Context } from '../context.ts';
import { impor } from '../db/schema/index.ts';
import { Problem } from '../problem.ts';

/** Which of the file's columns fills which field, and how that was found. */
export type Match = Impor['kolom']['cocok'][number];

/** What tells files with the same headers in the same order. */
export const headersKey = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(plainHeader)))
    .digest('base64url');

/**
 * The columns of a new file: as the same person last put them right for a file of its kind with the same headers,
 * otherwise by the headers.
 */
export async function columnsFor(
  ctx: Context,
  kind: ImporKind,
  headers: readonly string[],
): Promise<{ columns: Match[]; byHand: boolean }> {
  const [remembered] = await ctx.db
    .select({ columns: impor.columns })
    .from(impor)
    .where(
      and(
        eq(impor.userId, ctx.user.id),
        eq(impor.kind, kind),
        eq(impor.headersKey, headersKey(headers)),
        eq(impor.columnsByHand, true),
      ),
    )
    .orderBy(desc(impor.id))
    .limit(1);
  if (remembered) return { columns: remembered.columns as Match[], byHand: true };
  const columns = matchColumns<ColumnField>(sheetOf[kind].columns, headers).matches.map(
    ({ field, index, confidence }): Match => ({ field, index, cara: confidence }),
  );
  return { columns, byHand: false };
}

/** Columns as they are read by. */
export const mappingOf = (columns: readonly Match[]): Mapping<ColumnField> => ({
  matches: columns.map(({ field, index }) => ({ field, index, header: '', confidence: 'exact' })),
  unmatched: [],
  missing: [],
});

/** Fields everybody needs that no column fills. */
export const missingColumns = (kind: ImporKind, columns: readonly Match[]): ColumnField[] =>
  sheetOf[kind].columns
    .filter(
      ({ field, required }) => required === 'always' && !columns.some(one => one.field === field),
    )
    .map(({ field }) => field);

/**
 * Columns as a person put them.
 * @throws Problem 422 for a field or a column twice, a column the file lacks, or a field no row of its kind has
 */
export function columnsByHand(
  kind: ImporKind,
  { cocok }: Input<typeof imporCalls.setColumns>['body'],
  before: readonly Match[],
  headers: readonly string[],
): Match[] {
  const fault = (message: string): Problem =>
    new Problem('TIDAK_SAH', message, { errors: { cocok: [message] } });
  const fields = new Set(cocok.map(one => one.field));
  if (fields.size < cocok.length) throw fault('Satu isian diambil dari satu kolom saja');
  if (new Set(cocok.map(one => one.index)).size < cocok.length) {
    throw fault('Satu kolom mengisi satu isian saja');
  }
  if (cocok.some(one => one.index >= headers.length)) throw fault('Kolom ini tidak ada di berkas');
  const known = new Set<string>(sheetOf[kind].columns.map(one => one.field));
  if (cocok.some(one => !known.has(one.field))) {
    throw fault('Isian ini tidak ada di berkas sejenis ini');
  }
  return cocok.map(({ field, index }): Match => {
    const same = before.find(one => one.field === field && one.index === index);
    // What somebody looked at and left is no guess any more.
    return same && same.cara !== 'similar' ? same : { field, index, cara: 'manual' };
  });
}
