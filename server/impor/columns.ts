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

/** A file column assigned to a field, and how it was matched. */
export type Match = Impor['kolom']['cocok'][number];

/** Hash that identifies files with the same headers in the same order. */
export const headersKey = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(plainHeader)))
    .digest('base64url');

/**
 * Detects the columns of a new file: the same user's last manual mapping for this kind and these
 * headers, otherwise a match by header.
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

/** Converts stored matches to the mapping that row parsing uses. */
export const mappingOf = (columns: readonly Match[]): Mapping<ColumnField> => ({
  matches: columns.map(({ field, index }) => ({ field, index, header: '', confidence: 'exact' })),
  unmatched: [],
  missing: [],
});

/** Always required fields that no column fills. */
export const missingColumns = (kind: ImporKind, columns: readonly Match[]): ColumnField[] =>
  sheetOf[kind].columns
    .filter(
      ({ field, required }) => required === 'always' && !columns.some(one => one.field === field),
    )
    .map(({ field }) => field);

/**
 * Converts and validates the user's column mapping.
 * @throws Problem 422 for a repeated field or column, a missing column, or a field that the kind
 * lacks
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
    // A similar match that the user confirmed is now a manual one.
    return same && same.cara !== 'similar' ? same : { field, index, cara: 'manual' };
  });
}
