import { date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';

/** A day on which all facilities are closed, or one of them. */
export const libur = pgTable(
  'libur',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tanggal: date('tanggal', { mode: 'string' }).notNull(),
    nama: text('nama').notNull(),
    /** Null for a national holiday. */
    idFaskes: integer('id_faskes').references(() => faskes.id),
    ...recordColumns(),
  },
  table => [unique('libur_tanggal_unique').on(table.idFaskes, table.tanggal).nullsNotDistinct()],
);
