import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { excursionDecisions } from '#contract/domains/stock/excursion.ts';
import {
  imbalances,
  leftoverPlans,
  stockActions,
  stockEntryKinds,
} from '#contract/domains/stock/record.ts';
import { allWastageReasons } from '#contract/domains/stock/wastage.ts';
import { batch } from './batch.ts';
import { bhbu } from './bhbu.ts';
import { chiller } from './chiller.ts';
import { instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { order } from './order.ts';
import { dose, doseCorrection } from './vaksinasi.ts';
import { workOrderLine } from './work-order.ts';

/**
 * Doses of one order from one batch at one facility. A trigger keeps the quantities as the sums of
 * the ledger's entries, and forgets the count of the leftover when an entry is added.
 */
export const stock = pgTable(
  'stock',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** First version of the order's family. */
    idRoot: integer('id_root')
      .notNull()
      .references(() => order.id),
    idBHBU: integer('id_bhbu')
      .notNull()
      .references(() => bhbu.id),
    idFaskes: integer('id_faskes')
      .notNull()
      .references(() => faskes.id),
    /** Null for doses whose batch is not in the register. */
    idBatch: integer('id_batch').references(() => batch.id),
    diterima: integer('diterima').notNull().default(0),
    diberikan: integer('diberikan').notNull().default(0),
    rusak: integer('rusak').notNull().default(0),
    kedaluwarsa: integer('kedaluwarsa').notNull().default(0),
    dikembalikan: integer('dikembalikan').notNull().default(0),
    dikarantina: integer('dikarantina').notNull().default(0),
    sisa: integer('sisa')
      .notNull()
      .generatedAlwaysAs(
        sql`diterima - diberikan - rusak - kedaluwarsa - dikembalikan - dikarantina`,
      ),
    /** Day of the first receipt. */
    terimaPertama: date('terima_pertama', { mode: 'string' }),
    /** The leftover that was counted last. */
    dihitung: integer('dihitung'),
    rencanaSisa: text('rencana_sisa', { enum: leftoverPlans }),
    catatanSisa: text('catatan_sisa'),
    waktuLapor: instant('waktu_lapor'),
    dilaporkanOleh: text('dilaporkan_oleh'),
    /** Why the seller accepts that it does not balance; a later entry outdates it. */
    penjelasan: text('penjelasan'),
    dijelaskanOleh: text('dijelaskan_oleh'),
    waktuPenjelasan: instant('waktu_penjelasan'),
    masalah: text('masalah', { enum: imbalances }).generatedAlwaysAs(sql`case
      when penjelasan is not null then null
      when id_batch is null and diberikan > 0 then 'BATCH_TIDAK_TERDAFTAR'
      when diterima = 0 and diberikan > 0 then 'BATCH_TIDAK_DITERIMA'
      when diterima < diberikan + rusak + kedaluwarsa + dikembalikan + dikarantina then 'LEBIH_DARI_DITERIMA'
      when dihitung <> diterima - diberikan - rusak - kedaluwarsa - dikembalikan - dikarantina then 'SELISIH_HITUNG'
    end`),
    ...recordColumns(),
  },
  table => [
    unique('stock_unique').on(table.idRoot, table.idFaskes, table.idBatch).nullsNotDistinct(),
    index('stock_faskes_index').on(table.idFaskes, table.idBHBU, table.idBatch),
    index('stock_bhbu_index').on(table.idBHBU, table.id),
    index('stock_batch_index').on(table.idBatch),
    index('stock_masalah_index')
      .on(table.masalah)
      .where(sql`masalah is not null`),
    index('stock_sisa_index').on(table.sisa, table.id),
    index('stock_modified_index').on(table.modifiedAt, table.id),
    check(
      'stock_quantities',
      sql`least(diterima, diberikan, rusak, kedaluwarsa, dikembalikan, dikarantina) >= 0`,
    ),
  ],
);

/** The dose ledger: entries are added in the transaction of their event and never changed. */
export const stockEntry = pgTable(
  'stock_entry',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idStok: integer('id_stok')
      .notNull()
      .references(() => stock.id),
    jenis: text('jenis', { enum: stockEntryKinds }).notNull(),
    /** Signed: negative where it takes back an earlier entry. */
    jumlah: integer('jumlah').notNull(),
    /** Day in Jakarta on which it happened. */
    tanggal: date('tanggal', { mode: 'string' }).notNull(),
    waktu: instant('waktu').notNull(),
    oleh: text('oleh'),
    alasan: text('alasan'),
    sebab: text('sebab', { enum: allWastageReasons }),
    tindakan: text('tindakan', { enum: stockActions }),
    idLine: integer('id_line').references(() => workOrderLine.id),
    idDosis: integer('id_dosis').references(() => dose.id),
    idDibalik: integer('id_dibalik').references((): AnyPgColumn => stockEntry.id),
    /** The correction of a visit that moved the dose. */
    idPerbaikan: integer('id_perbaikan').references(() => doseCorrection.id),
  },
  table => [
    index('stock_entry_stok_index').on(table.idStok, table.id),
    // A line is received once; a dose is given and cancelled once, and moved once by each correction;
    // an entry is taken back once.
    uniqueIndex('stock_entry_line_unique')
      .on(table.idLine)
      .where(sql`id_line is not null`),
    uniqueIndex('stock_entry_dosis_unique')
      .on(table.idDosis, table.jenis, sql`sign(jumlah)`, sql`coalesce(id_perbaikan, 0)`)
      .where(sql`id_dosis is not null`),
    uniqueIndex('stock_entry_dibalik_unique')
      .on(table.idDibalik)
      .where(sql`id_dibalik is not null`),
    index('stock_entry_perbaikan_index')
      .on(table.idPerbaikan)
      .where(sql`id_perbaikan is not null`),
    check('stock_entry_jumlah', sql`${table.jumlah} <> 0`),
    check('stock_entry_receipt', sql`(jenis = 'TERIMA') = (id_line is not null)`),
  ],
);

/** A reading of the temperature in which a facility stores vaccine. */
export const temperatureReading = pgTable(
  'temperature_reading',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idFaskes: integer('id_faskes')
      .notNull()
      .references(() => faskes.id),
    /** Null for readings of a facility that has not listed its chillers. */
    idChiller: integer('id_chiller').references(() => chiller.id),
    waktu: instant('waktu').notNull(),
    /** Degrees Celsius. */
    suhu: doublePrecision('suhu').notNull(),
    sumber: text('sumber', { enum: ['MANUAL', 'BERKAS'] }).notNull(),
    catatan: text('catatan'),
    dicatat: instant('dicatat').notNull(),
    oleh: text('oleh'),
    version: integer('version').notNull().default(1),
    /** What was decided about a temperature outside the limits; null until then. */
    penanganan: text('penanganan', { enum: excursionDecisions }),
    alasanPenanganan: text('alasan_penanganan'),
    waktuPenanganan: instant('waktu_penanganan'),
    ditanganiOleh: text('ditangani_oleh'),
    /** Doses that the decision moved into quarantine. */
    dosisDikarantina: integer('dosis_dikarantina'),
  },
  table => [
    unique('temperature_reading_unique')
      .on(table.idFaskes, table.idChiller, table.waktu)
      .nullsNotDistinct(),
    index('temperature_reading_chiller_index').on(table.idChiller, table.waktu),
    // For the chart and the list of a facility.
    index('temperature_reading_faskes_index').on(table.idFaskes, table.waktu),
    // For the sort orders of the list.
    index('temperature_reading_waktu_index').on(table.waktu, table.id),
    index('temperature_reading_suhu_index').on(table.suhu, table.id),
    index('temperature_reading_excursion_index')
      .on(table.waktu)
      .where(sql`suhu < 2 or suhu > 8`),
    // For the readings that wait for a decision.
    index('temperature_reading_open_index')
      .on(table.idFaskes, table.waktu)
      .where(sql`(suhu < 2 or suhu > 8) and penanganan is null`),
  ],
);
