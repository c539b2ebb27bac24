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
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { smartCheckStates } from '#contract/peserta/issues.ts';
import { bhbu } from './bhbu.ts';
import { bytes, instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { appUser } from './user.ts';

/**
 * One registration of a person for one vaccination type, with a company or without. Identity
 * numbers are encrypted and displayed masked; a blind index identifies the person. Invalid
 * registrations are stored too and may hold values that no form accepts, so most columns are text.
 */
export const peserta = pgTable(
  'peserta',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bhbuId: integer('bhbu_id').references(() => bhbu.id),
    faskesId: integer('faskes_id').references(() => faskes.id),
    /** The user who registered or uploaded it. */
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    importId: integer('import_id'),
    vaccinationType: smallint('vaccination_type').notNull(),
    isCitizen: boolean('is_citizen').notNull(),
    /** Blind index of the NIK, or of country and passport number for a foreigner. */
    personKey: bytes('person_key').notNull(),
    /** Blind index of the NIK that a foreigner has in addition. */
    nikKey: bytes('nik_key'),
    /**
     * Whether this registration holds the person for its vaccination type. At most one does;
     * registrations at other companies are reported as duplicates.
     */
    holdsPerson: boolean('holds_person').notNull().default(true),
    nikMask: text('nik_mask'),
    nikSealed: bytes('nik_sealed'),
    passportMask: text('passport_mask'),
    passportSealed: bytes('passport_sealed'),
    permitMask: text('permit_mask'),
    permitSealed: bytes('permit_sealed'),
    country: text('country'),
    name: text('name').notNull(),
    /** Lower-case name for sorting and searching. */
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(name)`),
    birthPlace: text('birth_place'),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    sex: text('sex').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    address: text('address').notNull(),
    region: text('region').notNull(),
    district: text('district'),
    village: text('village'),
    postalCode: text('postal_code'),
    category: text('category').notNull(),
    /**
     * Name or employee number of the employee whose family member this is. If it contains a NIK, it
     * is masked here and encrypted in `guarantorSealed`.
     */
    guarantor: text('guarantor'),
    guarantorSealed: bytes('guarantor_sealed'),
    employeeNumber: text('employee_number'),
    occupation: text('occupation'),
    plannedOn: date('planned_on', { mode: 'string' }),
    hasComorbidity: boolean('has_comorbidity').notNull().default(false),
    hasConsented: boolean('has_consented').notNull().default(false),
    isValid: boolean('is_valid').notNull(),
    findings: jsonb('findings').notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    inactiveReason: text('inactive_reason'),
    isVoucher: boolean('is_voucher').notNull().default(false),
    /**
     * The primary doses before a booster and, for a booster given elsewhere, the booster itself.
     */
    primaryVaccine: text('primary_vaccine'),
    firstDoseOn: date('first_dose_on', { mode: 'string' }),
    secondDoseOn: date('second_dose_on', { mode: 'string' }),
    secondDosePlace: text('second_dose_place'),
    boosterVaccine: text('booster_vaccine'),
    boosterOn: date('booster_on', { mode: 'string' }),
    boosterBatch: text('booster_batch'),
    boosterPlace: text('booster_place'),
    /**
     * Booster eligibility: whether it may be given, the first day on which the rules allow it, and
     * the reason of a refusal by the external service.
     */
    isEligible: boolean('is_eligible'),
    eligibleFrom: date('eligible_from', { mode: 'string' }),
    eligibilityRefusal: text('eligibility_refusal'),
    eligibilityCheckedAt: instant('eligibility_checked_at'),
    /** Result of the ministry's identity check (smart checking). */
    smartCheck: text('smart_check', { enum: smartCheckStates }),
    smartCheckNote: text('smart_check_note'),
    smartCheckedAt: instant('smart_checked_at'),
    /** Number of the booster ticket. */
    ticketNumber: text('ticket_number'),
    /** Date of the last dose and number of doses given; updated together with `dosis`. */
    vaccinatedOn: date('vaccinated_on', { mode: 'string' }),
    dosesGiven: smallint('doses_given').notNull().default(0),
    deletedAt: instant('deleted_at'),
    ...recordColumns(),
  },
  table => [
    check('peserta_vaccination_type', sql`${table.vaccinationType} in (0, 1, 2)`),
    check('peserta_sex', sql`${table.sex} in ('L', 'P')`),
    uniqueIndex('peserta_registration_unique')
      .on(table.personKey, table.vaccinationType, sql`coalesce(${table.bhbuId}, 0)`)
      .where(sql`deleted_at is null`),
    uniqueIndex('peserta_person_unique')
      .on(table.personKey, table.vaccinationType)
      .where(sql`deleted_at is null and holds_person`),
    uniqueIndex('peserta_ticket_number_unique')
      .on(table.ticketNumber)
      .where(sql`ticket_number is not null and deleted_at is null`),
    // Registrations that become eligible as time passes.
    index('peserta_eligible_from_index')
      .on(table.eligibleFrom)
      .where(sql`deleted_at is null and is_eligible = false and eligible_from is not null`),
    index('peserta_nik_key_index')
      .on(table.nikKey)
      .where(sql`nik_key is not null`),
    index('peserta_phone_index')
      .on(table.phone)
      .where(sql`deleted_at is null`),
    index('peserta_name_part_index').using('gin', table.nameKey.op('gin_trgm_ops')),
    index('peserta_vaccinated_on_index')
      .on(table.vaccinatedOn)
      .where(sql`deleted_at is null and vaccinated_on is not null`),
    // Participants expected at a facility on a day.
    index('peserta_planned_on_index')
      .on(table.faskesId, table.plannedOn)
      .where(sql`deleted_at is null and planned_on is not null`),
    // Participants due for a second dose. New registrations do not match the condition, so the
    // index costs nothing on insert.
    index('peserta_second_dose_index')
      .on(table.faskesId, table.vaccinatedOn, table.id, table.plannedOn, table.bhbuId)
      .where(sql`deleted_at is null and is_active and vaccination_type = 0 and doses_given = 1`),
    // One index per sort order of the list. They include the filter columns, so that pages with a
    // large offset are served by an index-only scan.
    ...Object.entries({
      created: [table.createdAt],
      modified: [table.modifiedAt],
      // The birth date distinguishes people of the same name in the duplicate check of a
      // registration.
      name: [table.nameKey, table.birthDate],
      birth: [table.birthDate],
      status: [table.isValid],
    } satisfies Record<string, [AnyPgColumn, ...AnyPgColumn[]]>).map(([name, [column, ...more]]) =>
      index(`peserta_by_${name}_index`)
        .on(column, table.id, ...filterColumns(table).filter(one => one !== column), ...more)
        .where(sql`deleted_at is null`),
    ),
    // For scopes with few rows: the rows are found by owner first and sorted afterwards.
    ...Object.entries({ bhbu: table.bhbuId, faskes: table.faskesId, user: table.userId }).map(
      ([name, column]) =>
        index(`peserta_of_${name}_index`)
          .on(column, table.createdAt, table.id)
          .where(sql`deleted_at is null`),
    ),
  ],
);

type FilterColumn =
  | 'bhbuId'
  | 'faskesId'
  | 'userId'
  | 'vaccinationType'
  | 'isCitizen'
  | 'isValid'
  | 'isActive'
  | 'isVoucher'
  | 'isEligible';

/** The columns by which lists and counts are filtered. */
const filterColumns = (table: Record<FilterColumn, AnyPgColumn>) => [
  table.bhbuId,
  table.faskesId,
  table.userId,
  table.vaccinationType,
  table.isCitizen,
  table.isValid,
  table.isActive,
  table.isVoucher,
  table.isEligible,
];

/**
 * Numbers of registrations by filter columns, maintained by triggers in the transaction of the
 * change.
 */
export const pesertaCount = pgTable(
  'peserta_count',
  {
    bhbuId: integer('bhbu_id'),
    faskesId: integer('faskes_id'),
    userId: integer('user_id').notNull(),
    vaccinationType: smallint('vaccination_type').notNull(),
    isCitizen: boolean('is_citizen').notNull(),
    isValid: boolean('is_valid').notNull(),
    isActive: boolean('is_active').notNull(),
    isVoucher: boolean('is_voucher').notNull(),
    isEligible: boolean('is_eligible'),
    dosesGiven: smallint('doses_given').notNull().default(0),
    n: integer('n').notNull(),
  },
  table => {
    const [first, ...rest] = filterColumns(table);
    if (!first) throw new Error('Nothing to count by.');
    return [
      unique('peserta_count_unique')
        .on(first, ...rest, table.dosesGiven)
        .nullsNotDistinct(),
    ];
  },
);
