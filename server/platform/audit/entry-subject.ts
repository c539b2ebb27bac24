import { and, eq, sql, type SQL } from 'drizzle-orm';
import { auditLog } from '#server/platform/db/schema/index.ts';

/** Action of the entries about an arrival at a facility. */
const arrivalAction = 'vaksinasi.checkIn';

/**
 * Condition for entries of earlier versions about an arrival: they name the visit as their resource, but have the id of the
 * participant. Entries of the sealed log cannot be corrected.
 */
export const isEarlierArrival: SQL = sql`(${auditLog.resource} = 'vaksinasi' and ${auditLog.action} = ${arrivalAction})`;

/** SQL expression: the resource of the record that an entry is about. */
export const entryResource = sql<string>`case when ${isEarlierArrival} then 'peserta' else ${auditLog.resource} end`;

/** Condition for the entries about records of a resource, which the index of the log serves. */
export function isAboutResource(resource: string): SQL {
  const hasResource = eq(auditLog.resource, resource);
  if (resource === 'peserta') return sql`(${hasResource} or ${isEarlierArrival})`;
  return resource === 'vaksinasi' ? sql`(${hasResource} and not ${isEarlierArrival})` : hasResource;
}

/** Condition for the entries about one record. */
export const isAboutRecord = (resource: string, id: number | string): SQL | undefined =>
  and(isAboutResource(resource), eq(auditLog.recordId, String(id)));
