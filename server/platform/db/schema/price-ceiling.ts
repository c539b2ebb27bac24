import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { recordColumns } from './columns.ts';

/** A decree of the Ministry of Health with price ceilings per dose, valid until the next one sets another. */
export const priceCeiling = pgTable(
  'price_ceiling',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nomor: text('nomor').notNull(),
    tanggal: date('tanggal', { mode: 'string' }).notNull(),
    judul: text('judul').notNull(),
    berlakuMulai: date('berlaku_mulai', { mode: 'string' }).notNull(),
    /** Null when the decree leaves the ceiling of vaccines as it is. */
    batasVaksin: integer('batas_vaksin'),
    /** Null when the decree leaves the ceiling of services as it is. */
    batasLayanan: integer('batas_layanan'),
    ...recordColumns(),
  },
  table => [
    unique('price_ceiling_berlaku_mulai_unique').on(table.berlakuMulai),
    check('price_ceiling_amount', sql`${table.batasVaksin} > 0 or ${table.batasLayanan} > 0`),
  ],
);
