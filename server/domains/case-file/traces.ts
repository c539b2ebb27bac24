import { and, asc, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { formatRanges, parseRanges, toRanges } from '#server/platform/audit/seal/id-ranges.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { auditLog, auditSeal, stateHistory } from '#server/platform/db/schema/index.ts';
import type { Family } from './family.ts';
import { isNoInternalEntry, withoutInternalFields } from './internal.ts';

/** Condition for the rows of a log that name a record of the family. */
export const namesRecordOf = (
  family: Family,
  { resource, recordId }: { readonly resource: PgColumn; readonly recordId: PgColumn },
): SQL | undefined =>
  or(
    ...Object.entries(family).map(([name, ids]: [string, readonly number[]]) =>
      and(sql`${resource} = ${name}`, inArray(recordId, ids.map(String))),
    ),
  );

/** Reads the changes of state of a family. */
export const readHistory = (db: Queryable, family: Family) =>
  db
    .select()
    .from(stateHistory)
    .where(namesRecordOf(family, stateHistory))
    .orderBy(asc(stateHistory.id));

/**
 * Reads the audit entries of a family, each with the number of the seal that names it, and those seals.
 * The address of the caller is left out, and what only the seller reads.
 */
export async function readAudit(db: Queryable, family: Family) {
  const entries = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorName: auditLog.actorName,
      actorRole: auditLog.actorRole,
      action: auditLog.action,
      resource: auditLog.resource,
      recordId: auditLog.recordId,
      recordLabel: auditLog.recordLabel,
      before: auditLog.before,
      after: auditLog.after,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .where(and(namesRecordOf(family, auditLog), isNoInternalEntry))
    .orderBy(asc(auditLog.id));
  const ids = formatRanges(toRanges(entries.map(({ id }) => id)));
  const seals = await db
    .select()
    .from(auditSeal)
    .where(sql`${auditSeal.entries} && ${ids}::int8multirange`)
    .orderBy(asc(auditSeal.id));
  const ranges = seals.flatMap(seal =>
    parseRanges(seal.entries).map(([first, last]) => ({ first, last, seal: seal.id })),
  );
  const sealOf = (id: number): number | null =>
    ranges.find(({ first, last }) => first <= id && id <= last)?.seal ?? null;
  return {
    entries: entries.map(entry => ({
      ...entry,
      before: withoutInternalFields(entry.before),
      after: withoutInternalFields(entry.after),
      segel: sealOf(entry.id),
    })),
    seals,
  };
}
