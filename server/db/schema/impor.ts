import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { imporKinds } from '#contract/impor/kinds.ts';
import { imporStates } from '#contract/states.ts';
import { bhbu } from './bhbu.ts';
import { bytes, instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { peserta } from './peserta.ts';
import { appUser } from './user.ts';

/** A file of participants that was brought in: what it held, what became of it. It stays as history. */
export const impor = pgTable(
  'impor',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What its rows are; boosters and results of smart checking are read by other columns. */
    kind: text('kind', { enum: imporKinds }).notNull().default('peserta'),
    vaccinationType: smallint('vaccination_type').notNull(),
    bhbuId: integer('bhbu_id').references(() => bhbu.id),
    faskesId: integer('faskes_id').references(() => faskes.id),
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    fileName: text('file_name').notNull(),
    fileBytes: integer('file_bytes').notNull(),
    sheet: text('sheet').notNull().default(''),
    /** The file's own headers in its order, and what tells a file with the same ones. */
    headers: jsonb('headers').notNull().default([]),
    headersKey: text('headers_key').notNull().default(''),
    columns: jsonb('columns').notNull().default([]),
    /** Whether a person had their say in the columns; then they are remembered. */
    columnsByHand: boolean('columns_by_hand').notNull().default(false),
    /** Whether all rows are in; until then nobody sees it. */
    isRead: boolean('is_read').notNull().default(false),
    status: text('status', { enum: imporStates.names }).notNull().default(imporStates.initial),
    rowCount: integer('row_count').notNull().default(0),
    outcomes: jsonb('outcomes').notNull().default({}),
    codes: jsonb('codes').notNull().default({}),
    judgedAt: instant('judged_at').notNull().defaultNow(),
    mode: text('mode', { enum: ['semua', 'yangBisa'] }),
    /** While it is being saved: how many rows there are, how many are done, and whether to stop. */
    savingTotal: integer('saving_total'),
    savingDone: integer('saving_done').notNull().default(0),
    stopAsked: boolean('stop_asked').notNull().default(false),
    savedAt: instant('saved_at'),
    undoneAt: instant('undone_at'),
    undoneBy: text('undone_by'),
    /** When what the rows said was forgotten. */
    purgedAt: instant('purged_at'),
    ...recordColumns(),
  },
  table => [
    check('impor_vaccination_type', sql`${table.vaccinationType} in (0, 1, 2)`),
    index('impor_bhbu_id_index').on(table.bhbuId, table.createdAt),
    index('impor_faskes_id_index').on(table.faskesId, table.createdAt),
    index('impor_user_id_index').on(table.userId, table.createdAt),
    index('impor_created_at_index').on(table.createdAt),
  ],
);

/** One row of such a file, judged. What it says is sealed; what it comes to is not. */
export const imporRow = pgTable(
  'impor_row',
  {
    imporId: integer('impor_id')
      .notNull()
      .references(() => impor.id, { onDelete: 'cascade' }),
    /** As Excel numbers it. */
    rowNumber: integer('row_number').notNull(),
    outcome: text('outcome').notNull(),
    codes: text('codes').array().notNull(),
    findings: jsonb('findings').notNull(),
    /** The fields that become others. */
    changes: text('changes').array().notNull(),
    /** Blind index of the person that the row names. */
    personKey: bytes('person_key'),
    /** Blind index of the mobile number, where the row stands for its person: who in the file shares it. */
    phoneKey: bytes('phone_key'),
    /** The registration that it changes, and which version of it it was judged by. */
    pesertaId: integer('peserta_id').references(() => peserta.id),
    pesertaVersion: integer('peserta_version'),
    /** Its cells, and what they were mended to. */
    cells: bytes('cells'),
    /** The participant that is saved. */
    person: bytes('person'),
  },
  table => [
    primaryKey({ columns: [table.imporId, table.rowNumber] }),
    index('impor_row_person_index').on(table.imporId, table.personKey),
    index('impor_row_peserta_id_index')
      .on(table.pesertaId)
      .where(sql`peserta_id is not null`),
  ],
);

/**
 * What a row of such a file left: rows are not written again for it, which takes twice as long. A
 * result of smart checking reaches every registration of its person.
 */
export const imporSaved = pgTable(
  'impor_saved',
  {
    imporId: integer('impor_id')
      .notNull()
      .references(() => impor.id, { onDelete: 'cascade' }),
    rowNumber: integer('row_number').notNull(),
    pesertaId: integer('peserta_id')
      .notNull()
      .references(() => peserta.id),
    pesertaVersion: integer('peserta_version').notNull(),
    /** The registration as it was before, to be put back; null where there was none. */
    before: jsonb('before'),
  },
  table => [
    primaryKey({ columns: [table.imporId, table.rowNumber, table.pesertaId] }),
    index('impor_saved_peserta_id_index').on(table.pesertaId),
  ],
);
