import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { quotaEntryKinds, voucherRecipients } from '#contract/domains/voucher/contract.ts';
import { deliveryMethods } from '#contract/domains/voucher/transaction.ts';
import {
  voucherContractStates,
  voucherStates,
  voucherTransactionStates,
} from '#contract/states/voucher.ts';
import { inOrderOf } from '../list-query.ts';
import { bhbu } from './bhbu.ts';
import { instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { invoice } from './invoice.ts';
import { order } from './order.ts';
import { outbox } from './outbox.ts';
import { peserta } from './peserta.ts';
import { pks } from './pks.ts';
import { product, service } from './product.ts';
import { dose } from './vaksinasi.ts';

/**
 * A contract that lets a company give vouchers away. A trigger keeps `diterbitkan` as the sum of the
 * quota ledger's entries.
 */
export const voucherContract = pgTable(
  'voucher_contract',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Drawn when it is activated. */
    noKontrak: text('no_kontrak'),
    idBHBU: integer('id_bhbu')
      .notNull()
      .references(() => bhbu.id),
    judul: text('judul').notNull(),
    tanggalMulai: date('tanggal_mulai', { mode: 'string' }).notNull(),
    tanggalSelesai: date('tanggal_selesai', { mode: 'string' }).notNull(),
    idInvoice: integer('id_invoice').references(() => invoice.id),
    idPKS: integer('id_pks').references(() => pks.id),
    /** First version of the order of the invoice or agreement. */
    idRoot: integer('id_root')
      .notNull()
      .references(() => order.id),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    serviceId: integer('service_id').references(() => service.id),
    kuotaVoucher: integer('kuota_voucher').notNull(),
    nilaiPerVoucher: bigint('nilai_per_voucher', { mode: 'number' }),
    dosisPerVoucher: smallint('dosis_per_voucher').notNull().default(1),
    jenisPenerima: text('jenis_penerima', { enum: voucherRecipients }).notNull(),
    prefixKode: text('prefix_kode').notNull(),
    masaBerlakuHari: integer('masa_berlaku_hari').notNull(),
    perNikMaks: smallint('per_nik_maks').notNull().default(1),
    catatan: text('catatan'),
    status: text('status', { enum: voucherContractStates.names })
      .notNull()
      .default(voucherContractStates.initial),
    alasanBatal: text('alasan_batal'),
    /** Vouchers issued and not voided. */
    diterbitkan: integer('diterbitkan').notNull().default(0),
    sisa: integer('sisa')
      .notNull()
      .generatedAlwaysAs(sql`kuota_voucher - diterbitkan`),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('voucher_contract_no_unique').on(table.noKontrak),
    index('voucher_contract_bhbu_index').on(table.idBHBU, table.id),
    index('voucher_contract_invoice_index').on(table.idInvoice),
    index('voucher_contract_pks_index').on(table.idPKS),
    index('voucher_contract_root_index').on(table.idRoot),
    index('voucher_contract_product_index').on(table.productId),
    index('voucher_contract_service_index').on(table.serviceId),
    check('voucher_contract_days', sql`tanggal_selesai >= tanggal_mulai`),
    check('voucher_contract_quota', sql`diterbitkan between 0 and kuota_voucher`),
    check('voucher_contract_source', sql`id_invoice is not null or id_pks is not null`),
    check(
      'voucher_contract_number',
      sql`no_kontrak is not null or status in ('DRAFT', 'DIBATALKAN')`,
    ),
  ],
);

/** The facilities that accept the vouchers of a contract; without rows, all active ones. */
export const voucherContractFaskes = pgTable(
  'voucher_contract_faskes',
  {
    idContract: integer('id_contract')
      .notNull()
      .references(() => voucherContract.id),
    idFaskes: integer('id_faskes')
      .notNull()
      .references(() => faskes.id),
  },
  table => [
    primaryKey({ columns: [table.idContract, table.idFaskes] }),
    index('voucher_contract_faskes_index').on(table.idFaskes),
  ],
);

/**
 * A batch of vouchers. A trigger keeps the numbers of its vouchers by state and their last change.
 */
export const voucherTransaction = pgTable(
  'voucher_transaction',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    noTransaksi: text('no_transaksi').notNull(),
    voucherContractId: integer('voucher_contract_id')
      .notNull()
      .references(() => voucherContract.id),
    idBHBU: integer('id_bhbu')
      .notNull()
      .references(() => bhbu.id),
    /** The company's name at the issue. */
    bhbuName: text('bhbu_name').notNull(),
    /** The product's name at the issue, which the tickets show; null until the first start that fills it. */
    namaProduk: text('nama_produk'),
    tanggal: date('tanggal', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    keterangan: text('keterangan'),
    metodeKirim: text('metode_kirim', { enum: deliveryMethods }).notNull(),
    activatedAt: instant('activated_at'),
    activatedBy: text('activated_by'),
    baru: integer('baru').notNull().default(0),
    aktif: integer('aktif').notNull().default(0),
    terikat: integer('terikat').notNull().default(0),
    terpakai: integer('terpakai').notNull().default(0),
    dibatalkan: integer('dibatalkan').notNull().default(0),
    kedaluwarsa: integer('kedaluwarsa').notNull().default(0),
    dibekukan: integer('dibekukan').notNull().default(0),
    jumlah: integer('jumlah')
      .notNull()
      .generatedAlwaysAs(
        sql`baru + aktif + terikat + terpakai + dibatalkan + kedaluwarsa + dibekukan`,
      ),
    status: text('status', { enum: voucherTransactionStates }).notNull().generatedAlwaysAs(sql`case
        when baru + aktif + terikat + dibekukan = 0 and terpakai + kedaluwarsa > 0 then 'HABIS'
        when baru + aktif + terikat + dibekukan = 0 and dibatalkan > 0 then 'DIBATALKAN'
        when terpakai > 0 then 'SEBAGIAN_TERPAKAI'
        else 'TERBIT'
      end`),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('voucher_transaction_no_unique').on(table.noTransaksi),
    index('voucher_transaction_contract_index').on(table.voucherContractId, table.id),
    index('voucher_transaction_bhbu_index').on(table.idBHBU, table.id),
    index('voucher_transaction_tanggal_index').on(table.tanggal, table.id),
    index('voucher_transaction_valid_index').on(table.validUntil, table.id),
    check(
      'voucher_transaction_counts',
      sql`least(baru, aktif, terikat, terpakai, dibatalkan, kedaluwarsa, dibekukan) >= 0`,
    ),
  ],
);

/** A voucher. Its row is never deleted; a voided one returns its quota. */
export const voucher = pgTable(
  'voucher',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    VoucherTransactionId: integer('voucher_transaction_id')
      .notNull()
      .references(() => voucherTransaction.id),
    idBHBU: integer('id_bhbu')
      .notNull()
      .references(() => bhbu.id),
    code: text('code').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    status: text('status', { enum: voucherStates.names }).notNull().default(voucherStates.initial),
    activatedAt: instant('activated_at'),
    activatedBy: text('activated_by'),
    /** The registration that holds it. */
    idPeserta: integer('id_peserta').references(() => peserta.id),
    /** Whether the registration was made for the voucher, so that it ends when it is unbound. */
    pesertaDibuat: boolean('peserta_dibuat').notNull().default(false),
    boundAt: instant('bound_at'),
    boundBy: text('bound_by'),
    /** Facility at which it is bound or was used. */
    idFaskes: integer('id_faskes').references(() => faskes.id),
    usedAt: instant('used_at'),
    usedBy: text('used_by'),
    idDosis: integer('id_dosis').references(() => dose.id),
    dosisKe: smallint('dosis_ke'),
    checkCount: integer('check_count').notNull().default(0),
    lastCheckAt: instant('last_check_at'),
    /** Checks in vain since `failedSince`, after which it is frozen. */
    failedChecks: smallint('failed_checks').notNull().default(0),
    failedSince: instant('failed_since'),
    /** Why it was voided or frozen. */
    voidReason: text('void_reason'),
    menggantikan: integer('menggantikan').references((): AnyPgColumn => voucher.id),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('voucher_code_unique').on(table.code),
    index('voucher_transaction_index').on(table.VoucherTransactionId, table.id),
    index('voucher_bhbu_index').on(table.idBHBU, table.id),
    index('voucher_peserta_index')
      .on(table.idPeserta)
      .where(sql`id_peserta is not null`),
    index('voucher_faskes_index')
      .on(table.idFaskes, table.id)
      .where(sql`id_faskes is not null`),
    index('voucher_dosis_index')
      .on(table.idDosis)
      .where(sql`id_dosis is not null`),
    index('voucher_menggantikan_index')
      .on(table.menggantikan)
      .where(sql`menggantikan is not null`),
    // Vouchers that may still be used, by the day on which they expire.
    index('voucher_open_index')
      .on(table.validUntil, table.id)
      .where(sql`status in ('BARU', 'AKTIF', 'TERIKAT', 'DIBEKUKAN')`),
    // For the sort orders of the list.
    index('voucher_status_index').on(inOrderOf(voucherStates.names, table.status), table.id),
    index('voucher_sort_valid_index').on(table.validUntil, table.id),
    index('voucher_batch_valid_index').on(table.VoucherTransactionId, table.validUntil, table.id),
    check(
      'voucher_holder',
      sql`(status not in ('TERIKAT', 'TERPAKAI')) or (id_peserta is not null and id_faskes is not null)`,
    ),
    check('voucher_use', sql`(status = 'TERPAKAI') = (used_at is not null)`),
  ],
);

/** The quota ledger of the contracts: entries are added by triggers and never changed. */
export const voucherQuotaEntry = pgTable(
  'voucher_quota_entry',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idContract: integer('id_contract')
      .notNull()
      .references(() => voucherContract.id),
    jenis: text('jenis', { enum: quotaEntryKinds }).notNull(),
    /** Signed change of what may still be issued. */
    jumlah: integer('jumlah').notNull(),
    VoucherTransactionId: integer('voucher_transaction_id').references(() => voucherTransaction.id),
    waktu: instant('waktu').notNull(),
    oleh: text('oleh'),
    alasan: text('alasan'),
  },
  table => [
    index('voucher_quota_entry_contract_index').on(table.idContract, table.id),
    index('voucher_quota_entry_transaction_index').on(table.VoucherTransactionId),
    check('voucher_quota_entry_jumlah', sql`jumlah <> 0`),
  ],
);

/** A person to whom the ticket of a voucher is sent. */
export const voucherRecipient = pgTable(
  'voucher_recipient',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idVoucher: integer('id_voucher')
      .notNull()
      .references(() => voucher.id),
    VoucherTransactionId: integer('voucher_transaction_id')
      .notNull()
      .references(() => voucherTransaction.id),
    nama: text('nama').notNull(),
    email: text('email'),
    noHP: text('no_hp'),
    metode: text('metode', { enum: ['EMAIL', 'WA_LINK'] }).notNull(),
    /** The mail with the ticket; its state says whether it was delivered. */
    idOutbox: bigint('id_outbox', { mode: 'number' }).references(() => outbox.id),
    /** When a WhatsApp message was sent. */
    waktuKirim: instant('waktu_kirim'),
    /** How often its mail was sent again. */
    dikirimUlang: smallint('dikirim_ulang').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdBy: text('created_by'),
  },
  table => [
    uniqueIndex('voucher_recipient_voucher_unique').on(table.idVoucher),
    index('voucher_recipient_transaction_index').on(table.VoucherTransactionId, table.id),
    index('voucher_recipient_outbox_index').on(table.idOutbox),
  ],
);
