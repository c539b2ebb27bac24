import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { decryptBytes, decryptField, encryptField, encryptText } from './field-encryption.ts';
import type { Keys } from './keys.ts';

const context = 'filed_document.pdf';

/** Encrypts a PDF with a key of its own, which is returned encrypted, so that a rotation leaves the PDF as it is. */
export function encryptPdf(
  keys: Keys,
  pdf: Buffer,
): { readonly pdf: Buffer; readonly key: Buffer } {
  const key = randomBytes(32);
  return {
    pdf: encryptText(key, context, pdf),
    key: encryptField(keys, 'filed_npwp.pdf_key', key.toString('base64')),
  };
}

/**
 * Returns a stored PDF as it was rendered.
 * @param encryptedKey the key of `encryptPdf`; null for a PDF that is not encrypted
 * @throws DecryptionError
 */
export function decryptPdf(keys: Keys, pdf: Buffer, encryptedKey: Buffer | null): Buffer {
  if (encryptedKey === null) return pdf;
  const key = Buffer.from(decryptField(keys, 'filed_npwp.pdf_key', encryptedKey), 'base64');
  return decryptBytes([key], context, pdf);
}
