import type { Buffer } from 'node:buffer';
import { and, eq } from 'drizzle-orm';
import type { DeadState } from '#contract/core/document/calls.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { filedDocument, markedCopy } from '#server/platform/db/schema/index.ts';
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
  idDocument: number,
  mark: DeadState | null,
): Promise<MailAttachment> {
  const [found] = await db
    .select({
      title: filedDocument.title,
      pdf: mark === null ? filedDocument.pdf : markedCopy.pdf,
    })
    .from(filedDocument)
    .leftJoin(
      markedCopy,
      and(eq(markedCopy.idDocument, filedDocument.id), eq(markedCopy.mark, mark ?? 'DIGANTI')),
    )
    .where(eq(filedDocument.id, idDocument));
  if (!found?.pdf) throw new Error(`Filed document ${idDocument} has no PDF.`);
  return {
    filename: pdfFileName(mark === null ? found.title : `${mark} - ${found.title}`),
    contentType: 'application/pdf',
    content: found.pdf,
  };
}
