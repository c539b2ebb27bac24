import { ne, sql, type SQL } from 'drizzle-orm';
import { attachment, auditLog } from '#server/platform/db/schema/index.ts';

/** The slot of what the seller files before a notice, which may concern a suspicion. */
const internalSlot = 'buktiInternal';

/** Fields that only the seller reads. */
const internalFields = ['catatanLegal'] as const;

/** Condition for uploaded files that the other party may have. */
export const isNoInternalFile: SQL = ne(attachment.slot, internalSlot);

/** Condition for audit entries that do not betray that an internal file exists. */
export const isNoInternalEntry: SQL = sql`not (
  coalesce(${auditLog.before}, '{}')::text like ${`%${internalSlot}%`}
  or coalesce(${auditLog.after}, '{}')::text like ${`%${internalSlot}%`})`;

/** Returns the values of an audit entry without the fields that only the seller reads. */
export function withoutInternalFields(values: unknown): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !internalFields.some(one => one === field)),
  );
}
