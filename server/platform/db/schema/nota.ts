import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { notaKinds } from '#contract/domains/nota/record.ts';
import { notaStates } from '#contract/states/nota.ts';
import { inOrderOf } from '../list-query.ts';
import { bhbu } from './bhbu.ts';
import { recordColumns } from './columns.ts';
import { faktur } from './faktur.ts';
import { invoice, invoiceLine } from './invoice.ts';
import { appUser } from './user.ts';

/** Amounts in whole rupiah, up to 10^15. */
const amount = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * A note that credits lines of an invoice (nota retur, nota kredit). After its approval a trigger
 * refuses every change but its state.
 */
export const nota = pgTable(
  'nota',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idInvoice: integer('id_invoice')
      .notNull()
      .references(() => invoice.id),
    idBHBU: integer('id_bhbu')
      .notNull()
      .references(() => bhbu.id),
    jenis: text('jenis', { enum: notaKinds }).notNull(),
    status: text('status', { enum: notaStates.names }).notNull().default(notaStates.initial),
    alasan: text('alasan').notNull(),
    /** Drawn at the approval, which dates the note. */
    noNota: text('no_nota'),
    tanggalNota: date('tanggal_nota', { mode: 'string' }),
    /** The tax invoice that it lowers, with number and day as of the approval. */
    idFaktur: integer('id_faktur').references(() => faktur.id),
    noFaktur: text('no_faktur'),
    tanggalFaktur: date('tanggal_faktur', { mode: 'string' }),
    subTotal: amount('sub_total'),
    dpp: amount('dpp'),
    ppn: amount('ppn'),
    ppnDTP: amount('ppn_dtp'),
    pphDipungut: amount('pph_dipungut'),
    pphDipotong: amount('pph_dipotong'),
    total: amount('total'),
    nilaiTagihan: amount('nilai_tagihan'),
    /** The account that proposed the note, or its cancellation. */
    idPengusul: integer('id_pengusul').references(() => appUser.id),
    pengusul: text('pengusul'),
    penyetuju: text('penyetuju'),
    /** Why it was refused, or why it is to be cancelled. */
    alasanStatus: text('alasan_status'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('nota_no_nota_unique').on(table.noNota),
    index('nota_invoice_index').on(table.idInvoice, table.id),
    index('nota_bhbu_index').on(table.idBHBU, table.id),
    index('nota_faktur_index').on(table.idFaktur),
    index('nota_pengusul_index').on(table.idPengusul),
    index('nota_text_index').using(
      'gin',
      table.noNota.op('gin_trgm_ops'),
      table.noFaktur.op('gin_trgm_ops'),
    ),
    index('nota_sort_tanggal_index').on(sql`coalesce(${table.tanggalNota}, 'infinity')`, table.id),
    index('nota_sort_nomor_index').on(sql`coalesce(${table.noNota}, '')`, table.id),
    index('nota_sort_nilai_index').on(table.nilaiTagihan, table.id),
    index('nota_sort_status_index').on(
      inOrderOf(notaStates.names, table.status),
      table.id,
      table.status,
    ),
    index('nota_sort_modified_index').on(table.modifiedAt, table.id),
    check('nota_amount', sql`${table.nilaiTagihan} > 0`),
    check(
      'nota_numbered',
      sql`(${table.noNota} is not null and ${table.tanggalNota} is not null)
        = (${table.status} in ('DISETUJUI', 'DIUSULKAN_BATAL', 'DIBATALKAN'))`,
    ),
  ],
);

/** What a note credits of a line of its invoice. Rows are only added. */
export const notaLine = pgTable(
  'nota_line',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idNota: integer('id_nota')
      .notNull()
      .references(() => nota.id),
    idBaris: integer('id_baris')
      .notNull()
      .references(() => invoiceLine.id),
    /** What comes back; null for a credit by amount. */
    qty: integer('qty'),
    nilai: amount('nilai'),
    dpp: amount('dpp'),
    ppn: amount('ppn'),
    ppnDTP: amount('ppn_dtp'),
    pph: amount('pph'),
  },
  table => [
    unique('nota_line_unique').on(table.idNota, table.idBaris),
    index('nota_line_baris_index').on(table.idBaris),
    check('nota_line_qty', sql`${table.qty} > 0`),
  ],
);
