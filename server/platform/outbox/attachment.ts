import type { Buffer } from 'node:buffer';
import { and, eq } from 'drizzle-orm';
import type { DeadState } from '#contract/core/document/calls.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { decryptPdf } from '#server/platform/crypto/pdf-encryption.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { filedDocument, filedNpwp, markedCopy } from '#server/platform/db/schema/index.ts';
import { pdfFileName } from '#server/platform/files/document.ts';

/** A file in a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * Returns the PDF of a filed document as a file in a mail, or its marked copy.
 * @throws Error when there is none
 */
export async function loadAttachment(
  db: Queryable,
  keys: Keys,
  idDocument: number,
  mark: DeadState | null,
): Promise<MailAttachment> {
  const [found] = await db
    .select({
      title: filedDocument.title,
      pdf: mark === null ? filedDocument.pdf : markedCopy.pdf,
      key: filedNpwp.pdfKey,
    })
    .from(filedDocument)
    .leftJoin(
      markedCopy,
      and(eq(markedCopy.idDocument, filedDocument.id), eq(markedCopy.mark, mark ?? 'DIGANTI')),
    )
    .leftJoin(filedNpwp, eq(filedNpwp.idDocument, filedDocument.id))
    .where(eq(filedDocument.id, idDocument));
  if (!found?.pdf) throw new Error(`Filed document ${idDocument} has no PDF.`);
  return {
    filename: pdfFileName(mark === null ? found.title : `${mark} - ${found.title}`),
    contentType: 'application/pdf',
    content: decryptPdf(keys, found.pdf, mark === null ? found.key : null),
  };
}
