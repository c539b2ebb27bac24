import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  pksKinds,
  pksParties,
  terminationCauses,
  type PksSnapshot,
} from '#contract/domains/pks/record.ts';
import { pksStates } from '#contract/states/pks.ts';
import { inOrderOf } from '../list-query.ts';
import { bhbu } from './bhbu.ts';
import { recordColumns } from './columns.ts';
import { order } from './order.ts';
import { appUser } from './user.ts';

/** A signature on one copy of an agreement. */
export interface StoredSignature {
  readonly nama: string;
  readonly jabatan: string;
  readonly tanggal: string;
  readonly metode: string;
  readonly nomorMeterai: string | null;
  readonly diunggahOleh: string;
}

/** A reminder of a deadline that was sent, so that it is sent once. */
export const pksReminder = pgTable(
  'pks_reminder',
  {
    idPKS: integer('id_pks')
      .notNull()
      .references((): AnyPgColumn => pks.id),
    pasal: text('pasal').notNull(),
    tenggat: date('tenggat', { mode: 'string' }).notNull(),
    hariSebelum: smallint('hari_sebelum').notNull(),
  },
  table => [primaryKey({ columns: [table.idPKS, table.pasal, table.tenggat, table.hariSebelum] })],
);

/** The agreement of one order; its content is frozen in `isi` when it is issued. */
export const pks = pgTable(
  'pks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Drawn when the agreement is issued. */
    noPKS: text('no_pks'),
    jenis: text('jenis', { enum: pksKinds }).notNull(),
    idBHBU: integer('id_bhbu')
      .notNull()
      .references(() => bhbu.id),
    idOrder: integer('id_order')
      .notNull()
      .references((): AnyPgColumn => order.id),
    /** The agreement that this one amends. */
    pksInduk: integer('pks_induk').references((): AnyPgColumn => pks.id),
    status: text('status', { enum: pksStates.names }).notNull().default(pksStates.initial),
    tanggalPKS: date('tanggal_pks', { mode: 'string' }),
    berlakuSampai: date('berlaku_sampai', { mode: 'string' }),
    catatanLegal: text('catatan_legal'),
    isi: jsonb('isi').$type<PksSnapshot>(),
    ttdPembeli: jsonb('ttd_pembeli').$type<StoredSignature>(),
    ttdPenjual: jsonb('ttd_penjual').$type<StoredSignature>(),
    /** The accounts that uploaded the copies, who may not verify them. */
    pengunggahPembeli: integer('pengunggah_pembeli').references(() => appUser.id),
    pengunggahPenjual: integer('pengunggah_penjual').references(() => appUser.id),
    verifikator: text('verifikator'),
    alasan: text('alasan'),
    /** Who gave the notice of breach that is being cured. */
    pihakPeringatan: text('pihak_peringatan', { enum: pksParties }),
    tanggalPeringatan: date('tanggal_peringatan', { mode: 'string' }),
    sebabAkhir: text('sebab_akhir', { enum: terminationCauses }),
    tanggalPemberitahuan: date('tanggal_pemberitahuan', { mode: 'string' }),
    /** Day of the force majeure that the notice is about. */
    tanggalKejadian: date('tanggal_kejadian', { mode: 'string' }),
    /** Reference of the letter or other evidence of the latest notice or suspension. */
    bukti: text('bukti'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('pks_no_pks_unique').on(table.noPKS),
    index('pks_bhbu_index').on(table.idBHBU, table.id),
    // A cancelled agreement of an order can be followed by another one.
    uniqueIndex('pks_order_unique')
      .on(table.idOrder)
      .where(sql`status <> 'DIBATALKAN'`),
    index('pks_order_index').on(table.idOrder, table.id),
    index('pks_status_index').on(table.status),
    index('pks_induk_index').on(table.pksInduk),
    index('pks_pengunggah_pembeli_index').on(table.pengunggahPembeli),
    index('pks_pengunggah_penjual_index').on(table.pengunggahPenjual),
    index('pks_nomor_part_index').using('gin', table.noPKS.op('gin_trgm_ops')),
    // For the sort orders of the list.
    index('pks_sort_nomor_index').on(sql`coalesce(${table.noPKS}, '')`, table.id),
    index('pks_sort_status_index').on(inOrderOf(pksStates.names, table.status), table.id),
    index('pks_sort_tanggal_index').on(sql`coalesce(${table.tanggalPKS}, 'infinity')`, table.id),
    index('pks_sort_berlaku_index').on(sql`coalesce(${table.berlakuSampai}, 'infinity')`, table.id),
    index('pks_sort_modified_index').on(table.modifiedAt, table.id),
  ],
);
