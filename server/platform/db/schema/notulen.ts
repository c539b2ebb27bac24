import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { notulenStates, type Notulen } from '#contract/domains/notulen.ts';
import { recordColumns } from './columns.ts';
import { order } from './order.ts';

/** Notes of a technical meeting about an order. */
export const notulen = pgTable(
  'notulen',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idOrder: integer('id_order')
      .notNull()
      .references(() => order.id),
    tanggalRapat: date('tanggal_rapat', { mode: 'string' }).notNull(),
    tempat: text('tempat').notNull(),
    peserta: jsonb('peserta').$type<Notulen['peserta']>().notNull(),
    agenda: text('agenda').notNull(),
    pembahasan: text('pembahasan').notNull(),
    keputusan: jsonb('keputusan').$type<Notulen['keputusan']>().notNull(),
    kebutuhan: jsonb('kebutuhan').$type<Notulen['kebutuhan']>().notNull(),
    catatanKebutuhan: text('catatan_kebutuhan'),
    status: text('status', { enum: notulenStates }).notNull(),
    ...recordColumns(),
  },
  table => [index('notulen_order_index').on(table.idOrder)],
);
