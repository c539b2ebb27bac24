import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Who did what to which record. A trigger refuses every change and deletion. The actor is written
 * out rather than referred to: the trail tells who it was then, whatever becomes of the account.
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
  // Read backwards for the newest first: `id desc` in an index would mean `nulls last`, which no query asks for.
  table => [
    index('audit_log_record_index').on(table.resource, table.recordId, table.id),
    index('audit_log_actor_index').on(table.actorId, table.id),
    index('audit_log_at_index').on(table.at),
  ],
);
