import { sql } from 'drizzle-orm';
import {
  check,
  date,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import { deadStates, printedKinds, type DocumentFacts } from '#contract/core/document/calls.ts';
import { bytes, instant } from './columns.ts';

/**
 * A version of a record's printed document as it was issued. A trigger rejects changes, except that
 * the PDF is added once, when it is downloaded for the first time.
 */
export const filedDocument = pgTable(
  'filed_document',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Resource of the record, whose permissions apply to the document. */
    resource: text('resource').notNull(),
    /** Id of the record; a facility's part of it has a suffix. */
    recordId: text('record_id').notNull(),
    kind: text('kind', { enum: printedKinds }).notNull(),
    version: smallint('version').notNull(),
    title: text('title').notNull(),
    number: text('number'),
    /** Day of the document, which the verification names. */
    day: date('day', { mode: 'string' }).notNull(),
    letterhead: jsonb('letterhead').$type<PrintedDocument['letterhead']>(),
    /** The blocks with the QR code. */
    blocks: jsonb('blocks').$type<PrintedDocument['blocks']>().notNull(),
    /** What the public page shows of it to be compared; null for a document filed before it did. */
    facts: jsonb('facts').$type<DocumentFacts>(),
    /** SHA-256 of the content without the QR code, in hexadecimal. */
    blocksHash: text('blocks_hash').notNull(),
    /** The random part of the address in the QR code. */
    token: text('token').notNull(),
    pdf: bytes('pdf'),
    sha256: text('sha256'),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by'),
  },
  table => [
    uniqueIndex('filed_document_version_unique').on(
      table.resource,
      table.recordId,
      table.kind,
      table.version,
    ),
    uniqueIndex('filed_document_token_unique').on(table.token),
    check('filed_document_pdf', sql`num_nulls(${table.pdf}, ${table.sha256}) <> 1`),
  ],
);

/**
 * The personal NPWP of the buyer of a filed document, whose blocks have it masked, because it is the person's NIK.
 * The PDF has it in full and is encrypted with a key of its own. Documents without a personal NPWP have no row.
 */
export const filedNpwp = pgTable('filed_npwp', {
  idDocument: integer('id_document')
    .primaryKey()
    .references(() => filedDocument.id),
  /** Encrypted like that of the company, from which it is copied. */
  npwp: bytes('npwp').notNull(),
  /** The encrypted key of the PDF; null until the PDF is rendered. */
  pdfKey: bytes('pdf_key'),
});

/** The copy of a filed version that says on each page that it no longer counts, rendered once for each mark. */
export const markedCopy = pgTable(
  'marked_copy',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idDocument: integer('id_document')
      .notNull()
      .references(() => filedDocument.id),
    /** Such as `DIBATALKAN`. */
    mark: text('mark', { enum: deadStates }).notNull(),
    pdf: bytes('pdf').notNull(),
    sha256: text('sha256').notNull(),
  },
  table => [uniqueIndex('marked_copy_unique').on(table.idDocument, table.mark)],
);
