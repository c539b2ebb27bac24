import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { guarantees, faskesKinds, faskesOwnerships } from '#contract/domains/faskes/index.ts';
import { bhbu } from './bhbu.ts';
import { instant, recordColumns } from './columns.ts';

/**
 * A vaccinating health facility. Fields that are required in the form are nullable, because older
 * records lack them. A transaction that assigns a facility locks its row `for key share` and one
 * that deletes it `for update`, so neither misses the other.
 */
export const faskes = pgTable(
  'faskes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    namaFaskes: text('nama_faskes').notNull(),
    /** Its code in P-Care, which identifies it in the national data system. */
    kodePcare: text('kode_pcare'),
    nomorFaskes: text('nomor_faskes'),
    /** Its organization and its place of service at SATUSEHAT. */
    ihsOrganisasi: text('ihs_organisasi'),
    ihsLokasi: text('ihs_lokasi'),
    jenis: text('jenis', { enum: faskesKinds }),
    kepemilikan: text('kepemilikan', { enum: faskesOwnerships }),
    kepalaFaskes: text('kepala_faskes'),
    alamat: text('alamat'),
    kabKota: text('kab_kota'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    namaPIC: text('nama_pic'),
    noHP: text('no_hp'),
    /** Contact person for adverse events (KIPI). */
    kontakKipi: text('kontak_kipi'),
    hpKontakKipi: text('hp_kontak_kipi'),
    kapasitasHarian: integer('kapasitas_harian'),
    jumlahVaksinator: integer('jumlah_vaksinator'),
    jumlahChiller: integer('jumlah_chiller'),
    kapasitasChiller: integer('kapasitas_chiller'),
    noIzin: text('no_izin'),
    /** Last day of validity of the permit. */
    izinSampai: date('izin_sampai', { mode: 'string' }),
    isActive: boolean('is_active').notNull().default(true),
    alasanNonaktif: text('alasan_nonaktif'),
    deletedAt: instant('deleted_at'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('faskes_pcare_code_unique')
      .on(sql`upper(${table.kodePcare})`)
      .where(sql`deleted_at is null`),
  ],
);

/**
 * A facility's answer to one guarantee of the fourth annex. Its evidence files are attachments of the
 * facility in the slot `butir`.
 */
export const faskesStatement = pgTable(
  'faskes_statement',
  {
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => faskes.id),
    butir: text('butir', { enum: guarantees }).notNull(),
    jawaban: boolean('jawaban').notNull(),
    catatan: text('catatan'),
    /** Last day of validity of the evidence; null when it does not expire. */
    berlakuSampai: date('berlaku_sampai', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    answeredAt: instant('answered_at').notNull(),
    answeredBy: text('answered_by'),
  },
  table => [
    primaryKey({ columns: [table.faskesId, table.butir] }),
    check(
      'faskes_statement_guarantee',
      sql.raw(`"faskes_statement"."butir" in ('${guarantees.join("', '")}')`),
    ),
  ],
);

/** The facilities that serve a company. */
export const faskesBhbu = pgTable(
  'faskes_bhbu',
  {
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => faskes.id),
    bhbuId: integer('bhbu_id')
      .notNull()
      .references(() => bhbu.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdBy: text('created_by'),
  },
  table => [
    primaryKey({ columns: [table.faskesId, table.bhbuId] }),
    index('faskes_bhbu_bhbu_id_index').on(table.bhbuId),
  ],
);
