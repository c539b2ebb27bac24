import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { faskes } from './faskes.ts';
import { peserta } from './peserta.ts';
import { product } from './product.ts';
import { dose } from './vaksinasi.ts';

/**
 * What SATUSEHAT needs of one visit, or of one booster given elsewhere, beyond what the portal records;
 * and whether a person said that it was sent.
 */
export const satusehatRecord = pgTable(
  'satusehat_record',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    doseId: integer('dose_id').references(() => dose.id),
    /** The registration of a booster given elsewhere, which has no visit. */
    pesertaId: integer('peserta_id').references(() => peserta.id),
    /** The encounter of the visit at SATUSEHAT. */
    kunjungan: text('kunjungan'),
    /** The product, where the visit names none. */
    idProduk: integer('id_produk').references(() => product.id),
    /** SHA-256 of what was sent, by which a later change is found. */
    sidik: text('sidik'),
    dikirimPada: instant('dikirim_pada'),
    dikirimOleh: text('dikirim_oleh'),
    /** The number of the organization in whose namespace it was sent, which its identifiers keep. */
    organisasi: text('organisasi'),
    /** The identifiers of the observations that were sent with it, also of those that were withdrawn since. */
    pengamatan: text('pengamatan').array().notNull().default([]),
  },
  table => [
    check('satusehat_record_source', sql`num_nonnulls(${table.doseId}, ${table.pesertaId}) = 1`),
    check(
      'satusehat_record_sent',
      sql`num_nonnulls(${table.sidik}, ${table.dikirimPada}) in (0, 2)`,
    ),
    check(
      'satusehat_record_organization',
      sql`${table.dikirimPada} is not null or (${table.organisasi} is null and cardinality(${table.pengamatan}) = 0)`,
    ),
    uniqueIndex('satusehat_record_dose_unique').on(table.doseId),
    uniqueIndex('satusehat_record_peserta_unique').on(table.pesertaId),
    index('satusehat_record_visit_index')
      .on(table.kunjungan)
      .where(sql`kunjungan is not null`),
    index('satusehat_record_product_index')
      .on(table.idProduk)
      .where(sql`id_produk is not null`),
  ],
);

/**
 * The number of a vaccinator at SATUSEHAT. Visits name a vaccinator by name, so the number belongs to the
 * name at one facility.
 */
export const satusehatVaccinator = pgTable(
  'satusehat_vaccinator',
  {
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => faskes.id),
    /** The name in lower case. */
    nama: text('nama').notNull(),
    ihs: text('ihs').notNull(),
  },
  table => [primaryKey({ columns: [table.faskesId, table.nama] })],
);
