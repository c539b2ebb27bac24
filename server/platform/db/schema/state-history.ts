import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * State changes of records: who, when, from which state to which, and why. The actor's name and
 * role are copied, so that a row stays correct when the account changes.
 */
export const stateHistory = pgTable(
  'state_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    resource: text('resource').notNull(),
    recordId: text('record_id').notNull(),
    at: instant('at').notNull(),
    actorId: integer('actor_id'),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role').notNull(),
    event: text('event').notNull(),
    /** Null when the record was created. */
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    reason: text('reason'),
    /** The clause of a contract that the change is based on. */
    clause: text('clause'),
  },
  table => [index('state_history_record_index').on(table.resource, table.recordId, table.id)],
);
