import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { readActivityNames } from '#contract/person-reads.ts';
import { processingPurposeNames } from '#contract/processing.ts';
import { idRanges, instant } from './columns.ts';

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

/**
 * Log of reads: who was answered data of which participants. One row for each call, or for each part of an export. A
 * trigger rejects updates, and deletions within the time for which rows are stored.
 */
export const personRead = pgTable(
  'person_read',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    requestId: text('request_id').notNull(),
    /** Null for a call without an account, by a personal link. */
    actorId: integer('actor_id'),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role').notNull(),
    /** `peserta.list`; the call may be gone in a later version. */
    call: text('call').notNull(),
    activity: text('activity', { enum: readActivityNames }).notNull(),
    /** The purpose of the activity and the article that allows it, as they were at the time. */
    purpose: text('purpose', { enum: processingPurposeNames }).notNull(),
    basis: text('basis').notNull(),
    isFile: boolean('is_file').notNull(),
    /** The record in the path of the call, such as an upload whose people have no id. */
    recordId: text('record_id'),
    /** The participants, in ascending order. */
    pesertaIds: integer('peserta_ids').array().notNull(),
  },
  table => [
    index('person_read_peserta_index').using('gin', table.pesertaIds),
    index('person_read_actor_index').on(table.actorId, table.at),
  ],
);

/**
 * Declares the chain of seals over a log: each holds an HMAC over the entries that it names and over the seal before
 * it. A trigger rejects updates and deletions.
 */
const sealTable = (log: string) =>
  pgTable(
    `${log}_seal`,
    {
      /** 1, 2, 3 … without gaps, so of two seals written at once one is refused. */
      id: integer('id').primaryKey(),
      /** Which columns of an entry are sealed, and how. */
      format: smallint('format').notNull(),
      /** Identifies the key without revealing it. */
      keyId: text('key_id').notNull(),
      /** Ids of the sealed entries. */
      entries: idRanges('entries').notNull(),
      entryCount: integer('entry_count').notNull(),
      /** No entry up to this id was still being written; one that appears later was inserted. */
      closedThrough: bigint('closed_through', { mode: 'number' }).notNull(),
      sealedAt: instant('sealed_at').notNull(),
      previousHash: text('previous_hash').notNull(),
      hash: text('hash').notNull(),
    },
    table => [index(`${log}_seal_upper_index`).on(sql`upper(${table.entries})`)],
  );

/** The seals of the audit log. */
export const auditSeal = sealTable('audit');

/** The seals of the log of reads. */
export const personReadSeal = sealTable('person_read');

/** The seals of the dose ledger. */
export const stockEntrySeal = sealTable('stock_entry');
