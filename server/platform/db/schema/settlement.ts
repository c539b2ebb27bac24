import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { settlementStates } from '#contract/domains/order/settlement.ts';
import { instant, recordColumns } from './columns.ts';
import { order } from './order.ts';

const amount = (name: string) => bigint(name, { mode: 'number' });

/** What a terminated order leaves to settle: doses that are paid and not shipped. */
export const settlement = pgTable(
  'settlement',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idOrder: integer('id_order')
      .notNull()
      .references(() => order.id),
    dibayar: amount('dibayar').notNull(),
    dosisDibayar: integer('dosis_dibayar').notNull(),
    dosisDikirim: integer('dosis_dikirim').notNull(),
    dosisTersisa: integer('dosis_tersisa').notNull(),
    nilai: amount('nilai').notNull(),
    status: text('status', { enum: settlementStates }).notNull().default('TERBUKA'),
    catatan: text('catatan'),
    diselesaikanOleh: text('diselesaikan_oleh'),
    diselesaikanPada: instant('diselesaikan_pada'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('settlement_order_unique').on(table.idOrder),
    index('settlement_status_index').on(table.status),
  ],
);
