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
import { doseResults, kipiKinds, kipiRecipients } from '#contract/vaksinasi/record.ts';
import { bhbu } from './bhbu.ts';
import { bytes, instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { peserta } from './peserta.ts';
import { appUser } from './user.ts';

/**
 * One visit of a registration for one of its doses: given, postponed or refused. The participant's
 * company and user are copied here, so that doses are counted without reading `peserta`.
 */
export const dose = pgTable(
  'dosis',
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
    number: smallint('number').notNull(),
    result: text('result', { enum: doseResults }).notNull(),
    /** Why it was postponed or refused. */
    reason: text('reason'),
    /** Date and time (`HH:MM`) of the visit in Jakarta. */
    givenOn: date('given_on', { mode: 'string' }).notNull(),
    givenAt: text('given_at').notNull(),
    vaccine: text('vaccine'),
    batch: text('batch'),
    expiresOn: date('expires_on', { mode: 'string' }),
    /** Injection site on the body. */
    site: text('site'),
    vaccinator: text('vaccinator'),
    /** Encrypted screening answers. */
    screening: bytes('screening'),
    /** When and why it was cancelled as recorded by mistake; a cancelled visit does not count. */
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
    // Participants who refused a dose are excluded from the call list for it.
    index('dosis_refused_index')
      .on(table.pesertaId, table.number)
      .where(sql`result = 'DITOLAK' and cancelled_at is null`),
    index('dosis_faskes_id_index').on(table.faskesId, table.givenOn),
    // These indexes only serve lists of rows; counts come from `dosis_count`.
    index('dosis_bhbu_id_index').on(table.bhbuId),
    index('dosis_user_id_index').on(table.userId),
  ],
);

/** Numbers of doses given, maintained by triggers in the transaction of the change. */
export const doseCount = pgTable(
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
    // For users whose scope is limited to one company or facility.
    index('dosis_count_bhbu_id_index').on(table.bhbuId, table.givenOn),
    index('dosis_count_faskes_id_index').on(table.faskesId, table.givenOn),
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
    dosisId: integer('dosis_id')
      .notNull()
      .references(() => dose.id),
    kind: text('kind', { enum: kipiKinds }).notNull(),
    isSerious: boolean('is_serious').notNull(),
    /**
     * When it became serious, if it was not recorded as serious at first; the reporting deadline
     * starts then.
     */
    seriousSince: instant('serious_since'),
    startedAt: instant('started_at').notNull(),
    /** Encrypted: complaints, treatment and outcome. */
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
    index('kipi_dosis_id_index').on(table.dosisId),
    // Events that still have to be reported.
    index('kipi_unreported_index')
      .on(table.createdAt)
      .where(sql`is_serious and reported_at is null`),
  ],
);
