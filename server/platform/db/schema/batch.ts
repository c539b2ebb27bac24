import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { batchStates } from '#contract/states/batch.ts';
import { recordColumns } from './columns.ts';
import { product } from './product.ts';

/** A batch of a product. */
export const batch = pgTable(
  'batch',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nomor: text('nomor').notNull(),
    idProduk: integer('id_produk')
      .notNull()
      .references(() => product.id),
    kedaluwarsa: date('kedaluwarsa', { mode: 'string' }).notNull(),
    jumlah: integer('jumlah').notNull(),
    status: text('status', { enum: batchStates.names }).notNull().default(batchStates.initial),
    ...recordColumns(),
  },
  table => [
    check('batch_jumlah', sql`${table.jumlah} > 0`),
    uniqueIndex('batch_nomor_unique').on(table.idProduk, sql`lower(${table.nomor})`),
    index('batch_kedaluwarsa').on(table.kedaluwarsa),
  ],
);
