import { date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { recordColumns } from './columns.ts';

/** A decree under which the government bears the PPN (PPN DTP), as LEGAL recorded it. */
export const decree = pgTable(
  'decree',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    aturan: text('aturan').notNull(),
    fasilitas: text('fasilitas').notNull(),
    berlakuMulai: date('berlaku_mulai', { mode: 'string' }).notNull(),
    berlakuSampai: date('berlaku_sampai', { mode: 'string' }),
    ...recordColumns(),
  },
  table => [unique('decree_berlaku_mulai_unique').on(table.berlakuMulai)],
);
