import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { duplicateReasons, duplicateStates } from '#contract/domains/duplicate/record.ts';
import { instant } from './columns.ts';
import { peserta } from './peserta.ts';

/**
 * Two registrations that may be of the same person. Triggers on `peserta` add and remove the open ones
 * with every write (`match_peserta`); a decision stays.
 */
export const pesertaPair = pgTable(
  'peserta_pair',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The registration with the smaller id. */
    kiriId: integer('kiri_id')
      .notNull()
      .references(() => peserta.id, { onDelete: 'cascade' }),
    kananId: integer('kanan_id')
      .notNull()
      .references(() => peserta.id, { onDelete: 'cascade' }),
    sebab: text('sebab', { enum: duplicateReasons }).array().notNull(),
    status: text('status', { enum: duplicateStates }).notNull().default('TERBUKA'),
    ditemukan: instant('ditemukan').notNull().defaultNow(),
    diputuskanPada: instant('diputuskan_pada'),
    diputuskanOleh: text('diputuskan_oleh'),
    alasan: text('alasan'),
  },
  table => [
    check('peserta_pair_order', sql`${table.kiriId} < ${table.kananId}`),
    check('peserta_pair_decision', sql`(status = 'TERBUKA') = (diputuskan_pada is null)`),
    uniqueIndex('peserta_pair_unique').on(table.kiriId, table.kananId),
    index('peserta_pair_kanan_index').on(table.kananId),
    index('peserta_pair_state_index').on(table.status, table.id),
  ],
);
