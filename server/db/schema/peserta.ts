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
import { smartCheckStates } from '#contract/peserta/codes.ts';
import { bhbu } from './bhbu.ts';
import { bytes, instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { appUser } from './user.ts';

/**
 * One registration of one person with one company, or none, of one vaccination type. Identity
 * numbers are sealed and shown by their masks; the person is told by a keyed hash. What is kept as
 * invalid may hold values no form would take, so that most is text.
 */
export const peserta = pgTable(
  'peserta',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bhbuId: integer('bhbu_id').references(() => bhbu.id),
    faskesId: integer('faskes_id').references(() => faskes.id),
    /** Who registered or uploaded it. */
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    importId: integer('import_id'),
    vaccinationType: smallint('vaccination_type').notNull(),
    isCitizen: boolean('is_citizen').notNull(),
    /** Blind index of the NIK, or of country and passport number. */
    personKey: bytes('person_key').notNull(),
    /** Blind index of the NIK that a foreigner has besides. */
    nikKey: bytes('nik_key'),
    /** Whether this registration is the person's own of its type; at another company they are told as taken. */
    holdsPerson: boolean('holds_person').notNull().default(true),
    nikMask: text('nik_mask'),
    nikSealed: bytes('nik_sealed'),
    passportMask: text('passport_mask'),
    passportSealed: bytes('passport_sealed'),
    permitMask: text('permit_mask'),
    permitSealed: bytes('permit_sealed'),
    country: text('country'),
    name: text('name').notNull(),
    /** What names are sorted and searched by. */
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
    /** Whose family this is; a NIK in it is masked here and sealed there. */
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
    /** What came before a booster, and where it was given elsewhere the booster itself. */
    primaryVaccine: text('primary_vaccine'),
    firstDoseOn: date('first_dose_on', { mode: 'string' }),
    secondDoseOn: date('second_dose_on', { mode: 'string' }),
    secondDosePlace: text('second_dose_place'),
    boosterVaccine: text('booster_vaccine'),
    boosterOn: date('booster_on', { mode: 'string' }),
    boosterBatch: text('booster_batch'),
    boosterPlace: text('booster_place'),
    /** Whether the next booster may be given, the first day on which the rules allow it, and what an outer service said. */
    isEligible: boolean('is_eligible'),
    eligibleFrom: date('eligible_from', { mode: 'string' }),
    eligibilityRefusal: text('eligibility_refusal'),
    eligibilityCheckedAt: instant('eligibility_checked_at'),
    /** What the ministry's check of identities said of the person. */
    smartCheck: text('smart_check', { enum: smartCheckStates }),
    smartCheckNote: text('smart_check_note'),
    smartCheckedAt: instant('smart_checked_at'),
    /** The ticket with which a booster is fetched. */
    ticketNumber: text('ticket_number'),
    /** The last dose of this registration, and how many were given; kept with the doses. */
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
    // Those who become eligible as days pass.
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
    // Whom a facility expects on a day.
    index('peserta_planned_on_index')
      .on(table.faskesId, table.plannedOn)
      .where(sql`deleted_at is null and planned_on is not null`),
    // Who is due for a second dose. Nobody is there as they are registered, so registering costs nothing.
    index('peserta_second_dose_index')
      .on(table.faskesId, table.vaccinatedOn, table.id, table.plannedOn, table.bhbuId)
      .where(sql`deleted_at is null and is_active and vaccination_type = 0 and doses_given = 1`),
    // One for each order of the list. The columns that it is narrowed by come along, so that a page far
    // down is found in the index alone.
    ...Object.entries({
      created: [table.createdAt],
      modified: [table.modifiedAt],
      // The birth date tells those of one name apart when somebody is registered.
      name: [table.nameKey, table.birthDate],
      birth: [table.birthDate],
      status: [table.isValid],
    } satisfies Record<string, [AnyPgColumn, ...AnyPgColumn[]]>).map(([name, [column, ...more]]) =>
      index(`peserta_by_${name}_index`)
        .on(column, table.id, ...narrowing(table).filter(one => one !== column), ...more)
        .where(sql`deleted_at is null`),
    ),
    // Those whose lists are short against the whole: found first, sorted then.
    ...Object.entries({ bhbu: table.bhbuId, faskes: table.faskesId, user: table.userId }).map(
      ([name, column]) =>
        index(`peserta_of_${name}_index`)
          .on(column, table.createdAt, table.id)
          .where(sql`deleted_at is null`),
    ),
  ],
);

type Narrowing =
  | 'bhbuId'
  | 'faskesId'
  | 'userId'
  | 'vaccinationType'
  | 'isCitizen'
  | 'isValid'
  | 'isActive'
  | 'isVoucher'
  | 'isEligible';

/** The columns that both lists and counts are narrowed by. */
const narrowing = (table: Record<Narrowing, AnyPgColumn>) => [
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

/** How many registrations there are of each kind; kept by triggers in the transaction of the change. */
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
    const [first, ...rest] = narrowing(table);
    if (!first) throw new Error('Nothing to count by.');
    return [
      unique('peserta_count_unique')
        .on(first, ...rest, table.dosesGiven)
        .nullsNotDistinct(),
    ];
  },
);
