import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { BhbuState } from '#contract/states.ts';
import { bytes, instant, recordColumns } from './columns.ts';
import { appUser } from './user.ts';

const bhbuStatuses = [
  'MENUNGGU',
  'AKTIF',
  'DITOLAK',
  'PERLU_PERBAIKAN',
  'NONAKTIF',
] as const satisfies readonly BhbuState[];

/**
 * A company that registers its people, from its application onwards. Its details are nullable,
 * because companies created without an application lack them. Numbers that identify a person are
 * encrypted and displayed masked.
 */
export const bhbu = pgTable(
  'bhbu',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    status: text('status', { enum: bhbuStatuses }).notNull().default('AKTIF'),
    isActive: boolean('is_active').notNull().default(true),
    legalForm: text('legal_form'),
    /** Sixteen digits; masked when they identify a person. */
    npwp: text('npwp'),
    npwpSealed: bytes('npwp_sealed'),
    /** Blind index of the sixteen digits. */
    npwpKey: bytes('npwp_key'),
    nib: text('nib'),
    siupNumber: text('siup_number'),
    sector: text('sector'),
    employees: integer('employees'),
    expectedParticipants: integer('expected_participants'),
    includesFamilies: boolean('includes_families'),
    isKadinMember: boolean('is_kadin_member'),
    kadinNumber: text('kadin_number'),
    address: text('address'),
    region: text('region'),
    postalCode: text('postal_code'),
    phone: text('phone'),
    email: text('email'),
    website: text('website'),
    headName: text('head_name'),
    headPosition: text('head_position'),
    headNikMask: text('head_nik_mask'),
    headNikSealed: bytes('head_nik_sealed'),
    headPhone: text('head_phone'),
    headEmail: text('head_email'),
    picName: text('pic_name'),
    picPhone: text('pic_phone'),
    picEmail: text('pic_email'),
    /** The account manager of the company. */
    accountManagerId: integer('account_manager_id').references((): AnyPgColumn => appUser.id),
    /** Customer account number in the accounting system. */
    invoiceAccount: text('invoice_account'),
    skbNumber: text('skb_number'),
    /** Last day of validity of the SKB (tax exemption letter). */
    skbValidUntil: date('skb_valid_until', { mode: 'string' }),
    inactiveReason: text('inactive_reason'),
    deletedAt: instant('deleted_at'),
    ...recordColumns(),
  },
  table => [
    check('bhbu_status', sql.raw(`"bhbu"."status" in ('${bhbuStatuses.join("', '")}')`)),
    // A rejected or deleted company may apply again.
    uniqueIndex('bhbu_npwp_unique')
      .on(table.npwpKey)
      .where(sql`status <> 'DITOLAK' and deleted_at is null`),
    index('bhbu_account_manager_index').on(table.accountManagerId),
    index('bhbu_phone_index')
      .on(table.picPhone)
      .where(sql`pic_phone is not null`),
  ],
);

/** A company's application and its outcome. */
export const bhbuApplication = pgTable(
  'bhbu_application',
  {
    bhbuId: integer('bhbu_id')
      .primaryKey()
      .references(() => bhbu.id),
    /**
     * Ticket number with which the applicant queries the status, together with an email address.
     */
    ticket: text('ticket').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** Since when it has been waiting for a verifier; null when it is not. */
    waitingSince: instant('waiting_since'),
    /** Requested corrections: field and note. */
    mendings: jsonb('mendings').notNull().default([]),
    reason: text('reason'),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /** When the applicant accepted the terms and the processing of personal data. */
    consentedAt: instant('consented_at').notNull(),
  },
  table => [
    uniqueIndex('bhbu_application_ticket_unique').on(table.ticket),
    index('bhbu_application_waiting_index')
      .on(table.waitingSince)
      .where(sql`waiting_since is not null`),
  ],
);
