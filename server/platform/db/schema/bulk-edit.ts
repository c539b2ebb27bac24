import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import {
  bulkEditStates,
  type BulkChange,
  type StoredRefusal,
} from '#contract/domains/bulk-edit/record.ts';
import { instant, recordColumns } from './columns.ts';
import { peserta } from './peserta.ts';
import { appUser } from './user.ts';

/** A change of the same fields of many participants. */
export const bulkEdit = pgTable(
  'bulk_edit',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    perubahan: jsonb('perubahan').$type<BulkChange>().notNull(),
    status: text('status', { enum: bulkEditStates }).notNull(),
    /** The chosen registrations, until it is done. */
    ids: integer('ids').array().notNull(),
    jumlah: integer('jumlah').notNull(),
    /** Registrations that were looked at, while it runs. */
    selesai: integer('selesai').notNull().default(0),
    diubah: integer('diubah').notNull().default(0),
    sama: integer('sama').notNull().default(0),
    ditolak: integer('ditolak').notNull().default(0),
    penolakan: jsonb('penolakan').$type<readonly StoredRefusal[]>().notNull().default([]),
    diurungkanPada: instant('diurungkan_pada'),
    diurungkanOleh: text('diurungkan_oleh'),
    ...recordColumns(),
  },
  table => [
    check('bulk_edit_progress', sql`${table.selesai} between 0 and ${table.jumlah}`),
    index('bulk_edit_user_index').on(table.userId, table.id),
  ],
);

/** What a change of many participants wrote, and what follows from it, as it was before. */
export type BulkValues = Pick<
  typeof peserta.$inferSelect,
  'faskesId' | 'rencanaTanggal' | 'kategori' | 'nip' | 'isValid' | 'alasan' | 'dosisDiberikan'
>;

/** A participant that a change of many fields changed, with what its fields were before. */
export const bulkEditChange = pgTable(
  'bulk_edit_change',
  {
    bulkEditId: integer('bulk_edit_id')
      .notNull()
      .references(() => bulkEdit.id),
    pesertaId: integer('peserta_id')
      .notNull()
      .references(() => peserta.id),
    sebelum: jsonb('sebelum').$type<BulkValues>().notNull(),
    /** Version of the registration after the change. */
    versi: integer('versi').notNull(),
    diurungkan: instant('diurungkan'),
  },
  table => [
    primaryKey({ columns: [table.bulkEditId, table.pesertaId] }),
    index('bulk_edit_change_peserta_index').on(table.pesertaId),
  ],
);
