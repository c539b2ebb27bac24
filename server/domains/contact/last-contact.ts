import type { ContactOutcome, LastContact } from '#contract/domains/contact/record.ts';
import { decryptField, encryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';

/** The columns of a last call, all null without one. */
export interface LastCallColumns {
  readonly id_kontak: number | null;
  readonly hasil_kontak: ContactOutcome | null;
  readonly catatan_kontak: Buffer | null;
  readonly pada_kontak: string | null;
  readonly oleh_kontak: string | null;
  readonly kali_kontak: number | null;
}

/** Encrypts the note of a call; null without one. */
export const encryptNote = (keys: Keys, note: string | null | undefined): Buffer | null =>
  note ? encryptField(keys, 'contact.note', note) : null;

/** Builds the last call of a row. */
export const toLastContact = (keys: Keys, row: LastCallColumns): LastContact =>
  row.id_kontak === null || row.hasil_kontak === null || row.pada_kontak === null
    ? null
    : {
        id: row.id_kontak,
        hasil: row.hasil_kontak,
        catatan: row.catatan_kontak && decryptField(keys, 'contact.note', row.catatan_kontak),
        pada: row.pada_kontak,
        oleh: row.oleh_kontak,
        kali: row.kali_kontak ?? 1,
      };
