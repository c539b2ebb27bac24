import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { proposedResources, UsulanPerubahan } from '#contract/domains/usulan-perubahan.ts';
import type { Role } from '#contract/policy.ts';
import { usulanPerubahanStates } from '#contract/states/usulan-perubahan.ts';
import type { ProposableChange } from '#contract/two-persons.ts';
import { instant, recordColumns } from './columns.ts';
import { appUser } from './user.ts';

type ChangedFields = UsulanPerubahan['sebelum'];

/** A change of prices or rights that one person proposed, with the input of its call. */
export const usulanPerubahan = pgTable(
  'usulan_perubahan',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    perubahan: text('perubahan').$type<ProposableChange>().notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    isi: jsonb('isi').$type<Record<string, unknown>>().notNull(),
    sumber: text('sumber').$type<(typeof proposedResources)[number]>().notNull(),
    /** Null for a record that the change creates. */
    idRekaman: integer('id_rekaman'),
    namaRekaman: text('nama_rekaman').notNull(),
    /** What changes, as in the audit log. */
    sebelum: jsonb('sebelum').$type<ChangedFields>(),
    sesudah: jsonb('sesudah').$type<ChangedFields>(),
    alasan: text('alasan').notNull(),
    /** The roles that may decide on it. */
    peranPemutus: text('peran_pemutus').array().$type<Role[]>().notNull(),
    status: text('status', { enum: usulanPerubahanStates.names })
      .notNull()
      .default(usulanPerubahanStates.initial),
    idPengusul: integer('id_pengusul')
      .notNull()
      .references(() => appUser.id),
    pengusul: text('pengusul').notNull(),
    batas: instant('batas').notNull(),
    pemutus: text('pemutus'),
    diputuskanPada: instant('diputuskan_pada'),
    alasanPutusan: text('alasan_putusan'),
    ...recordColumns(),
  },
  table => [
    index('usulan_perubahan_id_pengusul_index').on(table.idPengusul),
    index('usulan_perubahan_record_index').on(table.sumber, table.idRekaman),
  ],
);
