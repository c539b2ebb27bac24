import { date, index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { peserta } from './peserta.ts';

/** That a person arrived at a facility on a day, and when: the order in which they are served. */
export const arrival = pgTable(
  'arrival',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    pesertaId: integer('peserta_id')
      .notNull()
      .references(() => peserta.id),
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => faskes.id),
    /** Date in Jakarta. */
    tanggal: date('tanggal', { mode: 'string' }).notNull(),
    hadir: instant('hadir').notNull(),
    ...recordColumns(),
  },
  table => [
    unique('arrival_unique').on(table.pesertaId, table.tanggal),
    index('arrival_faskes_id_index').on(table.faskesId, table.tanggal),
  ],
);
