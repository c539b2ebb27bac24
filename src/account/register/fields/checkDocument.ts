import {
  hasDocumentSignature,
  invalidDocumentMessage,
  signatureBytes,
} from '#contract/core/values/upload.ts';
import { applicationFileRule } from '#contract/domains/application/fields.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';

/**
 * Returns the server's message when a document's first bytes are those of no allowed document, so that it
 * is reported when the file is chosen and not after the last step. A file that cannot be read, for
 * example because it was moved, is reported too.
 */
export async function checkDocument(file: File): Promise<string | undefined> {
  const buffer = await file
    .slice(0, signatureBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return hasDocumentSignature(applicationFileRule, new Uint8Array(buffer))
    ? undefined
    : renderMessage(invalidDocumentMessage);
}
