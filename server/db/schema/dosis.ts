import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { doseResults, kipiKinds, kipiReceivers } from '#contract/dosis/record.ts';
import { bhbu } from './bhbu.ts';
import { bytes, instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { peserta } from './peserta.ts';
import { appUser } from './user.ts';

/**
 * One visit of one registration for one of its doses: given, put off or refused. Whose participant it
 * is stands here too, so that doses are counted without reading participants.
 */
export const dosis = pgTable(
  'dosis',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    pesertaId: integer('peserta_id')
      .notNull()
      .references(() => peserta.id),
    bhbuId: integer('bhbu_id').references(() => bhbu.id),
    /** Who registered the participant. */
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    vaccinationType: smallint('vaccination_type').notNull(),
    /** Where it was. */
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => faskes.id),
    /** Which dose of the registration, from 1. */
    number: smallint('number').notNull(),
    result: text('result', { enum: doseResults }).notNull(),
    /** Why it was put off or refused. */
    reason: text('reason'),
    /** The day and time of the visit in Jakarta. */
    givenOn: date('given_on', { mode: 'string' }).notNull(),
    givenAt: text('given_at').notNull(),
    vaccine: text('vaccine'),
    batch: text('batch'),
    expiresOn: date('expires_on', { mode: 'string' }),
    /** Where on the body. */
    site: text('site'),
    vaccinator: text('vaccinator'),
    /** The answers to the screening, sealed. */
    screening: bytes('screening'),
    /** When it was taken back as recorded by mistake, and why; it then counts for nothing. */
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by'),
    cancelReason: text('cancel_reason'),
    ...recordColumns(),
  },
  table => [
    check('dosis_number', sql`${table.number} between 1 and 9`),
    check('dosis_vaccination_type', sql`${table.vaccinationType} in (0, 1, 2)`),
    uniqueIndex('dosis_given_unique')
      .on(table.pesertaId, table.number)
      .where(sql`result = 'DIBERIKAN' and cancelled_at is null`),
    index('dosis_peserta_id_index').on(table.pesertaId),
    // Who refused a dose is not called for it.
    index('dosis_refused_index')
      .on(table.pesertaId, table.number)
      .where(sql`result = 'DITOLAK' and cancelled_at is null`),
    index('dosis_faskes_id_index').on(table.faskesId, table.givenOn),
    // Doses are counted in `dosis_count`: these are here for the rows they name alone.
    index('dosis_bhbu_id_index').on(table.bhbuId),
    index('dosis_user_id_index').on(table.userId),
  ],
);

/** How many doses were given, by day and whose; kept by triggers in the transaction of the change. */
export const dosisCount = pgTable(
  'dosis_count',
  {
    givenOn: date('given_on', { mode: 'string' }).notNull(),
    bhbuId: integer('bhbu_id'),
    faskesId: integer('faskes_id').notNull(),
    userId: integer('user_id').notNull(),
    vaccinationType: smallint('vaccination_type').notNull(),
    number: smallint('number').notNull(),
    n: integer('n').notNull(),
  },
  table => [
    unique('dosis_count_unique')
      .on(
        table.givenOn,
        table.bhbuId,
        table.faskesId,
        table.userId,
        table.vaccinationType,
        table.number,
      )
      .nullsNotDistinct(),
    // Who sees their own alone reads them by day, among those of everybody.
    index('dosis_count_bhbu_id_index').on(table.bhbuId, table.givenOn),
    index('dosis_count_faskes_id_index').on(table.faskesId, table.givenOn),
  ],
);

/** An adverse event after a dose (KIPI). What happened is health data and sealed; how grave it is, is not. */
export const kipi = pgTable(
  'kipi',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    dosisId: integer('dosis_id')
      .notNull()
      .references(() => dosis.id),
    kind: text('kind', { enum: kipiKinds }).notNull(),
    isSerious: boolean('is_serious').notNull(),
    /** When it turned out to be serious, where it was not noted as that: the time to report runs from then. */
    seriousSince: instant('serious_since'),
    startedAt: instant('started_at').notNull(),
    /** Complaints, what was done, how it went: sealed. */
    detail: bytes('detail').notNull(),
    /** When it was reported, to whom, by whom, and the number that was given for it. */
    reportedAt: instant('reported_at'),
    reportedTo: text('reported_to', { enum: kipiReceivers }),
    reportedBy: text('reported_by'),
    reportNumber: text('report_number'),
    ...recordColumns(),
  },
  table => [
    check(
      'kipi_reported',
      sql`num_nonnulls(${table.reportedAt}, ${table.reportedTo}, ${table.reportedBy}) in (0, 3)`,
    ),
    index('kipi_dosis_id_index').on(table.dosisId),
    // Those that somebody has to report.
    index('kipi_unreported_index')
      .on(table.createdAt)
      .where(sql`is_serious and reported_at is null`),
  ],
);
