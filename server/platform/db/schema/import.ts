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
  unique,
} from 'drizzle-orm/pg-core';
import { importKinds } from '#contract/domains/import/kinds.ts';
import { delimiterNames, hiddenRowChoices } from '#contract/domains/import/reading.ts';
import { importStates } from '#contract/states/import.ts';
import { bhbu } from './bhbu.ts';
import { bytes, instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { appUser } from './user.ts';

/**
 * An imported file of participants: its content, and the state of its import. The record stays as
 * history after its rows are purged.
 */
export const importFile = pgTable(
  'import_file',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Type of its rows; boosters and smart-checking results have other template columns. */
    jenis: text('jenis', { enum: importKinds }).notNull().default('peserta'),
    vaccinationType: smallint('vaccination_type').notNull(),
    bhbuId: integer('bhbu_id').references(() => bhbu.id),
    faskesId: integer('faskes_id').references(() => faskes.id),
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    namaBerkas: text('nama_berkas').notNull(),
    ukuran: integer('ukuran').notNull(),
    lembar: text('lembar').notNull().default(''),
    /**
     * The file's headers in order, and a hash by which files with the same headers are recognised.
     */
    headers: jsonb('headers').notNull().default([]),
    headersKey: text('headers_key').notNull().default(''),
    columns: jsonb('columns').notNull().default([]),
    /** Indexes of the columns that have content below the headers. */
    filledColumns: jsonb('filled_columns').notNull().default([]),
    /**
     * Whether a user changed the column mapping; the mapping is then remembered for files with the
     * same headers.
     */
    areColumnsManual: boolean('are_columns_manual').notNull().default(false),
    /** Fields that several columns fill equally well. */
    ambiguousColumns: jsonb('ambiguous_columns').notNull().default([]),
    /** Delimiter of a text file. */
    delimiter: text('delimiter', { enum: delimiterNames }),
    /** Number of rows that the spreadsheet program hides, and what is done with them. */
    hiddenRows: integer('hidden_rows').notNull().default(0),
    hiddenChoice: text('hidden_choice', { enum: hiddenRowChoices }),
    /** Whether all rows have been read; the import is hidden until then. */
    isRead: boolean('is_read').notNull().default(false),
    status: text('status', { enum: importStates.names }).notNull().default(importStates.initial),
    jumlahBaris: integer('jumlah_baris').notNull().default(0),
    outcomes: jsonb('outcomes').notNull().default({}),
    codes: jsonb('codes').notNull().default({}),
    validatedAt: instant('validated_at').notNull().defaultNow(),
    modus: text('modus', { enum: ['semua', 'yangBisa'] }),
    /** Progress while saving: rows in total, rows saved, and whether a stop was requested. */
    savingTotal: integer('saving_total'),
    savingDone: integer('saving_done').notNull().default(0),
    isStopRequested: boolean('is_stop_requested').notNull().default(false),
    savedAt: instant('saved_at'),
    undoneAt: instant('undone_at'),
    undoneBy: text('undone_by'),
    /** When the content of the rows was erased. */
    purgedAt: instant('purged_at'),
    ...recordColumns(),
  },
  table => [
    check('import_file_vaccination_type', sql`${table.vaccinationType} in (0, 1, 2)`),
    index('import_file_bhbu_id_index').on(table.bhbuId, table.createdAt),
    index('import_file_faskes_id_index').on(table.faskesId, table.createdAt),
    index('import_file_user_id_index').on(table.userId, table.createdAt),
    index('import_file_created_at_index').on(table.createdAt),
    // The imports that are being saved.
    index('import_file_saving_index')
      .on(table.id)
      .where(sql`saving_total is not null`),
  ],
);

/** One validated row of an imported file. Its content is encrypted; its outcome is not. */
export const importRow = pgTable(
  'import_row',
  {
    /** The import; a trigger checks it and the registration once per statement, where foreign keys would for each row. */
    importId: integer('import_id').notNull(),
    /** The row number that Excel displays. */
    rowNumber: integer('row_number').notNull(),
    outcome: text('outcome').notNull(),
    codes: text('codes').array().notNull(),
    issues: jsonb('issues').notNull(),
    /** Names of the fields that the import changes. */
    changes: text('changes').array().notNull(),
    /** Blind index of the person in the row. */
    personKey: bytes('person_key'),
    /**
     * Blind index of the mobile number, set on one row per person; finds people in the file who
     * share a number.
     */
    phoneKey: bytes('phone_key'),
    /** The registration that it updates, and the version against which it was validated. */
    pesertaId: integer('peserta_id'),
    pesertaVersion: integer('peserta_version'),
    /** Encrypted: the cells as uploaded, and their corrections. */
    cells: bytes('cells'),
    /** Encrypted: the participant to be saved. */
    person: bytes('person'),
    /** Encrypted: the stored and new values of the changed fields. */
    changedValues: bytes('changed_values'),
  },
  table => [
    primaryKey({ columns: [table.importId, table.rowNumber] }),
    index('import_row_person_index').on(table.importId, table.personKey),
    index('import_row_peserta_id_index')
      .on(table.pesertaId)
      .where(sql`peserta_id is not null`),
  ],
);

/**
 * A registration that an import row created or changed. It is a separate table because updating
 * the import rows took twice as long. A smart-checking result changes every registration of its
 * person.
 */
export const importChange = pgTable(
  'import_change',
  {
    /** The import, checked like that of a row, and so is the registration. */
    importId: integer('import_id').notNull(),
    rowNumber: integer('row_number').notNull(),
    pesertaId: integer('peserta_id').notNull(),
    pesertaVersion: integer('peserta_version').notNull(),
    /** The registration before the import, for undo; null when the import created it. */
    before: jsonb('before'),
    /** When and by whom the change was undone; an undo may leave some changes of an import. */
    undoneAt: instant('undone_at'),
    undoneBy: text('undone_by'),
  },
  table => [
    primaryKey({ columns: [table.importId, table.rowNumber, table.pesertaId] }),
    index('import_change_peserta_id_index').on(table.pesertaId),
  ],
);

/**
 * A correction rule that a person accepted, for the next files of the same company, or of the facility
 * for files without a company. It holds no data of a person.
 */
export const importRule = pgTable(
  'import_rule',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bhbuId: integer('bhbu_id').references(() => bhbu.id),
    faskesId: integer('faskes_id').references(() => faskes.id),
    /** Equal for rules about the same text, of which the last accepted one is valid. */
    ruleKey: text('rule_key').notNull(),
    /** Checked by `correctionRule` of the contract. */
    aturan: jsonb('aturan').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    ...recordColumns(),
  },
  table => [
    unique('import_rule_unique').on(table.bhbuId, table.faskesId, table.ruleKey).nullsNotDistinct(),
    index('import_rule_faskes_id_index').on(table.faskesId),
    check('import_rule_owner', sql`num_nonnulls(${table.bhbuId}, ${table.faskesId}) = 1`),
  ],
);
