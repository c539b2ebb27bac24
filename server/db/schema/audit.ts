import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Audit log: who did what to which record. A trigger rejects updates and deletions. The actor's
 * name and role are copied, not referenced, so that an entry stays correct when the account
 * changes.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    requestId: text('request_id'),
    actorId: integer('actor_id'),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role').notNull(),
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    recordId: text('record_id'),
    recordLabel: text('record_label'),
    before: jsonb('before'),
    after: jsonb('after'),
    reason: text('reason'),
    address: text('address'),
  },
  // Scanned backwards for newest first: Drizzle's `.desc()` would create the index with `nulls
  // last`, which no query requests.
  table => [
    index('audit_log_record_index').on(table.resource, table.recordId, table.id),
    index('audit_log_actor_index').on(table.actorId, table.id),
    index('audit_log_at_index').on(table.at),
  ],
);
