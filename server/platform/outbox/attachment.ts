import type { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { filedDocument } from '#server/platform/db/schema/index.ts';
import { pdfFileName } from '#server/platform/files/document.ts';

/** A file in a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * Returns the PDF of a filed document as a file in a mail.
 * @throws Error when there is none
 */
export async function loadAttachment(db: Queryable, idDocument: number): Promise<MailAttachment> {
  const [found] = await db
    .select({ title: filedDocument.title, pdf: filedDocument.pdf })
    .from(filedDocument)
    .where(eq(filedDocument.id, idDocument));
  if (!found?.pdf) throw new Error(`Filed document ${idDocument} has no PDF.`);
  return {
    filename: pdfFileName(found.title),
    contentType: 'application/pdf',
    content: found.pdf,
  };
}
