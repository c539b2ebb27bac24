import type { EncryptionPurpose } from '#server/platform/crypto/encryption-purposes.ts';

/** A table with encrypted values. */
export interface EncryptedTable {
  readonly name: string;
  /** Columns of the primary key. */
  readonly id: readonly string[];
  /** A `jsonb` column that holds rows of another table; `columns` are its fields then. */
  readonly within?: string;
  /** The encrypted columns and their purposes. */
  readonly columns: Readonly<Record<string, EncryptionPurpose>>;
}

const pesertaColumns = {
  nik_encrypted: 'peserta.nik',
  no_paspor_encrypted: 'peserta.noPaspor',
  no_kitas_encrypted: 'peserta.noKitas',
  penanggung_encrypted: 'peserta.penanggung',
} as const;

/** Every place with encrypted values, which a rotation of the keys encrypts again. */
export const encryptedTables: readonly EncryptedTable[] = [
  { name: 'peserta', id: ['id'], columns: pesertaColumns },
  {
    name: 'import_change',
    id: ['import_id', 'row_number', 'peserta_id'],
    within: 'before',
    columns: pesertaColumns,
  },
  { name: 'peserta_merge', id: ['id'], within: 'tetap_sebelum', columns: pesertaColumns },
  { name: 'peserta_merge', id: ['id'], within: 'digabung_sebelum', columns: pesertaColumns },
  {
    name: 'import_row',
    id: ['import_id', 'row_number'],
    columns: {
      cells: 'impor_row.cells',
      person: 'impor_row.person',
      changed_values: 'impor_row.changed_values',
    },
  },
  {
    name: 'bhbu',
    id: ['id'],
    columns: {
      npwp_encrypted: 'bhbu.npwp',
      nik_penanggung_jawab_encrypted: 'bhbu.nikPenanggungJawab',
    },
  },
  {
    name: 'filed_npwp',
    id: ['id_document'],
    columns: { npwp: 'bhbu.npwp', pdf_key: 'filed_npwp.pdf_key' },
  },
  {
    name: 'pertanyaan',
    id: ['id'],
    columns: { semula: 'pertanyaan.values', jawaban: 'pertanyaan.values' },
  },
  { name: 'permintaan_data', id: ['id'], columns: { pemohon: 'permintaanData.pemohon' } },
  { name: 'dose', id: ['id'], columns: { screening: 'vaksinasi.screening' } },
  { name: 'dose_correction', id: ['id'], columns: { screening: 'vaksinasi.screening' } },
  { name: 'kipi', id: ['id'], columns: { detail: 'kipi.detail' } },
  { name: 'contact', id: ['id'], columns: { catatan: 'contact.note' } },
  { name: 'outbox', id: ['id'], columns: { sealed: 'outbox.text' } },
  {
    name: 'webhook',
    id: ['id'],
    columns: { secret: 'webhook.secret', earlier_secret: 'webhook.secret' },
  },
  { name: 'totp', id: ['user_id'], columns: { secret: 'totp.secret' } },
  { name: 'signing_key', id: ['kid'], columns: { private_key: 'signingKey.private' } },
  { name: 'offline_device', id: ['id'], columns: { secret: 'offlineDevice.secret' } },
  { name: 'offline_act', id: ['id'], columns: { isi: 'offlineAct.isi' } },
  { name: 'download_ticket', id: ['id'], columns: { query: 'download_ticket.query' } },
];

/** Blind indexes as `table.column`, which `rotateIndexKey` computes again or deletes. */
export const blindIndexColumns: readonly string[] = [
  'peserta.person_key',
  'peserta.nik_key',
  'import_row.person_key',
  'import_row.phone_key',
  'bhbu.npwp_key',
  'foreign_hit.person_key',
];

/** Other `bytea` columns, whose content a rotation leaves as it is. */
export const plainByteColumns: readonly string[] = [
  'attachment.content',
  'filed_document.pdf',
  'marked_copy.pdf',
  'passkey.public_key',
  'app_key_check.encrypted',
  'encryption_key.wrapped',
];
