import type { Buffer } from 'node:buffer';
import { decryptField, encryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { erasedName } from './erase-traces.ts';

/** What a person says of themselves besides their name, stored encrypted. */
export interface Requester {
  readonly email: string | null;
  readonly noHP: string | null;
  readonly tanggalLahir: string | null;
  /** 16 digits. */
  readonly nik: string | null;
  readonly uraian: string | null;
}

const purpose = 'permintaanData.pemohon';

/** Returns what was entered of a person; what is missing is null. */
export const requesterOf = (entered: {
  readonly [K in keyof Requester]?: Requester[K] | undefined;
}): Requester => ({
  email: entered.email || null,
  noHP: entered.noHP || null,
  tanggalLahir: entered.tanggalLahir || null,
  nik: entered.nik || null,
  uraian: entered.uraian || null,
});

export const encryptRequester = (keys: Keys, requester: Requester): Buffer =>
  encryptField(keys, purpose, JSON.stringify(requester));

/** @throws DecryptionError */
export const decryptRequester = (keys: Keys, encrypted: Buffer): Requester =>
  JSON.parse(decryptField(keys, purpose, encrypted)) as Requester;

/** The columns of a request without the person who asked. */
export const withoutRequester = (keys: Keys) => ({
  nama: erasedName,
  pemohon: encryptRequester(keys, requesterOf({})),
  jawaban: null,
  kunciHash: null,
});
