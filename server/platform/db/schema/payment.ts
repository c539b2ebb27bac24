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
import { waitingStatesOf } from '#contract/core/lifecycle.ts';
import { allocationKinds, paymentKinds } from '#contract/domains/payment/record.ts';
import { paymentStates } from '#contract/states/payment.ts';
import { inOrderOf, waitingFirst } from '../list-query.ts';
import { bankLine } from './bank-line.ts';
import { bhbu } from './bhbu.ts';
import { instant, recordColumns } from './columns.ts';
import { invoice } from './invoice.ts';
import { appUser } from './user.ts';

/** Amounts in whole rupiah, up to 10^15. */
const amount = (name: string) => bigint(name, { mode: 'number' });

/** A payment of an invoice; its proof is a file. */
export const payment = pgTable(
  'payment',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idInvoice: integer('id_invoice')
      .notNull()
      .references(() => invoice.id),
    idBHBU: integer('id_bhbu')
      .notNull()
      .references(() => bhbu.id),
    jenis: text('jenis', { enum: paymentKinds }).notNull(),
    noReferensi: text('no_referensi'),
    tanggalBayar: date('tanggal_bayar', { mode: 'string' }).notNull(),
    jumlah: amount('jumlah').notNull(),
    bankPengirim: text('bank_pengirim'),
    namaPengirim: text('nama_pengirim'),
    catatan: text('catatan'),
    status: text('status', { enum: paymentStates.names }).notNull().default(paymentStates.initial),
    /** The account that entered the payment, or corrected it last. */
    idPencatat: integer('id_pencatat').references(() => appUser.id),
    /** The account that uploaded the current proof, when, and the hash of the file. */
    idPengunggah: integer('id_pengunggah').references(() => appUser.id),
    pengunggah: text('pengunggah'),
    waktuBukti: instant('waktu_bukti'),
    hashBukti: text('hash_bukti'),
    /** The line of the bank account that proves the transfer. */
    idBankLine: integer('id_bank_line').references(() => bankLine.id),
    verifiedBy: text('verified_by'),
    verifiedAt: instant('verified_at'),
    /** Number of the receipt of a transfer, drawn when it is verified. */
    noKuitansi: text('no_kuitansi'),
    /** The account that proposed the reversal. */
    idPengusul: integer('id_pengusul').references(() => appUser.id),
    pengusul: text('pengusul'),
    /** Why the payment was rejected or reversed. */
    alasan: text('alasan'),
    /** Sum of its allocations. */
    teralokasi: amount('teralokasi').notNull().default(0),
    ...recordColumns(),
  },
  table => [
    index('payment_invoice_index').on(table.idInvoice, table.id),
    index('payment_bhbu_index').on(table.idBHBU, table.id),
    index('payment_status_index').on(table.status),
    uniqueIndex('payment_no_kuitansi_unique').on(table.noKuitansi),
    index('payment_hash_index').on(table.hashBukti),
    index('payment_bank_line_index').on(table.idBankLine),
    index('payment_pencatat_index').on(table.idPencatat),
    index('payment_pengunggah_index').on(table.idPengunggah),
    index('payment_pengusul_index').on(table.idPengusul),
    // Proofs that wait for verification, the oldest first, and excesses that are not used.
    index('payment_waiting_index')
      .on(sql`coalesce(${table.waktuBukti}, 'infinity')`, table.id)
      .where(sql`status = 'BUKTI_DIUNGGAH'`),
    index('payment_excess_index')
      .on(table.id)
      .where(sql`status = 'TERVERIFIKASI' and jumlah > teralokasi`),
    // For the search of the list.
    index('payment_text_index').using(
      'gin',
      table.noReferensi.op('gin_trgm_ops'),
      table.namaPengirim.op('gin_trgm_ops'),
      table.noKuitansi.op('gin_trgm_ops'),
    ),
    // For the sort orders of the list; the columns after the id let PostgreSQL find the ids of a
    // page in the index alone.
    index('payment_sort_tanggal_index').on(table.tanggalBayar, table.id),
    index('payment_sort_waiting_index').on(
      waitingFirst(
        waitingStatesOf(paymentStates),
        table.status,
        table.tanggalBayar,
        table.tanggalBayar,
      ),
      table.id,
    ),
    index('payment_sort_jumlah_index').on(table.jumlah, table.id),
    index('payment_sort_status_index').on(
      inOrderOf(paymentStates.names, table.status),
      table.id,
      table.status,
    ),
    index('payment_sort_bukti_index').on(
      sql`coalesce(${table.waktuBukti}, 'infinity')`,
      table.id,
      table.waktuBukti,
    ),
    index('payment_sort_modified_index').on(table.modifiedAt, table.id),
    check(
      'payment_amounts',
      sql`${table.jumlah} > 0 and ${table.teralokasi} between 0 and ${table.jumlah}`,
    ),
  ],
);

/** What a part of a verified payment was used for. Rows are only added. */
export const paymentAllocation = pgTable(
  'payment_allocation',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idPayment: integer('id_payment')
      .notNull()
      .references(() => payment.id),
    jenis: text('jenis', { enum: allocationKinds }).notNull(),
    /** Null for a refund. */
    idInvoice: integer('id_invoice').references(() => invoice.id),
    jumlah: amount('jumlah').notNull(),
    tanggal: date('tanggal', { mode: 'string' }).notNull(),
    noReferensi: text('no_referensi'),
    alasan: text('alasan'),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by'),
  },
  table => [
    index('payment_allocation_payment_index').on(table.idPayment),
    index('payment_allocation_invoice_index').on(table.idInvoice),
    // A note takes back what was used for its invoice.
    check(
      'payment_allocation_sign',
      sql`${table.jumlah} <> 0 and (${table.jumlah} < 0) = (${table.jenis} = 'NOTA')`,
    ),
    check(
      'payment_allocation_target',
      sql`(${table.jenis} = 'PENGEMBALIAN') = (${table.idInvoice} is null)`,
    ),
  ],
);
