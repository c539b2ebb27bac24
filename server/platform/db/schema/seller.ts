import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sellerStates } from '#contract/states/seller.ts';
import { recordColumns } from './columns.ts';
import { appUser } from './user.ts';

/** A version of the seller's data. A trigger rejects changes once it is decided. */
export const seller = pgTable(
  'seller',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nama: text('nama').notNull(),
    alamat: text('alamat').notNull(),
    npwp: text('npwp').notNull(),
    /** The last six digits of its NITKU; null for the head office. */
    nitku: text('nitku'),
    nib: text('nib'),
    /** Its tax exemption letter (SKB), with its last day. */
    noSKB: text('no_skb'),
    skbBerlakuSampai: date('skb_berlaku_sampai', { mode: 'string' }),
    namaPenandaTangan: text('nama_penanda_tangan').notNull(),
    jabatanPenandaTangan: text('jabatan_penanda_tangan').notNull(),
    bank: text('bank').notNull(),
    cabangBank: text('cabang_bank').notNull(),
    noRekening: text('no_rekening').notNull(),
    atasNamaRekening: text('atas_nama_rekening').notNull(),
    berlakuMulai: date('berlaku_mulai', { mode: 'string' }).notNull(),
    status: text('status', { enum: sellerStates.names }).notNull().default(sellerStates.initial),
    idPengusul: integer('id_pengusul')
      .notNull()
      .references(() => appUser.id),
    ...recordColumns(),
  },
  table => [
    index('seller_id_pengusul_index').on(table.idPengusul),
    uniqueIndex('seller_berlaku_mulai_unique')
      .on(table.berlakuMulai)
      .where(sql`status = 'DISETUJUI'`),
  ],
);
