import { count, desc, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { isAboutRecord } from './entry-subject.ts';
import { auditColumns } from './read.ts';

/**
 * Returns the history of one record, newest first, for users who may read the record. It omits the
 * actor's IP address and request ID.
 */
export async function listRecordHistory(
  db: Queryable,
  resource: string,
  id: number,
  maxEntries: number,
) {
  const { id: entry, waktu, oleh, peran, aksi, sebelum, sesudah, alasan } = auditColumns;
  return await db
    .select({ id: entry, waktu, oleh, peran, aksi, sebelum, sesudah, alasan })
    .from(auditLog)
    .where(isAboutRecord(resource, id))
    .orderBy(desc(auditLog.id))
    .limit(maxEntries);
}

/** Counts the audit entries of one record. */
export async function countRecordHistory(
  db: Queryable,
  resource: string,
  id: number,
): Promise<number> {
  const [found] = await db.select({ n: count() }).from(auditLog).where(isAboutRecord(resource, id));
  return found?.n ?? 0;
}

/** Returns when each field of a record was last changed by a user, by field name. */
export async function lastManualChanges(
  db: Queryable,
  resource: string,
  id: number,
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ field: string; at: string }>(sql`
    select field, max(${auditLog.at}) as at
    from ${auditLog}, lateral (
      select jsonb_object_keys(${auditLog.before})
      union all
      -- Numbers may look the same masked, and are named then.
      select jsonb_array_elements_text(coalesce(${auditLog.after} -> 'nomorDiubah', '[]'))
    ) as touched (field)
    where ${isAboutRecord(resource, id)}
      and jsonb_typeof(${auditLog.before}) = 'object' and jsonb_typeof(${auditLog.after}) = 'object'
    group by field`);
  return new Map(rows.map(({ field, at }) => [field, at]));
}

/** The last audit entry that set a field, with the values it has besides those of the record. */
export interface FieldWriter {
  readonly field: string;
  readonly at: string;
  readonly by: string;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Returns who last set each field of a record, when it was created or changed. */
export async function lastFieldWriters(
  db: Queryable,
  resource: string,
  id: number,
): Promise<FieldWriter[]> {
  const { rows } = await db.execute<Record<string, unknown> & FieldWriter>(sql`
    select distinct on (field) field, ${auditLog.at} as at, ${auditLog.actorName} as by, ${auditLog.after} as after
    from ${auditLog}, lateral (
      select jsonb_object_keys(${auditLog.after})
      union all
      -- Numbers may look the same masked, and are named then.
      select jsonb_array_elements_text(coalesce(${auditLog.after} -> 'nomorDiubah', '[]'))
    ) as touched (field)
    where ${isAboutRecord(resource, id)} and jsonb_typeof(${auditLog.after}) = 'object'
    order by field, ${auditLog.id} desc`);
  return rows;
}
