import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { isCopiedField, type Correction } from '#documents/data-request/copy.ts';
import { auditColumns } from '#server/platform/audit/read.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { idsOf } from './linked.ts';
import type { PermintaanDataRow } from './records.ts';

/**
 * Returns what was corrected at the participants of a request for correction (articles 6 and 30) until it was answered,
 * before and after, from the audit log; after an erasure, nothing.
 */
export async function correctionsOf(
  db: Queryable,
  { id, jenis, diterimaPada, selesaiPada }: PermintaanDataRow,
): Promise<Correction[]> {
  if (jenis !== 'PERBAIKAN' || selesaiPada === null) return [];
  const ids = (await idsOf(db, id)).map(String);
  if (ids.length === 0) return [];
  const { sebelum, sesudah } = auditColumns;
  const rows = await db
    .select({ sebelum, sesudah })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, 'peserta.update'),
        eq(auditLog.resource, 'peserta'),
        inArray(auditLog.recordId, ids),
        gte(auditLog.at, diterimaPada),
        lte(auditLog.at, selesaiPada),
      ),
    )
    .orderBy(asc(auditLog.id));
  return rows.flatMap(row =>
    Object.entries(row.sesudah ?? {}).flatMap(([isian, menjadi]) =>
      isCopiedField(isian) ? [{ isian, semula: row.sebelum?.[isian], menjadi }] : [],
    ),
  );
}
