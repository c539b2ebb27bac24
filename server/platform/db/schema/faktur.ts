import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { taxInvoiceCodes } from '#contract/domains/faktur/fields.ts';
import { coretaxStates, type Difference } from '#contract/domains/faktur/record.ts';
import { taxClasses } from '#contract/domains/price/index.ts';
import { recordColumns } from './columns.ts';
import { invoice } from './invoice.ts';

/** A file of tax invoices for Coretax, of one tax period. */
export const fakturFile = pgTable(
  'faktur_file',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** `YYYY-MM`. */
    masa: text('masa').notNull(),
    ...recordColumns(),
  },
  table => [index('faktur_file_created_index').on(table.createdAt, table.id)],
);

/**
 * A tax invoice (faktur pajak): the lines of an invoice that have one tax class, and so one
 * transaction code.
 */
export const faktur = pgTable(
  'faktur',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idInvoice: integer('id_invoice')
      .notNull()
      .references(() => invoice.id),
    kelasPajak: text('kelas_pajak', { enum: taxClasses }).notNull(),
    kode: text('kode', { enum: taxInvoiceCodes }).notNull(),
    referensi: text('referensi').notNull(),
    /** Null until it is exported or entered; it then follows from payment and delivery. */
    tanggalFaktur: date('tanggal_faktur', { mode: 'string' }),
    fasilitas: text('fasilitas'),
    nomor: text('nomor'),
    statusCoretax: text('status_coretax', { enum: coretaxStates }),
    idBerkas: integer('id_berkas').references(() => fakturFile.id),
    /** Differences to Coretax when its list was last read. */
    selisih: jsonb('selisih').$type<Difference[]>().notNull().default([]),
    alasanSelisih: text('alasan_selisih'),
    ...recordColumns(),
  },
  table => [
    unique('faktur_class_unique').on(table.idInvoice, table.kelasPajak),
    uniqueIndex('faktur_referensi_unique').on(table.referensi),
    uniqueIndex('faktur_nomor_unique').on(table.nomor),
    index('faktur_berkas_index').on(table.idBerkas),
    check('faktur_exported', sql`${table.idBerkas} is null or ${table.tanggalFaktur} is not null`),
  ],
);
