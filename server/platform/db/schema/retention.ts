import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { holdSubjects } from '#contract/domains/penahanan.ts';
import { retentionClassNames } from '#contract/domains/retensi/classes.ts';
import { penahananStates } from '#contract/states/penahanan.ts';
import { bhbu } from './bhbu.ts';
import { instant, recordColumns } from './columns.ts';
import { peserta } from './peserta.ts';
import { pks } from './pks.ts';
import { appUser } from './user.ts';

/** A legal hold on the data of a person, of a company, or of the company of an agreement. */
export const penahanan = pgTable(
  'penahanan',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sasaran: text('sasaran', { enum: holdSubjects }).notNull(),
    /** One registration of the person; all of the person are held. */
    idPeserta: integer('id_peserta').references(() => peserta.id),
    /** The company, also that of the agreement. */
    idBHBU: integer('id_bhbu').references(() => bhbu.id),
    idPKS: integer('id_pks').references(() => pks.id),
    alasan: text('alasan').notNull(),
    status: text('status', { enum: penahananStates.names })
      .notNull()
      .default(penahananStates.initial),
    alasanAkhir: text('alasan_akhir'),
    idPengusul: integer('id_pengusul').references(() => appUser.id),
    pengusul: text('pengusul'),
    berakhirPada: instant('berakhir_pada'),
    berakhirOleh: text('berakhir_oleh'),
    ...recordColumns(),
  },
  table => [
    check(
      'penahanan_subject',
      sql`case sasaran when 'ORANG' then id_peserta is not null and id_bhbu is null
        else id_peserta is null and id_bhbu is not null and (sasaran = 'PERJANJIAN') = (id_pks is not null) end`,
    ),
    index('penahanan_id_bhbu_index').on(table.idBHBU),
    index('penahanan_id_pks_index').on(table.idPKS),
    index('penahanan_id_pengusul_index').on(table.idPengusul),
    check('penahanan_end', sql`(status = 'BERAKHIR') = (berakhir_pada is not null)`),
    index('penahanan_in_force_index')
      .on(table.idPeserta, table.idBHBU)
      .where(sql`status <> 'BERAKHIR'`),
  ],
);

/**
 * What the daily retention job did with one class on one day. It is saved with each batch, so that a job that was
 * interrupted continues where it stopped.
 */
export const retentionRun = pgTable(
  'retention_run',
  {
    /** Day in Jakarta. */
    hari: date('hari', { mode: 'string' }).notNull(),
    kelas: text('kelas', { enum: retentionClassNames }).notNull(),
    mulai: instant('mulai').notNull(),
    selesai: instant('selesai'),
    /** Last id that was looked at, where records are handled one by one. */
    sampaiId: integer('sampai_id').notNull().default(0),
    jumlah: integer('jumlah').notNull().default(0),
    tertunda: integer('tertunda').notNull().default(0),
    /** The counts at the end. */
    tersimpan: integer('tersimpan'),
    tertua: instant('tertua'),
    jatuhTempo: integer('jatuh_tempo'),
    ditahan: integer('ditahan'),
  },
  table => [primaryKey({ columns: [table.hari, table.kelas] })],
);
