import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { terminationCauses } from '#contract/domains/pks/record.ts';
import { suratKinds, suratStates } from '#contract/states/surat.ts';
import { bhbu } from './bhbu.ts';
import { instant, recordColumns } from './columns.ts';
import { invoice } from './invoice.ts';
import { pks } from './pks.ts';

/** A letter from the seller to a company, of an agreement or an invoice. */
export const surat = pgTable(
  'surat',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    jenis: text('jenis', { enum: suratKinds }).notNull(),
    noSurat: text('no_surat'),
    idBHBU: integer('id_bhbu')
      .notNull()
      .references(() => bhbu.id),
    idPKS: integer('id_pks').references(() => pks.id),
    idInvoice: integer('id_invoice').references(() => invoice.id),
    status: text('status', { enum: suratStates.names }).notNull().default(suratStates.initial),
    tanggal: date('tanggal', { mode: 'string' }),
    batas: date('batas', { mode: 'string' }),
    uraian: text('uraian'),
    kepada: text('kepada').notNull(),
    sebab: text('sebab', { enum: terminationCauses }),
    tanggalKejadian: date('tanggal_kejadian', { mode: 'string' }),
    /** SHA-256 of the token of the personal link; the token itself is only in the mail. */
    tokenHash: text('token_hash'),
    tautanSampai: instant('tautan_sampai'),
    dikirimPada: instant('dikirim_pada'),
    dibacaPada: instant('dibaca_pada'),
    dijawabPada: instant('dijawab_pada'),
    penjawab: text('penjawab'),
    alasan: text('alasan'),
    ...recordColumns(),
  },
  table => [
    unique('surat_no_surat_unique').on(table.noSurat),
    uniqueIndex('surat_token_unique').on(table.tokenHash),
    // One draft of a kind at a time, so that a letter is not sent twice.
    uniqueIndex('surat_draft_unique')
      .on(table.jenis, sql`coalesce(${table.idPKS}, 0)`, sql`coalesce(${table.idInvoice}, 0)`)
      .where(sql`status = 'DRAFT'`),
    index('surat_id_bhbu_index').on(table.idBHBU),
    index('surat_id_pks_index').on(table.idPKS),
    index('surat_id_invoice_index').on(table.idInvoice),
    index('surat_unread_index')
      .on(table.dikirimPada)
      .where(sql`status = 'TERKIRIM'`),
  ],
);
