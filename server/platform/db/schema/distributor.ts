import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from './columns.ts';

/** A distributor that the seller appoints to deliver. */
export const distributor = pgTable(
  'distributor',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nama: text('nama').notNull(),
    npwp: text('npwp').notNull(),
    alamat: text('alamat').notNull(),
    kabKota: text('kab_kota').notNull(),
    namaKontak: text('nama_kontak').notNull(),
    hpKontak: text('hp_kontak').notNull(),
    emailKontak: text('email_kontak'),
    noIzin: text('no_izin').notNull(),
    /** Last day of validity of the permit. */
    izinSampai: date('izin_sampai', { mode: 'string' }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('distributor_npwp_unique').on(table.npwp),
    uniqueIndex('distributor_no_izin_unique').on(sql`upper(${table.noIzin})`),
  ],
);
