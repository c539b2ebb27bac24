import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { waitingStatesOf } from '#contract/core/lifecycle.ts';
import { invoiceTerms, productPphKinds, type Invoice } from '#contract/domains/invoice/record.ts';
import { taxClasses } from '#contract/domains/price/index.ts';
import { pphDirections, pphKinds } from '#contract/domains/tax/index.ts';
import { invoiceStates } from '#contract/states/invoice.ts';
import { inOrderOf, waitingFirst } from '../list-query.ts';
import { bhbu } from './bhbu.ts';
import { recordColumns } from './columns.ts';
import { order, orderLine } from './order.ts';
import { pks } from './pks.ts';

/** Amounts in whole rupiah, up to 10^15. */
const amount = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * An invoice of an order. After its issue a trigger refuses every change but its state, payments and
 * tax invoice.
 */
export const invoice = pgTable(
  'invoice',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Drawn at issue. */
    noInvoice: text('no_invoice'),
    /** The version of the order that it was computed from. */
    idOrder: integer('id_order')
      .notNull()
      .references(() => order.id),
    /** First version of the order's family. */
    idRoot: integer('id_root')
      .notNull()
      .references(() => order.id),
    idPKS: integer('id_pks').references(() => pks.id),
    idBHBU: integer('id_bhbu')
      .notNull()
      .references(() => bhbu.id),
    invoiceAccount: text('invoice_account'),
    termin: text('termin', { enum: invoiceTerms }).notNull(),
    status: text('status', { enum: invoiceStates.names }).notNull().default(invoiceStates.initial),
    tanggalInvoice: date('tanggal_invoice', { mode: 'string' }),
    jatuhTempo: date('jatuh_tempo', { mode: 'string' }),
    /** Overrides the PPh 22 that follows from the company's legal form. */
    pphProduk: text('pph_produk', { enum: productPphKinds }),
    catatan: text('catatan'),
    /** The order without taxes, and what earlier invoices billed of it. */
    nilaiPesanan: amount('nilai_pesanan'),
    sudahDitagih: amount('sudah_ditagih'),
    totalProduk: amount('total_produk'),
    totalLayanan: amount('total_layanan'),
    subTotal: amount('sub_total'),
    dpp: amount('dpp'),
    ppn: amount('ppn'),
    ppnDTP: amount('ppn_dtp'),
    dasarDTP: jsonb('dasar_dtp').$type<Invoice['dasarDTP']>(),
    pphDipungut: amount('pph_dipungut'),
    pphDipotong: amount('pph_dipotong'),
    total: amount('total'),
    /** `total` and the PPh whose withholding slip the company hands in. */
    nilaiTagihan: amount('nilai_tagihan'),
    harusSspPpn: amount('harus_ssp_ppn'),
    pemungutPPN: boolean('pemungut_ppn').notNull().default(false),
    noSKB: text('no_skb'),
    skbSampai: date('skb_sampai', { mode: 'string' }),
    skbPenjual: jsonb('skb_penjual').$type<Invoice['skbPenjual']>(),
    pembeli: jsonb('pembeli').$type<Invoice['pembeli']>().notNull(),
    penjual: jsonb('penjual').$type<Invoice['penjual']>(),
    rekeningTujuan: jsonb('rekening_tujuan').$type<Invoice['rekeningTujuan']>(),
    noFakturPajak: text('no_faktur_pajak'),
    kodeFaktur: text('kode_faktur'),
    /**
     * What approved notes took from `nilaiTagihan`; of it the PPN that the company pays and the PPh
     * that it keeps back. `diretur` is the price, without taxes, of the goods that came back.
     */
    dikredit: amount('dikredit'),
    dikreditPpn: amount('dikredit_ppn'),
    dikreditPph: amount('dikredit_pph'),
    diretur: amount('diretur'),
    /** Sum of the verified payments that count towards this invoice. */
    dibayar: amount('dibayar'),
    penghapusan: amount('penghapusan'),
    alasanPenghapusan: text('alasan_penghapusan'),
    alasanBatal: text('alasan_batal'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('invoice_no_invoice_unique').on(table.noInvoice),
    // One invoice of each instalment, and one draft at a time.
    uniqueIndex('invoice_termin_unique')
      .on(table.idRoot, table.termin)
      .where(sql`status <> 'BATAL' and termin <> 'AMANDEMEN'`),
    uniqueIndex('invoice_draft_unique')
      .on(table.idRoot)
      .where(sql`status = 'DRAFT'`),
    index('invoice_root_index').on(table.idRoot, table.id, table.status, table.subTotal),
    index('invoice_order_index').on(table.idOrder),
    index('invoice_pks_index').on(table.idPKS),
    index('invoice_bhbu_index').on(table.idBHBU, table.id),
    index('invoice_status_index').on(table.status, table.jatuhTempo),
    // Invoices that are not paid, by their due date.
    index('invoice_open_index')
      .on(sql`coalesce(${table.jatuhTempo}, 'infinity')`, table.id)
      .where(sql`status in ('TERBIT', 'DISTEMPEL', 'DIBAYAR_SEBAGIAN', 'LEWAT_TEMPO')`),
    // For the search of the list.
    index('invoice_text_index').using(
      'gin',
      table.noInvoice.op('gin_trgm_ops'),
      table.invoiceAccount.op('gin_trgm_ops'),
      table.noFakturPajak.op('gin_trgm_ops'),
    ),
    // For the sort orders of the list; the columns after the id let PostgreSQL find the ids of a
    // page in the index alone. The first index also has the columns that the list and the overview
    // filter and sum.
    index('invoice_sort_tanggal_index').on(
      sql`coalesce(${table.tanggalInvoice}, 'infinity')`,
      table.id,
      table.tanggalInvoice,
      table.idBHBU,
      table.status,
      table.termin,
      table.nilaiTagihan,
      table.dikredit,
      table.dibayar,
      table.penghapusan,
    ),
    index('invoice_sort_waiting_index').on(
      waitingFirst(
        waitingStatesOf(invoiceStates),
        table.status,
        table.jatuhTempo,
        table.tanggalInvoice,
      ),
      table.id,
    ),
    index('invoice_sort_nomor_index').on(
      sql`coalesce(${table.noInvoice}, '')`,
      table.id,
      table.noInvoice,
    ),
    index('invoice_sort_status_index').on(
      inOrderOf(invoiceStates.names, table.status),
      table.id,
      table.status,
    ),
    index('invoice_sort_tempo_index').on(
      sql`coalesce(${table.jatuhTempo}, 'infinity')`,
      table.id,
      table.jatuhTempo,
      table.status,
    ),
    index('invoice_sort_total_index').on(table.total, table.id),
    index('invoice_sort_sisa_index').on(
      sql`(${table.nilaiTagihan} - ${table.dikredit} - ${table.dibayar} - ${table.penghapusan})`,
      table.id,
      table.nilaiTagihan,
      table.dikredit,
      table.dibayar,
      table.penghapusan,
    ),
    index('invoice_sort_modified_index').on(table.modifiedAt, table.id),
    check(
      'invoice_issued',
      sql`${table.status} in ('DRAFT', 'BATAL') or num_nulls(
      ${table.noInvoice}, ${table.tanggalInvoice}, ${table.jatuhTempo}, ${table.penjual},
      ${table.rekeningTujuan}) = 0`,
    ),
    check(
      'invoice_paid',
      sql`${table.dibayar} >= 0 and ${table.penghapusan} between 0 and 10000
      and ${table.dikredit} >= 0
      and ${table.dibayar} + ${table.penghapusan} + ${table.dikredit} <= ${table.nilaiTagihan}`,
    ),
  ],
);

/** A part of an order line's vaccine or service that an invoice bills. */
export const invoiceLine = pgTable(
  'invoice_line',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idInvoice: integer('id_invoice')
      .notNull()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    urut: smallint('urut').notNull(),
    jenis: text('jenis', { enum: ['PRODUK', 'LAYANAN'] }).notNull(),
    idDetail: integer('id_detail')
      .notNull()
      .references(() => orderLine.id),
    uraian: text('uraian').notNull(),
    qty: integer('qty').notNull(),
    hargaSatuan: amount('harga_satuan'),
    bruto: amount('bruto'),
    nilai: amount('nilai'),
    kelasPajak: text('kelas_pajak', { enum: taxClasses }).notNull(),
    dpp: amount('dpp'),
    ppnRate: doublePrecision('ppn_rate').notNull(),
    ppn: amount('ppn'),
    ppnDTP: amount('ppn_dtp'),
    jenisPph: text('jenis_pph', { enum: pphKinds }).notNull(),
    pphArah: text('pph_arah', { enum: pphDirections }),
    pphRate: doublePrecision('pph_rate').notNull(),
    pph: amount('pph'),
  },
  table => [
    index('invoice_line_invoice_index').on(table.idInvoice, table.urut),
    index('invoice_line_detail_index').on(table.idDetail),
  ],
);

/** A reminder of a due date that was sent, so that it is sent once. */
export const invoiceReminder = pgTable(
  'invoice_reminder',
  {
    idInvoice: integer('id_invoice')
      .notNull()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    /** Days before the due date; negative after it. */
    hariSebelum: smallint('hari_sebelum').notNull(),
  },
  table => [primaryKey({ columns: [table.idInvoice, table.hariSebelum] })],
);
