import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';

/** A refrigerator in which a facility stores vaccine. */
export const chiller = pgTable(
  'chiller',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idFaskes: integer('id_faskes')
      .notNull()
      .references(() => faskes.id),
    nama: text('nama').notNull(),
    /** Doses that it holds; 0 while it is out of use. */
    kapasitas: integer('kapasitas').notNull(),
    ...recordColumns(),
  },
  table => [unique('chiller_nama_unique').on(table.idFaskes, table.nama)],
);
