import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { refusalGroundNames } from '#contract/domains/permintaan-data/grounds.ts';
import {
  identityProofs,
  requestChannels,
  requesterRelations,
} from '#contract/domains/permintaan-data/record.ts';
import { permintaanDataStates, requestKinds } from '#contract/states/permintaan-data.ts';
import { bytes, instant, recordColumns } from './columns.ts';
import { peserta } from './peserta.ts';

/** A request of a person about their data. */
export const permintaanData = pgTable(
  'permintaan_data',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nomor: text('nomor').notNull(),
    saluran: text('saluran', { enum: requestChannels }).notNull(),
    jenis: text('jenis', { enum: requestKinds }).notNull(),
    status: text('status', { enum: permintaanDataStates.names })
      .notNull()
      .default(permintaanDataStates.initial),
    hubungan: text('hubungan', { enum: requesterRelations }).notNull(),
    nama: text('nama').notNull(),
    /** Encrypted: contact and words of the person who asks; birth date and NIK until it is closed. */
    pemohon: bytes('pemohon').notNull(),
    diterimaPada: instant('diterima_pada').notNull(),
    /** 3 × 24 hours later. */
    batas: instant('batas').notNull(),
    /** How often the officers were reminded: before the end, and when it had passed. */
    diingatkan: smallint('diingatkan').notNull().default(0),
    buktiIdentitas: text('bukti_identitas', { enum: identityProofs }),
    dasarPenolakan: text('dasar_penolakan', { enum: refusalGroundNames }),
    jawaban: text('jawaban'),
    selesaiPada: instant('selesai_pada'),
    /** SHA-256 of the secret on the receipt of the public page. */
    kunciHash: text('kunci_hash'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('permintaan_data_nomor_unique').on(table.nomor),
    index('permintaan_data_open_index')
      .on(table.batas, table.id)
      .where(sql`status in ('DITERIMA', 'DIPERIKSA', 'DIKERJAKAN')`),
  ],
);

/** A registration that a request is about. */
export const permintaanDataPeserta = pgTable(
  'permintaan_data_peserta',
  {
    idPermintaan: integer('id_permintaan')
      .notNull()
      .references(() => permintaanData.id),
    idPeserta: integer('id_peserta')
      .notNull()
      .references(() => peserta.id),
    /** Whether the registration was active before it was restricted, and is so again afterwards. */
    wasActive: boolean('was_active'),
  },
  table => [
    primaryKey({ columns: [table.idPermintaan, table.idPeserta] }),
    index('permintaan_data_peserta_index').on(table.idPeserta),
  ],
);

/**
 * A record of a person whose data was erased: audit entries about it are shown without their values, which the sealed
 * log cannot lose.
 */
export const auditRedaction = pgTable(
  'audit_redaction',
  {
    resource: text('resource').notNull(),
    recordId: text('record_id').notNull(),
    at: instant('at').notNull(),
  },
  table => [primaryKey({ columns: [table.resource, table.recordId] })],
);
