import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { Message } from '#contract/core/messages/message.ts';
import {
  matchByContent,
  missingFields,
  normalizeHeader,
  sheetByKind,
  type ColumnContent,
  type ColumnField,
  type ColumnMapping,
} from '#contract/domains/import/columns/index.ts';
import type { importCalls, Import, ImportKind } from '#contract/domains/import/index.ts';
import type { Context } from '#server/platform/context.ts';
import { importFile } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';

/** A file column assigned to a field, and how it was matched. */
export type ColumnMatch = Import['kolom']['cocok'][number];

/** Hash that identifies files with the same headers in the same order. */
export const headersKey = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(normalizeHeader)))
    .digest('base64url');

/**
 * Detects the columns of a new file: the same user's last manual mapping for this kind and these
 * headers, otherwise a match by header.
 */
export async function detectColumns(
  ctx: Context,
  kind: ImportKind,
  headers: readonly string[],
  contentOf: ColumnContent,
): Promise<{ columns: ColumnMatch[]; byHand: boolean; ambiguous: Import['kolom']['ragu'] }> {
  const [remembered] = await ctx.db
    .select({ columns: importFile.columns })
    .from(importFile)
    .where(
      and(
        eq(importFile.userId, ctx.user.id),
        eq(importFile.jenis, kind),
        eq(importFile.headersKey, headersKey(headers)),
        eq(importFile.areColumnsManual, true),
      ),
    )
    .orderBy(desc(importFile.id))
    .limit(1);
  if (remembered) {
    return { columns: remembered.columns as ColumnMatch[], byHand: true, ambiguous: [] };
  }
  const mapping = matchByContent<ColumnField>(sheetByKind[kind].columns, headers, contentOf);
  const columns = mapping.matches.map(({ field, index, confidence }): ColumnMatch => ({
    field,
    index,
    cara: confidence,
  }));
  const ambiguous = mapping.ambiguous.map(({ field, indexes }) => ({ field, index: [...indexes] }));
  return { columns, byHand: false, ambiguous };
}

/** Converts stored matches to the mapping that row parsing uses. */
export const toColumnMapping = (columns: readonly ColumnMatch[]): ColumnMapping<ColumnField> => ({
  matches: columns.map(({ field, index }) => ({ field, index, header: '', confidence: 'exact' })),
  unmatched: [],
  missing: [],
  ambiguous: [],
});

/** Fields that no column fills and without which new participants are rejected. */
export const missingColumns = (kind: ImportKind, columns: readonly ColumnMatch[]): ColumnField[] =>
  missingFields<ColumnField>(
    sheetByKind[kind].columns,
    columns.map(({ field }) => field),
  );

/** Headers of the columns that an export of rejected rows adds; none of them fills a field. */
export const issueHeaders = {
  row: 'Baris di berkas asal',
  /** Participants that were saved, so that correcting them adds none. */
  person: 'Rujukan peserta',
  issues: 'Yang perlu diperbaiki',
} as const;

const isIssueHeader = (header: string | undefined): boolean =>
  Object.values(issueHeaders).some(one => one === header?.trim());

/** Returns the index of the column with references to participants, wherever it was moved; null for none. */
export function findReferenceColumn(headers: readonly string[]): number | null {
  const wanted = normalizeHeader(issueHeaders.person);
  const index = headers.findIndex(header => normalizeHeader(header) === wanted);
  return index < 0 ? null : index;
}

/** Columns with content that fill no field, from left to right; without those of our own exports. */
export const unusedColumns = (
  filled: readonly number[],
  columns: readonly ColumnMatch[],
  headers: readonly string[],
): number[] =>
  filled.filter(
    index => !columns.some(one => one.index === index) && !isIssueHeader(headers[index]),
  );

/**
 * Converts and validates the user's column mapping.
 * @throws Problem 422 for a repeated field or column, a missing column, or a field that the kind
 * lacks
 */
export function validateManualColumns(
  kind: ImportKind,
  { cocok }: HandlerInput<typeof importCalls.setColumns>['body'],
  before: readonly ColumnMatch[],
  headers: readonly string[],
): ColumnMatch[] {
  const invalidColumns = (found: Message) => invalidField('cocok', found);
  const fields = new Set(cocok.map(one => one.field));
  if (fields.size < cocok.length) throw invalidColumns(message('import.fieldMappedTwice'));
  if (new Set(cocok.map(one => one.index)).size < cocok.length) {
    throw invalidColumns(message('import.columnMappedTwice'));
  }
  if (cocok.some(one => one.index >= headers.length))
    throw invalidColumns(message('import.unknownColumn'));
  const known = new Set<string>(sheetByKind[kind].columns.map(one => one.field));
  if (cocok.some(one => !known.has(one.field))) {
    throw invalidColumns(message('import.fieldOfOtherKind'));
  }
  return cocok.map(({ field, index }): ColumnMatch => {
    const same = before.find(one => one.field === field && one.index === index);
    // A similar match that the user confirmed is now a manual one.
    return same && same.cara !== 'similar' ? same : { field, index, cara: 'manual' };
  });
}
