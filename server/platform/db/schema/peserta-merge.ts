import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MergeChoices } from '#contract/domains/duplicate/record.ts';
import { instant } from './columns.ts';
import { peserta } from './peserta.ts';

/** Rows that a merge moved from one registration to another, by table. */
export interface MovedRows {
  readonly dose: readonly number[];
  readonly voucher: readonly number[];
  readonly certificate: readonly number[];
  readonly arrival: readonly number[];
  readonly contact: readonly number[];
}

/**
 * The merge of two registrations of a person. Both are stored as they were, with their identity numbers
 * encrypted, so that it can be undone.
 */
export const pesertaMerge = pgTable(
  'peserta_merge',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The registration that stays, and the one that was deleted. */
    tetapId: integer('tetap_id')
      .notNull()
      .references(() => peserta.id),
    digabungId: integer('digabung_id')
      .notNull()
      .references(() => peserta.id),
    /** The fields whose values came from the deleted registration. */
    pilihan: jsonb('pilihan').$type<MergeChoices>().notNull(),
    tetapSebelum: jsonb('tetap_sebelum').notNull(),
    digabungSebelum: jsonb('digabung_sebelum').notNull(),
    pindahan: jsonb('pindahan').$type<MovedRows>().notNull(),
    /** The rows that belonged to the remaining registration before. */
    milikTetap: jsonb('milik_tetap').$type<MovedRows>().notNull(),
    /** Version of the remaining registration after the merge. */
    versiTetap: integer('versi_tetap').notNull(),
    pada: instant('pada').notNull(),
    oleh: text('oleh'),
    dibatalkanPada: instant('dibatalkan_pada'),
    dibatalkanOleh: text('dibatalkan_oleh'),
  },
  table => [
    // A registration is merged into one other at a time.
    uniqueIndex('peserta_merge_once')
      .on(table.digabungId)
      .where(sql`dibatalkan_pada is null`),
    index('peserta_merge_tetap_index').on(table.tetapId),
    index('peserta_merge_digabung_index').on(table.digabungId),
  ],
);
