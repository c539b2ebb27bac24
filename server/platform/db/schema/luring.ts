import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { offlineActKinds } from '#contract/domains/luring/act.ts';
import { offlineActStates } from '#contract/domains/luring/calls.ts';
import { bytes, instant } from './columns.ts';
import { faskes } from './faskes.ts';
import { peserta } from './peserta.ts';
import { appUser } from './user.ts';
import { dose } from './vaksinasi.ts';

/** A browser in which an account works without network. Its private key never leaves it. */
export const offlineDevice = pgTable(
  'offline_device',
  {
    /** Chosen by the browser. */
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    /** Public key (ECDSA P-256) as SPKI in base64url. */
    publicKey: text('public_key').notNull(),
    /** Encrypted; only live sessions of the account get it. */
    secret: bytes('secret').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  table => [
    index('offline_device_user_id_index').on(table.userId),
    index('offline_device_last_seen_at_index').on(table.lastSeenAt),
  ],
);

/** An act that was done without network and sent later: accepted, or refused and decided by a person. */
export const offlineAct = pgTable(
  'offline_act',
  {
    /** Chosen by the browser, so that a repeated act is known. */
    id: uuid('id').primaryKey(),
    /** The browser that signed it, which may be forgotten since. */
    deviceId: uuid('device_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    /** Name of the account at that time. */
    userName: text('user_name').notNull(),
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => faskes.id),
    jenis: text('jenis', { enum: offlineActKinds }).notNull(),
    status: text('status', { enum: offlineActStates }).notNull(),
    pada: instant('pada').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** The registration that it names, also one that is not in reach of the account; null when there is none. */
    pesertaId: integer('peserta_id').references(() => peserta.id),
    doseId: integer('dose_id').references(() => dose.id),
    /** SHA-256 of the signed text. */
    textHash: text('text_hash').notNull(),
    /**
     * Encrypted: the signed text, its signature, and why it was refused. Null once its period is over, and after an
     * erasure.
     */
    isi: bytes('isi'),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    alasan: text('alasan'),
    version: integer('version').notNull().default(1),
  },
  table => [
    index('offline_act_faskes_id_index').on(table.faskesId, table.receivedAt),
    // What waits for a decision.
    index('offline_act_open_index')
      .on(table.faskesId)
      .where(sql`status = 'KONFLIK'`),
    index('offline_act_user_id_index').on(table.userId),
    index('offline_act_peserta_id_index').on(table.pesertaId),
    index('offline_act_dose_id_index').on(table.doseId),
  ],
);
