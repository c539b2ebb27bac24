import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { affectedSources, dataClasses } from '#contract/domains/insiden/record.ts';
import { insidenStates } from '#contract/states/insiden.ts';
import { instant, recordColumns } from './columns.ts';
import { peserta } from './peserta.ts';
import { appUser } from './user.ts';

/** A failure to protect personal data. */
export const insiden = pgTable(
  'insiden',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nomor: text('nomor').notNull(),
    judul: text('judul').notNull(),
    hariKejadian: date('hari_kejadian', { mode: 'string' }),
    jamKejadian: text('jam_kejadian'),
    hariDiketahui: date('hari_diketahui', { mode: 'string' }).notNull(),
    jamDiketahui: text('jam_diketahui').notNull(),
    /** The day and time of the discovery as an instant. */
    diketahuiPada: instant('diketahui_pada').notNull(),
    /** 3 × 24 hours later. */
    batas: instant('batas').notNull(),
    /** How often the officers were reminded: before the end, and when it had passed. */
    diingatkan: smallint('diingatkan').notNull().default(0),
    caraDiketahui: text('cara_diketahui').notNull(),
    uraian: text('uraian').notNull(),
    jenisData: text('jenis_data', { enum: dataClasses }).array().notNull(),
    sebab: text('sebab'),
    penanganan: text('penanganan'),
    pemulihan: text('pemulihan'),
    status: text('status', { enum: insidenStates.names }).notNull().default(insidenStates.initial),
    diberitahukanPada: instant('diberitahukan_pada'),
    catatanPenutup: text('catatan_penutup'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('insiden_nomor_unique').on(table.nomor),
    index('insiden_open_index')
      .on(table.batas, table.id)
      .where(sql`status = 'DRAF'`),
  ],
);

/** A participant whose data were affected by an incident. */
export const insidenPeserta = pgTable(
  'insiden_peserta',
  {
    idInsiden: integer('id_insiden')
      .notNull()
      .references(() => insiden.id),
    idPeserta: integer('id_peserta')
      .notNull()
      .references(() => peserta.id),
    sumber: text('sumber', { enum: affectedSources }).notNull(),
    suratPada: instant('surat_pada'),
  },
  table => [
    primaryKey({ columns: [table.idInsiden, table.idPeserta] }),
    index('insiden_peserta_index').on(table.idPeserta),
  ],
);

/** An account whose data were affected by an incident. */
export const insidenAkun = pgTable(
  'insiden_akun',
  {
    idInsiden: integer('id_insiden')
      .notNull()
      .references(() => insiden.id),
    idPengguna: integer('id_pengguna')
      .notNull()
      .references(() => appUser.id),
    suratPada: instant('surat_pada'),
  },
  table => [
    primaryKey({ columns: [table.idInsiden, table.idPengguna] }),
    index('insiden_akun_index').on(table.idPengguna),
  ],
);
