import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { deliveryFailures, deliveryStates } from '#contract/domains/webhook/index.ts';
import { webhookSubjectNames, type WebhookBody } from '#contract/domains/webhook/subjects.ts';
import { webhookStates } from '#contract/states/webhook.ts';
import { bhbu } from './bhbu.ts';
import { bytes, instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';

/** An address that receives events: of a company, of a facility, or of the seller, which has neither. */
export const webhook = pgTable(
  'webhook',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idBHBU: integer('id_bhbu').references(() => bhbu.id),
    idFaskes: integer('id_faskes').references(() => faskes.id),
    nama: text('nama').notNull(),
    alamat: text('alamat').notNull(),
    peristiwa: text('peristiwa', { enum: webhookSubjectNames }).array().notNull(),
    status: text('status', { enum: webhookStates.names }).notNull().default(webhookStates.initial),
    /** Encrypted, because deliveries are signed with it. */
    secret: bytes('secret').notNull(),
    earlierSecret: bytes('earlier_secret'),
    rahasiaLamaSampai: instant('rahasia_lama_sampai'),
    gagalSejak: instant('gagal_sejak'),
    ...recordColumns(),
  },
  table => [
    check('webhook_owner', sql`${table.idBHBU} is null or ${table.idFaskes} is null`),
    index('webhook_bhbu_index').on(table.idBHBU),
    index('webhook_faskes_index').on(table.idFaskes),
  ],
);

/** An event on its way to a webhook; saved in the transaction of the change that it reports. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** The same for all webhooks that receive the event. */
    eventId: uuid('event_id').notNull(),
    nama: text('nama').notNull(),
    data: jsonb('data').$type<WebhookBody['data']>(),
    createdAt: instant('created_at').notNull(),
    status: text('status', { enum: deliveryStates }).notNull().default('MENUNGGU'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    leasedUntil: instant('leased_until'),
    doneAt: instant('done_at'),
    httpStatus: integer('http_status'),
    ms: integer('ms'),
    failure: text('failure', { enum: deliveryFailures }),
  },
  table => [
    index('webhook_delivery_index').on(table.webhookId, table.id),
    index('webhook_delivery_created_index').on(table.createdAt),
    index('webhook_delivery_waiting_index')
      .on(table.webhookId, table.nextAttemptAt, table.id)
      .where(sql`status = 'MENUNGGU'`),
    // At most one of each webhook, however many wait.
    index('webhook_delivery_leased_index')
      .on(table.webhookId)
      .where(sql`leased_until is not null`),
  ],
);
