import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AskedField, FactName } from '#contract/domains/pertanyaan/facts.ts';
import { maxFactTries, pertanyaanStates } from '#contract/states/pertanyaan.ts';
import { bhbu } from './bhbu.ts';
import { bytes, instant, recordColumns } from './columns.ts';
import { peserta } from './peserta.ts';

/** A question to a participant about fields that are wrong, and their answer, which is a proposal. */
export const pertanyaan = pgTable(
  'pertanyaan',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idPeserta: integer('id_peserta')
      .notNull()
      .references(() => peserta.id),
    idBHBU: integer('id_bhbu')
      .notNull()
      .references(() => bhbu.id),
    isian: text('isian').array().$type<AskedField[]>().notNull(),
    /** What the participant proves their identity with. */
    fakta: text('fakta').array().$type<FactName[]>().notNull(),
    /** The values in question when they were asked for, encrypted. */
    semula: bytes('semula').notNull(),
    /** The values that the participant answered, encrypted. */
    jawaban: bytes('jawaban'),
    status: text('status', { enum: pertanyaanStates.names })
      .notNull()
      .default(pertanyaanStates.initial),
    /** SHA-256 of the token of the personal link. */
    tokenHash: text('token_hash').notNull(),
    tautanSampai: instant('tautan_sampai').notNull(),
    sisaCoba: smallint('sisa_coba').notNull().default(maxFactTries),
    dijawabPada: instant('dijawab_pada'),
    versiPersetujuan: smallint('versi_persetujuan'),
    hashPersetujuan: text('hash_persetujuan'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('pertanyaan_token_unique').on(table.tokenHash),
    // One open question of a participant: a new one replaces it.
    uniqueIndex('pertanyaan_open_unique')
      .on(table.idPeserta)
      .where(sql`status in ('DIKIRIM', 'DIJAWAB')`),
    index('pertanyaan_id_peserta_index').on(table.idPeserta),
    index('pertanyaan_id_bhbu_index').on(table.idBHBU),
  ],
);
