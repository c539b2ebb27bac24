import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { serviceInclusions, serviceTypes } from '#contract/service.ts';
import { productTypes } from '#contract/product.ts';
import { taxClasses } from '#contract/price/index.ts';
import { recordColumns } from './columns.ts';

/** Columns that `product` and `service` share. */
const sellableColumns = () => ({
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  taxClass: text('tax_class', { enum: taxClasses }).notNull(),
  isActive: boolean('is_active').notNull().default(true),
  ...recordColumns(),
});

/** A vaccine, sold by the dose, alone or in a package with its injection. */
export const product = pgTable(
  'product',
  {
    ...sellableColumns(),
    type: text('type', { enum: productTypes }).notNull(),
    producer: text('producer').notNull(),
    importer: text('importer').notNull(),
    authorisation: text('authorisation').notNull(),
    vaccineKind: text('vaccine_kind'),
    dosesPerVial: smallint('doses_per_vial').notNull(),
    vialsPerBox: smallint('vials_per_box').notNull(),
    volumeMl: doublePrecision('volume_ml').notNull(),
    dosesPerPerson: smallint('doses_per_person').notNull(),
    intervalDays: smallint('interval_days'),
    leastDegrees: smallint('least_degrees').notNull(),
    mostDegrees: smallint('most_degrees').notNull(),
    unit: text('unit').notNull(),
    kfaCode: text('kfa_code'),
  },
  table => [uniqueIndex('product_code_unique').on(sql`lower(${table.code})`)],
);

/** A service for participants, charged by the dose. */
export const service = pgTable(
  'service',
  {
    ...sellableColumns(),
    type: text('type', { enum: serviceTypes }).notNull(),
    leastParticipants: integer('least_participants'),
    includes: text('includes', { enum: serviceInclusions }).array().notNull(),
    withholdingCode: text('withholding_code'),
  },
  table => [uniqueIndex('service_code_unique').on(sql`lower(${table.code})`)],
);

/**
 * The price of one product or service, valid from `validFrom` until the day before the next price
 * starts, or until `validUntil`.
 */
export const price = pgTable(
  'price',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id').references(() => product.id),
    serviceId: integer('service_id').references(() => service.id),
    /** In whole rupiah. */
    amount: integer('amount').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }),
    decree: text('decree').notNull(),
    ...recordColumns(),
  },
  table => [
    check('price_of_one', sql`num_nonnulls(${table.productId}, ${table.serviceId}) = 1`),
    check('price_amount', sql`${table.amount} > 0`),
    check('price_period', sql`${table.validUntil} >= ${table.validFrom}`),
    uniqueIndex('price_product_unique').on(table.productId, table.validFrom),
    uniqueIndex('price_service_unique').on(table.serviceId, table.validFrom),
  ],
);
