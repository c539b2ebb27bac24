import { randomBytes } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { DecryptionThread } from '#server/domains/peserta/export/decryption-thread.ts';
import { encryptField } from '#server/platform/crypto/field-encryption.ts';
import { deriveKeys } from '#server/platform/crypto/keys.ts';

const oldKeys = deriveKeys(randomBytes(32));
const newKeys = deriveKeys(randomBytes(32));
const { active } = newKeys.identity;
const keys = { ...newKeys, identity: { active, all: [active, oldKeys.identity.active] } };

let thread = new DecryptionThread(keys);
afterEach(async () => {
  await thread.stop();
  thread = new DecryptionThread(keys);
});

const nik = '3273010101900001';
const encrypted = encryptField(keys, 'peserta.nik', nik);

it('decrypts values of every version of their key, and keeps missing ones', async () => {
  const old = encryptField(oldKeys, 'peserta.nik', '3273010101900002');
  expect(await thread.decrypt('peserta.nik', [encrypted, null, old])).toEqual([
    nik,
    null,
    '3273010101900002',
  ]);
  const passport = encryptField(keys, 'peserta.noPaspor', 'TR7654321');
  expect(await thread.decrypt('peserta.noPaspor', [passport])).toEqual(['TR7654321']);
});

it('leaves the encrypted values as they were', async () => {
  const before = Buffer.from(encrypted);
  await thread.decrypt('peserta.nik', [encrypted]);
  expect(encrypted.equals(before)).toBe(true);
});

it('fails when a value belongs to another purpose, without naming the value', async () => {
  const failed = thread.decrypt('peserta.noPaspor', [encrypted]);
  await expect(failed).rejects.toThrow('modified or belongs to another purpose');
});

it('decrypts nothing after it was stopped', async () => {
  await thread.decrypt('peserta.nik', [encrypted]);
  await thread.stop();
  await expect(thread.decrypt('peserta.nik', [encrypted])).rejects.toThrow('has ended');
});
