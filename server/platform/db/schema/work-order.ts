import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  damageReasons,
  temperatureDecisions,
  vvmStages,
  workOrderKinds,
} from '#contract/domains/work-order/receipt.ts';
import type {
  FacilityAnswer,
  ParticipantCheck,
  SignedDocument,
} from '#contract/domains/work-order/record.ts';
import { workOrderStates } from '#contract/states/work-order.ts';
import { inOrderOf } from '../list-query.ts';
import { batch } from './batch.ts';
import { bhbu } from './bhbu.ts';
import { instant, recordColumns } from './columns.ts';
import { distributor } from './distributor.ts';
import { faskes } from './faskes.ts';
import { order, orderLine } from './order.ts';

/**
 * An instruction to deliver doses of an order to one facility, with its receipt. A trigger refuses
 * changes after the handover record (BAST) was signed.
 */
export const workOrder = pgTable(
  'work_order',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Drawn at issue. */
    noWO: text('no_wo'),
    jenis: text('jenis', { enum: workOrderKinds }).notNull(),
    status: text('status', { enum: workOrderStates.names })
      .notNull()
      .default(workOrderStates.initial),
    /** The version of the order for which it was made. */
    idOrder: integer('id_order')
      .notNull()
      .references(() => order.id),
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
    /** The work order whose discrepancy it follows. */
    idInduk: integer('id_induk').references((): AnyPgColumn => workOrder.id),
    tanggalKirim: date('tanggal_kirim', { mode: 'string' }),
    tanggalTiba: date('tanggal_tiba', { mode: 'string' }),
    idDistributor: integer('id_distributor').references(() => distributor.id),
    namaKurir: text('nama_kurir'),
    hpKurir: text('hp_kurir'),
    noKendaraan: text('no_kendaraan'),
    catatan: text('catatan'),
    /** Temperatures in degrees Celsius. */
    suhuMuat: doublePrecision('suhu_muat'),
    suhuTerima: doublePrecision('suhu_terima'),
    waktuKirim: instant('waktu_kirim'),
    waktuTiba: instant('waktu_tiba'),
    /** What becomes of doses that arrived outside the temperature limits, and why. */
    keputusanSuhu: text('keputusan_suhu', { enum: temperatureDecisions }),
    alasanSuhu: text('alasan_suhu'),
    catatanTerima: text('catatan_terima'),
    /** What the facility answered instead of confirming, until the seller changes the work order. */
    jawabanFaskes: jsonb('jawaban_faskes').$type<FacilityAnswer>(),
    /** Why batches are shipped while others that expire earlier are free. */
    alasanBatch: text('alasan_batch'),
    pesertaCek: jsonb('peserta_cek').$type<ParticipantCheck>(),
    alasanPeserta: text('alasan_peserta'),
    beritaSelisih: jsonb('berita_selisih').$type<SignedDocument>(),
    bast: jsonb('bast').$type<SignedDocument>(),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('work_order_no_wo_unique').on(table.noWO),
    index('work_order_order_index').on(table.idOrder),
    index('work_order_root_index').on(table.idRoot, table.id),
    index('work_order_bhbu_index').on(table.idBHBU, table.id),
    index('work_order_faskes_index').on(table.idFaskes, table.id),
    index('work_order_distributor_index').on(table.idDistributor),
    index('work_order_status_index').on(table.status),
    index('work_order_induk_index').on(table.idInduk),
    // One follow-up of each kind at a time.
    uniqueIndex('work_order_follow_up_unique')
      .on(table.idInduk, table.jenis)
      .where(sql`status <> 'DIBATALKAN'`),
    // For the sort orders of the list.
    index('work_order_sort_kirim_index').on(
      sql`coalesce(${table.tanggalKirim}, 'infinity')`,
      table.id,
    ),
    index('work_order_sort_tiba_index').on(
      sql`coalesce(${table.tanggalTiba}, 'infinity')`,
      table.id,
    ),
    index('work_order_sort_nomor_index').on(sql`coalesce(${table.noWO}, '')`, table.id),
    index('work_order_sort_status_index').on(
      inOrderOf(workOrderStates.names, table.status),
      table.id,
    ),
    index('work_order_sort_modified_index').on(table.modifiedAt, table.id),
    check(
      'work_order_issued',
      sql`${table.status} in ('DRAFT', 'DIBATALKAN') or num_nulls(
      ${table.noWO}, ${table.tanggalKirim}, ${table.tanggalTiba}, ${table.idDistributor}) = 0`,
    ),
    check(
      'work_order_received',
      sql`${table.status} not in ('DITERIMA', 'SELESAI') or ${table.bast} is not null`,
    ),
    check(
      'work_order_temperature_decision',
      sql`(${table.keputusanSuhu} is null) = (${table.alasanSuhu} is null)`,
    ),
    check('work_order_follow_up', sql`(${table.jenis} = 'KIRIM') = (${table.idInduk} is null)`),
  ],
);

/** Doses of one order line from one batch, and what was counted of them on arrival. */
export const workOrderLine = pgTable(
  'work_order_line',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idWorkOrder: integer('id_work_order')
      .notNull()
      .references(() => workOrder.id, { onDelete: 'cascade' }),
    urut: smallint('urut').notNull(),
    idDetail: integer('id_detail')
      .notNull()
      .references(() => orderLine.id),
    qtyKirim: integer('qty_kirim').notNull(),
    idBatch: integer('id_batch').references(() => batch.id),
    /** Number of the packing slip; released when the work order is cancelled. */
    psNumber: text('ps_number'),
    noKarton: text('no_karton'),
    qtyTiba: integer('qty_tiba'),
    bocor: integer('bocor'),
    rusak: integer('rusak'),
    alasanRusak: text('alasan_rusak', { enum: damageReasons }),
    vvm: text('vvm', { enum: vvmStages }),
    catatan: text('catatan'),
    qtyTerima: integer('qty_terima'),
    kurang: integer('kurang'),
    lebih: integer('lebih'),
    diganti: integer('diganti'),
    /** Photographs that show the line, by the ids of their files. */
    foto: uuid('foto').array().notNull().default([]),
  },
  table => [
    index('work_order_line_work_order_index').on(table.idWorkOrder, table.urut),
    index('work_order_line_detail_index').on(table.idDetail),
    index('work_order_line_batch_index').on(table.idBatch),
    uniqueIndex('work_order_line_ps_number_unique').on(sql`upper(${table.psNumber})`),
    check('work_order_line_quantity', sql`${table.qtyKirim} > 0`),
    check(
      'work_order_line_count',
      sql`${table.qtyTiba} is null or (
        num_nulls(${table.qtyTerima}, ${table.kurang}, ${table.lebih}, ${table.diganti}) = 0
        and least(${table.qtyTerima}, ${table.kurang}, ${table.lebih}, ${table.diganti}) >= 0
        and ${table.qtyTerima} + ${table.kurang} + ${table.diganti} = ${table.qtyKirim}
        and ${table.qtyTerima} <= ${table.qtyTiba})`,
    ),
  ],
);

/**
 * The seller's acknowledgement of an arrival outside the temperature limits. It is apart from the
 * work order, whose receipt may already be signed and locked.
 */
export const temperatureReview = pgTable(
  'temperature_review',
  {
    idWorkOrder: integer('id_work_order')
      .primaryKey()
      .references(() => workOrder.id),
    tanggapan: text('tanggapan').notNull(),
    oleh: text('oleh').notNull(),
    waktu: instant('waktu').notNull(),
  },
  () => [],
);

/** A reminder about a delivery that was sent, so that it is sent once. */
export const deliveryReminder = pgTable(
  'delivery_reminder',
  {
    resource: text('resource', { enum: ['order', 'workOrder'] }).notNull(),
    idData: integer('id_data').notNull(),
    jenis: text('jenis').notNull(),
    tenggat: date('tenggat', { mode: 'string' }).notNull(),
  },
  table => [primaryKey({ columns: [table.resource, table.idData, table.jenis, table.tenggat] })],
);
