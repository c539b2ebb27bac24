import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { waitingStatesOf } from '#contract/core/lifecycle.ts';
import { orderKinds, orderModels, paymentSchemes } from '#contract/domains/order/record.ts';
import { taxClasses } from '#contract/domains/price/index.ts';
import { orderStates } from '#contract/states/order.ts';
import { inOrderOf, waitingFirst } from '../list-query.ts';
import { bhbu } from './bhbu.ts';
import { instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { pks, type StoredSignature } from './pks.ts';
import { product, service } from './product.ts';

/** Amounts in whole rupiah, up to 10^15. */
const amount = (name: string) => bigint(name, { mode: 'number' });

/** Condition of the indexes of the list, which leaves out deleted orders. */
const isLive = sql`deleted_at is null`;

/**
 * An order of a company. A draft may be incomplete. An amendment is a row of its own: the rows of one
 * order share `rootId`, to which invoices and shipments belong.
 */
export const order = pgTable(
  'order',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Drawn at submission. */
    noOrder: text('no_order'),
    bhbuId: integer('bhbu_id')
      .notNull()
      .references(() => bhbu.id),
    jenis: text('jenis', { enum: orderKinds }).notNull(),
    model: text('model', { enum: orderModels }),
    /** The booster agreement under which a booster order is placed. */
    pksId: integer('pks_id').references((): AnyPgColumn => pks.id),
    status: text('status', { enum: orderStates.names }).notNull().default(orderStates.initial),
    /** Day of submission, on which prices and taxes are based. */
    tanggalOrder: date('tanggal_order', { mode: 'string' }),
    namaPenanggungJawab: text('nama_penanggung_jawab'),
    jabatanPenanggungJawab: text('jabatan_penanggung_jawab'),
    hpPenanggungJawab: text('hp_penanggung_jawab'),
    emailPenanggungJawab: text('email_penanggung_jawab'),
    alamatKirim: text('alamat_kirim'),
    kabKota: text('kab_kota'),
    jumlahPeserta: integer('jumlah_peserta'),
    jumlahDosis: integer('jumlah_dosis'),
    alasanDosis: text('alasan_dosis'),
    skema: text('skema', { enum: paymentSchemes }),
    tanggalRencana: date('tanggal_rencana', { mode: 'string' }),
    catatan: text('catatan'),
    totalPembelian: amount('total_pembelian'),
    totalLayanan: amount('total_layanan'),
    subTotal: amount('sub_total'),
    ppn: amount('ppn'),
    ppnDTP: amount('ppn_dtp'),
    pph: amount('pph'),
    totalHarga: amount('total_harga'),
    /** The seller's reason for a rejection, adjustment or cancellation. */
    alasan: text('alasan'),
    /** When an adjustment takes effect without an acknowledgement. */
    penyesuaianBerlaku: instant('penyesuaian_berlaku'),
    /** Later of the days on which both parties signed. */
    tanggalTandaTangan: date('tanggal_tanda_tangan', { mode: 'string' }),
    /** Signature on Lampiran III of an order under a booster agreement. */
    ttdPembeli: jsonb('ttd_pembeli').$type<StoredSignature>(),
    /** Day of the first invoice, from which the first payment is due. */
    tanggalTagihan: date('tanggal_tagihan', { mode: 'string' }),
    /** Day of a payment proof that is not rejected. */
    tanggalBukti: date('tanggal_bukti', { mode: 'string' }),
    /** Whether the payment proof was rejected, so that FINANCE decides how it goes on. */
    buktiDitolak: boolean('bukti_ditolak').notNull().default(false),
    /** Payment deadline that FINANCE set instead. */
    tenggatBayar: date('tenggat_bayar', { mode: 'string' }),
    /** Verified payments of the family, kept on its first version. */
    dibayar: amount('dibayar').notNull().default(0),
    /** First version of the family; null for that version itself. */
    rootId: integer('root_id').references((): AnyPgColumn => order.id),
    /** The version that this one amends. */
    amandemenDari: integer('amandemen_dari').references((): AnyPgColumn => order.id),
    nomorAmandemen: smallint('nomor_amandemen'),
    alasanAmandemen: text('alasan_amandemen'),
    deletedAt: instant('deleted_at'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('order_no_order_unique').on(table.noOrder),
    // With the state, so that the list sorted by company finds the ids of a page in the index alone.
    index('order_bhbu_index').on(table.bhbuId, table.id, table.deletedAt, table.status),
    index('order_status_index').on(table.status),
    index('order_tanggal_index').on(table.tanggalOrder),
    index('order_pks_index').on(table.pksId),
    index('order_root_index').on(table.rootId),
    index('order_nomor_part_index').using('gin', table.noOrder.op('gin_trgm_ops')),
    // The columns that the list filters and sums, so that its totals are read from the index alone.
    index('order_sums_index')
      .on(
        table.id,
        table.bhbuId,
        table.status,
        table.jenis,
        table.tanggalOrder,
        table.jumlahPeserta,
        table.jumlahDosis,
        table.totalHarga,
      )
      .where(isLive),
    // For the sort orders of the list; the columns after the id let PostgreSQL find the ids of a
    // page in the index alone.
    index('order_sort_tanggal_index')
      .on(
        sql`coalesce(${table.tanggalOrder}, 'infinity')`,
        table.id,
        table.tanggalOrder,
        table.status,
      )
      .where(isLive),
    index('order_sort_waiting_index')
      .on(
        waitingFirst(
          waitingStatesOf(orderStates),
          table.status,
          sql`coalesce(${table.tenggatBayar}, ${table.tanggalOrder})`,
          table.tanggalOrder,
        ),
        table.id,
      )
      .where(isLive),
    index('order_sort_nomor_index')
      .on(sql`coalesce(${table.noOrder}, '')`, table.id, table.noOrder)
      .where(isLive),
    index('order_sort_total_index')
      .on(sql`coalesce(${table.totalHarga}, 0)`, table.id, table.totalHarga)
      .where(isLive),
    index('order_sort_status_index')
      .on(inOrderOf(orderStates.names, table.status), table.id, table.status)
      .where(isLive),
    index('order_sort_modified_index').on(table.modifiedAt, table.id).where(isLive),
    // One open amendment per order; once it is in force, the order can no longer be amended.
    uniqueIndex('order_open_amendment_unique')
      .on(table.amandemenDari)
      .where(
        sql`deleted_at is null and status in ('DRAFT', 'MENUNGGU_PERSETUJUAN', 'DIAJUKAN', 'DISESUAIKAN', 'DITERIMA', 'PKS_DIBUAT', 'PKS_DITANDATANGANI')`,
      ),
    check(
      'order_submitted',
      sql`${table.status} in ('DRAFT', 'MENUNGGU_PERSETUJUAN', 'DIBATALKAN') or num_nulls(
      ${table.noOrder}, ${table.tanggalOrder}, ${table.model}, ${table.skema}, ${table.totalHarga}) = 0`,
    ),
  ],
);

/** What one facility gives from a day on, with the prices of the day of submission. */
export const orderLine = pgTable(
  'order_line',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idOrder: integer('id_order')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    urut: smallint('urut').notNull(),
    idFaskes: integer('id_faskes').references(() => faskes.id),
    idProduk: integer('id_produk').references(() => product.id),
    idLayanan: integer('id_layanan').references(() => service.id),
    jumlahPeserta: integer('jumlah_peserta'),
    jumlahDosis: integer('jumlah_dosis'),
    tanggalVaksinasi: date('tanggal_vaksinasi', { mode: 'string' }),
    namaPICFaskes: text('nama_pic_faskes'),
    hpPICFaskes: text('hp_pic_faskes'),
    namaPICBHBU: text('nama_pic_bhbu'),
    hpPICBHBU: text('hp_pic_bhbu'),
    alamatFaskes: text('alamat_faskes'),
    dosisPerOrang: smallint('dosis_per_orang'),
    hargaSatuan: integer('harga_satuan'),
    hargaLayanan: integer('harga_layanan'),
    kelasPajak: text('kelas_pajak', { enum: taxClasses }),
    kelasPajakLayanan: text('kelas_pajak_layanan', { enum: taxClasses }),
    pphKode: text('pph_kode'),
    /** Doses that the seller accepted. */
    qtyDisetujui: integer('qty_disetujui'),
    /** Number of the packing slip. */
    psNumber: text('ps_number'),
    idWorkOrder: integer('id_work_order'),
    qtyKirim: integer('qty_kirim').notNull().default(0),
    qtyTerima: integer('qty_terima').notNull().default(0),
    /** The line of the earlier version that this one continues. */
    asalBaris: integer('asal_baris').references((): AnyPgColumn => orderLine.id),
  },
  table => [
    index('order_line_order_index').on(table.idOrder, table.urut),
    index('order_line_faskes_index').on(table.idFaskes, table.idOrder),
    index('order_line_produk_index').on(table.idProduk, table.idOrder),
    index('order_line_layanan_index').on(table.idLayanan),
    index('order_line_asal_index').on(table.asalBaris),
    uniqueIndex('order_line_continued_unique').on(table.idOrder, table.asalBaris),
    uniqueIndex('order_line_ps_number_unique').on(sql`upper(${table.psNumber})`),
    check('order_line_approved', sql`${table.qtyDisetujui} <= ${table.jumlahDosis}`),
  ],
);
