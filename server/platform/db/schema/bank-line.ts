import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { directions } from '#contract/domains/bank/record.ts';
import { bankLineStates } from '#contract/states/bank-line.ts';
import { inOrderOf } from '../list-query.ts';
import { bhbu } from './bhbu.ts';
import { recordColumns } from './columns.ts';

/** A line of one of the seller's bank accounts, as a statement named it. */
export const bankLine = pgTable(
  'bank_line',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of what makes the line the same in another statement. */
    kunci: text('kunci').notNull(),
    rekening: text('rekening').notNull(),
    /** The bank of the account, where it is an account of the seller's data. */
    bank: text('bank'),
    tanggal: date('tanggal', { mode: 'string' }).notNull(),
    /** In whole rupiah. */
    jumlah: bigint('jumlah', { mode: 'number' }).notNull(),
    arah: text('arah', { enum: directions }).notNull(),
    keterangan: text('keterangan').notNull(),
    pengirim: text('pengirim'),
    rekeningPengirim: text('rekening_pengirim'),
    status: text('status', { enum: bankLineStates.names })
      .notNull()
      .default(bankLineStates.initial),
    /** Why the line was set aside or released. */
    alasan: text('alasan'),
    /** The company whose invoices it paid. */
    idBHBU: integer('id_bhbu').references(() => bhbu.id),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('bank_line_kunci_unique').on(table.kunci),
    index('bank_line_bhbu_index').on(table.idBHBU, table.id),
    // For the companies that a payer has paid for before.
    index('bank_line_pengirim_index').on(table.pengirim),
    index('bank_line_rekening_pengirim_index').on(table.rekeningPengirim),
    // For the search and the sort orders of the list.
    index('bank_line_text_index').using(
      'gin',
      table.keterangan.op('gin_trgm_ops'),
      table.pengirim.op('gin_trgm_ops'),
    ),
    index('bank_line_sort_tanggal_index').on(table.tanggal, table.id),
    index('bank_line_sort_jumlah_index').on(table.jumlah, table.id),
    index('bank_line_sort_status_index').on(
      inOrderOf(bankLineStates.names, table.status),
      table.id,
      table.status,
    ),
    index('bank_line_sort_modified_index').on(table.modifiedAt, table.id),
    check('bank_line_positive', sql`${table.jumlah} > 0`),
    check('bank_line_direction', sql`(${table.arah} = 'KELUAR') = (${table.status} = 'KELUAR')`),
  ],
);
