import type { Buffer } from 'node:buffer';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import { maskNik } from '#contract/core/values/nik.ts';
import { decryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { encryptPdf } from '#server/platform/crypto/pdf-encryption.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu, filedNpwp } from '#server/platform/db/schema/index.ts';

/** Files the NPWP of a company with its document, if it is a person's. */
export async function fileNpwp(db: Queryable, idDocument: number, idBHBU: number): Promise<void> {
  const [company] = await db
    .select({ npwp: bhbu.npwpEncrypted })
    .from(bhbu)
    .where(and(eq(bhbu.id, idBHBU), isNotNull(bhbu.npwpEncrypted)));
  if (company?.npwp) await db.insert(filedNpwp).values({ idDocument, npwp: company.npwp });
}

/** Returns the personal NPWP that a filed document prints; undefined when it prints none. */
export async function findNpwp(
  db: Queryable,
  keys: Keys,
  idDocument: number,
): Promise<string | undefined> {
  const [found] = await db
    .select({ npwp: filedNpwp.npwp })
    .from(filedNpwp)
    .where(eq(filedNpwp.idDocument, idDocument));
  return found && decryptField(keys, 'bhbu.npwp', found.npwp);
}

/** Returns a document with an NPWP in full wherever its blocks have it masked. */
export const withNpwp = (document: PrintedDocument, npwp: string): PrintedDocument => ({
  ...document,
  blocks: JSON.parse(
    JSON.stringify(document.blocks).replaceAll(maskNik(npwp), npwp),
  ) as PrintedDocument['blocks'],
});

/**
 * Stores the key of the PDF of a document with a personal NPWP.
 * @returns the encrypted PDF; undefined when another server has stored one meanwhile
 */
export async function sealPdf(
  db: Queryable,
  keys: Keys,
  idDocument: number,
  bytes: Buffer,
): Promise<Buffer | undefined> {
  const { pdf, key } = encryptPdf(keys, bytes);
  const stored = await db
    .update(filedNpwp)
    .set({ pdfKey: key })
    .where(and(eq(filedNpwp.idDocument, idDocument), isNull(filedNpwp.pdfKey)))
    .returning({ id: filedNpwp.idDocument });
  return stored.length === 0 ? undefined : pdf;
}
