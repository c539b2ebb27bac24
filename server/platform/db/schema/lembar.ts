import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SheetBatch } from '#contract/domains/lembar/record.ts';
import { instant } from './columns.ts';
import { faskes } from './faskes.ts';
import { peserta } from './peserta.ts';
import { appUser } from './user.ts';
import { dose } from './vaksinasi.ts';

/** A paper sheet of a facility's day. It names no people; its rows refer to registrations. */
export const paperSheet = pgTable(
  'paper_sheet',
  {
    /** Random, because it is printed in the QR code of each page. */
    id: uuid('id').primaryKey().defaultRandom(),
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => faskes.id),
    tanggal: date('tanggal', { mode: 'string' }).notNull(),
    jamMulai: integer('jam_mulai').notNull(),
    jumlahJam: integer('jumlah_jam').notNull(),
    /** The batches under the letters of its bubbles, as they were printed. */
    batch: jsonb('batch').$type<readonly SheetBatch[]>().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  table => [
    index('paper_sheet_faskes_id_index').on(table.faskesId, table.createdAt),
    index('paper_sheet_user_id_index').on(table.userId),
    index('paper_sheet_tanggal_index').on(table.tanggal),
  ],
);

/** A row of a paper sheet: the person, the dose that was expected, and the visit that it recorded. */
export const paperSheetRow = pgTable(
  'paper_sheet_row',
  {
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => paperSheet.id, { onDelete: 'cascade' }),
    /** From 1, over all pages. */
    nomor: integer('nomor').notNull(),
    pesertaId: integer('peserta_id')
      .notNull()
      .references(() => peserta.id),
    dosisKe: integer('dosis_ke').notNull(),
    doseId: integer('dose_id').references(() => dose.id),
  },
  table => [
    primaryKey({ columns: [table.sheetId, table.nomor] }),
    index('paper_sheet_row_peserta_id_index').on(table.pesertaId),
    index('paper_sheet_row_dose_id_index').on(table.doseId),
  ],
);
