import type { DataKeyName } from './keys.ts';

/**
 * What values are encrypted for, and with which key. The purpose is authenticated with a value, so
 * these names never change. `server/platform/db/encrypted-columns.ts` names the columns of each.
 */
export const encryptionPurposes = {
  'peserta.nik': 'identity',
  'peserta.noPaspor': 'identity',
  'peserta.noKitas': 'identity',
  'peserta.penanggung': 'identity',
  'bhbu.npwp': 'identity',
  'bhbu.nikPenanggungJawab': 'identity',
  'filed_npwp.pdf_key': 'identity',
  'impor_row.cells': 'identity',
  'impor_row.person': 'identity',
  'impor_row.changed_values': 'identity',
  'download_ticket.query': 'identity',
  'vaksinasi.screening': 'health',
  'kipi.detail': 'health',
  'contact.note': 'health',
  'pertanyaan.values': 'identity',
  'permintaanData.pemohon': 'identity',
  'outbox.text': 'outbox',
  'totp.secret': 'identity',
  'signingKey.private': 'identity',
  'webhook.secret': 'outbox',
  'offlineDevice.secret': 'identity',
  'offlineAct.isi': 'health',
} as const satisfies Record<string, DataKeyName>;

export type EncryptionPurpose = keyof typeof encryptionPurposes;
