import { sql } from 'drizzle-orm';
import {
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
import type { CertificateDose } from '#contract/domains/certificate/record.ts';
import { certificateStates } from '#contract/states/certificate.ts';
import { nameKeyOf } from '../name-key.ts';
import { bhbu } from './bhbu.ts';
import { instant, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { peserta } from './peserta.ts';
import { signingKey } from './signing-key.ts';

/**
 * A proof of vaccination. It copies what it prints, so that it prints for ever as it was issued; a
 * trigger rejects changes of these columns.
 */
export const certificate = pgTable(
  'certificate',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nomor: text('nomor').notNull(),
    idPeserta: integer('id_peserta')
      .notNull()
      .references(() => peserta.id),
    vaccinationType: smallint('vaccination_type').notNull(),
    nama: text('nama').notNull(),
    namaKey: text('nama_key')
      .notNull()
      .generatedAlwaysAs(nameKeyOf(sql`nama`)),
    /** Masked. */
    identitas: text('identitas').notNull(),
    tanggalLahir: date('tanggal_lahir', { mode: 'string' }).notNull(),
    idBHBU: integer('id_bhbu').references(() => bhbu.id),
    namaBHBU: text('nama_bhbu'),
    /** Facility of the last dose. */
    idFaskes: integer('id_faskes')
      .notNull()
      .references(() => faskes.id),
    namaFaskes: text('nama_faskes').notNull(),
    dosis: jsonb('dosis').$type<readonly CertificateDose[]>().notNull(),
    noSertifikatNasional: text('no_sertifikat_nasional'),
    /** The signed SMART Health Card, its key, and the number by which it is revoked. */
    kartu: text('kartu'),
    kunciKartu: text('kunci_kartu').references(() => signingKey.kid),
    noKartu: text('no_kartu'),
    status: text('status', { enum: certificateStates.names })
      .notNull()
      .default(certificateStates.initial),
    idMenggantikan: integer('id_menggantikan').references((): AnyPgColumn => certificate.id),
    alasanGanti: text('alasan_ganti'),
    dicabut: instant('dicabut'),
    dicabutOleh: text('dicabut_oleh'),
    alasanCabut: text('alasan_cabut'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('certificate_nomor_unique').on(table.nomor),
    uniqueIndex('certificate_valid_unique')
      .on(table.idPeserta)
      .where(sql`status = 'BERLAKU'`),
    index('certificate_peserta_index').on(table.idPeserta, table.id),
    index('certificate_bhbu_index').on(table.idBHBU, table.id),
    index('certificate_faskes_index').on(table.idFaskes, table.id),
    index('certificate_menggantikan_index').on(table.idMenggantikan),
    index('certificate_status_index').on(table.status, table.id),
    // The list of revoked cards of a key.
    index('certificate_kunci_kartu_index').on(table.kunciKartu, table.status),
    index('certificate_name_index').on(table.namaKey, table.id),
    index('certificate_name_part_index').using('gin', table.namaKey.op('gin_trgm_ops')),
    index('certificate_nomor_part_index').using('gin', table.nomor.op('gin_trgm_ops')),
    check('certificate_revoked', sql`(status = 'DICABUT') = (dicabut is not null)`),
  ],
);
