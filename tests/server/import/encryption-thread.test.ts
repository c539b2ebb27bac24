import { randomBytes } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { decryptField } from '#server/platform/crypto/field-encryption.ts';
import { deriveKeys } from '#server/platform/crypto/keys.ts';
import { EncryptionThread } from '#server/domains/import/read/encryption-thread.ts';
import { rowPurposes } from '#server/domains/import/row-encryption.ts';

const keys = deriveKeys(randomBytes(32));
const thread = new EncryptionThread(keys);
afterEach(() => thread.stop());

it('encrypts batches with the active key, and none after it was stopped', async () => {
  const texts = { cells: '["SITI CONTOH"]', person: '{"nama":"SITI CONTOH"}', changedValues: null };
  const [row] = await thread.encrypt([texts]);
  expect(decryptField(keys, rowPurposes.cells, row?.cells as Buffer)).toBe(texts.cells);
  expect(decryptField(keys, rowPurposes.person, row?.person as Buffer)).toBe(texts.person);
  expect(row?.changedValues).toBeNull();
  expect(await thread.encrypt([texts, texts])).toHaveLength(2);

  await thread.stop();
  await expect(thread.encrypt([texts])).rejects.toThrow('has ended');
});

it('starts no thread after it was stopped', async () => {
  const stopped = new EncryptionThread(keys);
  await stopped.stop();
  await expect(stopped.encrypt([])).rejects.toThrow('has ended');
});
