import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { bhbuStates } from '#contract/states/bhbu.ts';
import { ignoringCase } from '../list-query.ts';
import { bytes, instant, recordColumns } from './columns.ts';
import { appUser } from './user.ts';

/**
 * A company that registers its people, from its application onwards. Its details are nullable,
 * because companies created without an application lack them. Numbers that identify a person are
 * encrypted and displayed masked.
 */
export const bhbu = pgTable(
  'bhbu',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    namaBHBU: text('nama_bhbu').notNull(),
    status: text('status', { enum: bhbuStates.names }).notNull().default('AKTIF'),
    isActive: boolean('is_active').notNull().default(true),
    bentuk: text('bentuk'),
    /** Sixteen digits; masked when they identify a person. */
    npwp: text('npwp'),
    npwpEncrypted: bytes('npwp_encrypted'),
    /** Blind index of the sixteen digits. */
    npwpKey: bytes('npwp_key'),
    nib: text('nib'),
    noSIUP: text('no_siup'),
    sektor: text('sektor'),
    jumlahKaryawan: integer('jumlah_karyawan'),
    estimasiPeserta: integer('estimasi_peserta'),
    keluargaDisertakan: boolean('keluarga_disertakan'),
    anggotaKadin: boolean('anggota_kadin'),
    noKadin: text('no_kadin'),
    alamat: text('alamat'),
    kabKota: text('kab_kota'),
    kodePos: text('kode_pos'),
    telp: text('telp'),
    emailPerusahaan: text('email_perusahaan'),
    website: text('website'),
    namaPenanggungJawab: text('nama_penanggung_jawab'),
    jabatanPenanggungJawab: text('jabatan_penanggung_jawab'),
    nikPenanggungJawabMask: text('nik_penanggung_jawab_mask'),
    nikPenanggungJawabEncrypted: bytes('nik_penanggung_jawab_encrypted'),
    hpPenanggungJawab: text('hp_penanggung_jawab'),
    emailPenanggungJawab: text('email_penanggung_jawab'),
    namaPIC: text('nama_pic'),
    noHP: text('no_hp'),
    email: text('email'),
    /** The account manager of the company. */
    accountManagerId: integer('account_manager_id').references((): AnyPgColumn => appUser.id),
    /** Customer account number in the accounting system. */
    invoiceAccount: text('invoice_account'),
    noSKB: text('no_skb'),
    /** Last day of validity of the SKB (tax exemption letter). */
    skbBerlakuSampai: date('skb_berlaku_sampai', { mode: 'string' }),
    /** Who compared the SKB with its data, and when; null until then, and it lowers no tax until then. */
    skbDiperiksaOleh: text('skb_diperiksa_oleh'),
    skbDiperiksaPada: instant('skb_diperiksa_pada'),
    /** Whether the company pays the PPN of its invoices to the state itself. */
    pemungutPPN: boolean('pemungut_ppn').notNull().default(false),
    /** Whether a collector of PPN is the government. */
    instansiPemerintah: boolean('instansi_pemerintah').notNull().default(false),
    /** The last six digits of its NITKU; null for the head office. */
    nitku: text('nitku'),
    /** Whether a second person of the company approves its orders before they are submitted. */
    persetujuanPesanan: boolean('persetujuan_pesanan').notNull().default(false),
    alasanNonaktif: text('alasan_nonaktif'),
    deletedAt: instant('deleted_at'),
    ...recordColumns(),
  },
  table => [
    check('bhbu_status', sql.raw(`"bhbu"."status" in ('${bhbuStates.names.join("', '")}')`)),
    // A rejected or deleted company may apply again.
    uniqueIndex('bhbu_npwp_unique')
      .on(table.npwpKey)
      .where(sql`status <> 'DITOLAK' and deleted_at is null`),
    index('bhbu_account_manager_index').on(table.accountManagerId),
    // For lists of other records that are sorted by the company's name.
    index('bhbu_name_index').on(ignoringCase(table.namaBHBU)),
    index('bhbu_phone_index')
      .on(table.noHP)
      .where(sql`no_hp is not null`),
  ],
);

/** A company's application and its outcome. */
export const bhbuApplication = pgTable(
  'bhbu_application',
  {
    bhbuId: integer('bhbu_id')
      .primaryKey()
      .references(() => bhbu.id),
    /**
     * Ticket number with which the applicant queries the status, together with an email address.
     */
    nomorTiket: text('nomor_tiket').notNull(),
    diajukan: instant('diajukan').notNull(),
    /** Since when it has been waiting for a verifier; null when it is not. */
    menungguSejak: instant('menunggu_sejak'),
    /** Requested corrections: field and note. */
    perbaikan: jsonb('perbaikan').notNull().default([]),
    alasan: text('alasan'),
    diputuskan: instant('diputuskan'),
    diputuskanOleh: text('diputuskan_oleh'),
    /** When the applicant accepted the terms and the processing of personal data. */
    consentedAt: instant('consented_at').notNull(),
  },
  table => [
    uniqueIndex('bhbu_application_ticket_unique').on(table.nomorTiket),
    index('bhbu_application_waiting_index')
      .on(table.menungguSejak)
      .where(sql`menunggu_sejak is not null`),
  ],
);
