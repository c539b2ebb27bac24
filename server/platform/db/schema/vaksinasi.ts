import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  doseResults,
  kipiKinds,
  kipiRecipients,
  type VisitFacts,
} from '#contract/domains/vaksinasi/record.ts';
import { batch } from './batch.ts';
import { bhbu } from './bhbu.ts';
import { bytes, instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { peserta } from './peserta.ts';
import { product } from './product.ts';
import { appUser } from './user.ts';

/**
 * One visit of a registration for one of its doses: given, postponed or refused. The participant's
 * company and user are copied here, so that doses are counted without reading `peserta`.
 */
export const dose = pgTable(
  'dose',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    pesertaId: integer('peserta_id')
      .notNull()
      .references(() => peserta.id),
    bhbuId: integer('bhbu_id').references(() => bhbu.id),
    /** The user who registered the participant. */
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    vaccinationType: smallint('vaccination_type').notNull(),
    /** The facility of the visit. */
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => faskes.id),
    /** Dose number within the registration, from 1. */
    dosisKe: smallint('dosis_ke').notNull(),
    hasil: text('hasil', { enum: doseResults }).notNull(),
    /** Why it was postponed or refused. */
    alasan: text('alasan'),
    /** The planned day before a postponement that named a new one, which is `rencanaBaru`. */
    rencanaLama: date('rencana_lama', { mode: 'string' }),
    rencanaBaru: date('rencana_baru', { mode: 'string' }),
    /** Date and time (`HH:MM`) of the visit in Jakarta. */
    tanggal: date('tanggal', { mode: 'string' }).notNull(),
    jam: text('jam').notNull(),
    vaksin: text('vaksin'),
    batch: text('batch'),
    kadaluarsa: date('kadaluarsa', { mode: 'string' }),
    /** The product, and the batch of the register, where they are known. */
    idProduk: integer('id_produk').references(() => product.id),
    idBatch: integer('id_batch').references(() => batch.id),
    /** Whether the batch was not in the register when the dose was recorded. */
    batchTidakTerdaftar: boolean('batch_tidak_terdaftar').notNull().default(false),
    /** Why a vaccine that is no product, or an unregistered batch, was used. */
    alasanVaksin: text('alasan_vaksin'),
    alasanBatch: text('alasan_batch'),
    /** Injection site on the body. */
    lokasi: text('lokasi'),
    vaksinator: text('vaksinator'),
    /** Encrypted screening answers. */
    screening: bytes('screening'),
    /** When and why it was cancelled as recorded by mistake; a cancelled visit does not count. */
    dibatalkan: instant('dibatalkan'),
    dibatalkanOleh: text('dibatalkan_oleh'),
    alasanBatal: text('alasan_batal'),
    ...recordColumns(),
  },
  table => [
    check('dose_number', sql`${table.dosisKe} between 1 and 9`),
    check('dose_vaccination_type', sql`${table.vaccinationType} in (0, 1, 2)`),
    uniqueIndex('dose_given_unique')
      .on(table.pesertaId, table.dosisKe)
      .where(sql`hasil = 'DIBERIKAN' and dibatalkan is null`),
    index('dose_peserta_id_index').on(table.pesertaId),
    // Participants who refused a dose are excluded from the call list for it.
    index('dose_refused_index')
      .on(table.pesertaId, table.dosisKe)
      .where(sql`hasil = 'DITOLAK' and dibatalkan is null`),
    index('dose_faskes_id_index').on(table.faskesId, table.tanggal),
    // These indexes only serve lists of rows; counts come from `dose_count`.
    index('dose_bhbu_id_index').on(table.bhbuId),
    index('dose_user_id_index').on(table.userId),
    index('dose_id_produk_index')
      .on(table.idProduk)
      .where(sql`id_produk is not null`),
    index('dose_id_batch_index')
      .on(table.idBatch, table.faskesId)
      .where(sql`id_batch is not null`),
    // Finds the doses of a batch that are not linked to the register.
    index('dose_batch_number_index')
      .on(sql`lower(${table.batch})`)
      .where(sql`id_batch is null and batch is not null`),
  ],
);

/** A correction of a visit: who made it, why, and what the visit said before. */
export const doseCorrection = pgTable(
  'dose_correction',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    doseId: integer('dose_id')
      .notNull()
      .references(() => dose.id),
    pada: instant('pada').notNull(),
    oleh: text('oleh'),
    alasan: text('alasan').notNull(),
    sebelum: jsonb('sebelum').$type<VisitFacts>().notNull(),
    /** Encrypted screening answers before the correction. */
    screening: bytes('screening'),
  },
  table => [index('dose_correction_dose_index').on(table.doseId, table.id)],
);

/** Numbers of doses given, maintained by triggers in the transaction of the change. */
export const doseCount = pgTable(
  'dose_count',
  {
    tanggal: date('tanggal', { mode: 'string' }).notNull(),
    bhbuId: integer('bhbu_id'),
    faskesId: integer('faskes_id').notNull(),
    userId: integer('user_id').notNull(),
    vaccinationType: smallint('vaccination_type').notNull(),
    dosisKe: smallint('dosis_ke').notNull(),
    n: integer('n').notNull(),
  },
  table => [
    unique('dose_count_unique')
      .on(
        table.tanggal,
        table.bhbuId,
        table.faskesId,
        table.userId,
        table.vaccinationType,
        table.dosisKe,
      )
      .nullsNotDistinct(),
    // For users whose scope is limited to one company or facility.
    index('dose_count_bhbu_id_index').on(table.bhbuId, table.tanggal),
    index('dose_count_faskes_id_index').on(table.faskesId, table.tanggal),
  ],
);

/**
 * An adverse event following immunisation (KIPI). Its description is health data and encrypted; its
 * severity is not.
 */
export const kipi = pgTable(
  'kipi',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    doseId: integer('dose_id')
      .notNull()
      .references(() => dose.id),
    jenis: text('jenis', { enum: kipiKinds }).notNull(),
    serius: boolean('serius').notNull(),
    /**
     * When it became serious, if it was not recorded as serious at first; the reporting deadline
     * starts then.
     */
    seriousSince: instant('serious_since'),
    /** When the facility was first notified, if that was before it was recorded. */
    foundAt: instant('found_at'),
    mulai: instant('mulai').notNull(),
    /** Encrypted: symptoms, treatment, outcome, and what the national form asks for. */
    detail: bytes('detail').notNull(),
    /** When, to whom and by whom it was reported, and the reference number that was issued. */
    reportedAt: instant('reported_at'),
    reportedTo: text('reported_to', { enum: kipiRecipients }),
    reportedBy: text('reported_by'),
    reportNumber: text('report_number'),
    ...recordColumns(),
  },
  table => [
    check(
      'kipi_reported',
      sql`num_nonnulls(${table.reportedAt}, ${table.reportedTo}, ${table.reportedBy}) in (0, 3)`,
    ),
    index('kipi_dosis_id_index').on(table.doseId),
    // Events that still have to be reported.
    index('kipi_unreported_index')
      .on(table.createdAt)
      .where(sql`serius and reported_at is null`),
  ],
);
