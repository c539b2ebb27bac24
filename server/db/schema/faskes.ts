import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { guarantees, faskesKinds, faskesOwnerships } from '#contract/faskes/index.ts';
import { bhbu } from './bhbu.ts';
import { instant, recordColumns } from './columns.ts';

/**
 * A vaccinating health facility. Fields that are required in the form are nullable, because older
 * records lack them. A transaction that assigns a facility locks its row `for key share` and one
 * that deletes it `for update`, so neither misses the other.
 */
export const faskes = pgTable(
  'faskes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** Its code in P-Care, which identifies it in the national data system. */
    pcareCode: text('pcare_code'),
    number: text('number'),
    kind: text('kind', { enum: faskesKinds }),
    ownership: text('ownership', { enum: faskesOwnerships }),
    headName: text('head_name'),
    address: text('address'),
    region: text('region'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    picName: text('pic_name'),
    picPhone: text('pic_phone'),
    dailyCapacity: integer('daily_capacity'),
    vaccinators: integer('vaccinators'),
    chillers: integer('chillers'),
    chillerDoses: integer('chiller_doses'),
    permitNumber: text('permit_number'),
    /** Last day of validity of the permit. */
    permitUntil: date('permit_until', { mode: 'string' }),
    isActive: boolean('is_active').notNull().default(true),
    inactiveReason: text('inactive_reason'),
    deletedAt: instant('deleted_at'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('faskes_pcare_code_unique')
      .on(sql`upper(${table.pcareCode})`)
      .where(sql`deleted_at is null`),
  ],
);

/**
 * A facility's answer to one guarantee of the fourth annex. Its evidence is stored in `file` under
 * the resource `faskes.<guarantee>`.
 */
export const faskesStatement = pgTable(
  'faskes_statement',
  {
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => faskes.id),
    guarantee: text('guarantee', { enum: guarantees }).notNull(),
    isMet: boolean('is_met').notNull(),
    note: text('note'),
    /** Last day of validity of the evidence; null when it does not expire. */
    validUntil: date('valid_until', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    answeredAt: instant('answered_at').notNull(),
    answeredBy: text('answered_by'),
  },
  table => [
    primaryKey({ columns: [table.faskesId, table.guarantee] }),
    check(
      'faskes_statement_guarantee',
      sql.raw(`"faskes_statement"."guarantee" in ('${guarantees.join("', '")}')`),
    ),
  ],
);

/** The facilities that serve a company. */
export const faskesBhbu = pgTable(
  'faskes_bhbu',
  {
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => faskes.id),
    bhbuId: integer('bhbu_id')
      .notNull()
      .references(() => bhbu.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdBy: text('created_by'),
  },
  table => [
    primaryKey({ columns: [table.faskesId, table.bhbuId] }),
    index('faskes_bhbu_bhbu_id_index').on(table.bhbuId),
  ],
);
