import { and, eq } from 'drizzle-orm';
import {
  applicationFileNames,
  type Application,
  type ApplicationFileName,
} from '#contract/application/index.ts';
import type { UploadedFile } from '#contract/values/upload.ts';
import type { Queryable } from '../../db/client.ts';
import { file } from '../../db/schema/index.ts';
import { detectDocumentType, saveFile, invalidDocumentMessage } from '../../files/store.ts';
import { notFound, Problem } from '../../problem.ts';

/** An uploaded document in memory; the HTTP layer has already limited its size. */
export interface UploadedDocument {
  readonly field: ApplicationFileName;
  readonly name: string;
  readonly content: Uint8Array;
}

const documentResource = (field: ApplicationFileName): string => `bhbu.${field}`;

/**
 * Reads the documents of a form into memory.
 * @throws Problem 422 on each document whose content does not match its file extension
 */
export async function readDocuments(
  uploads: Partial<Record<ApplicationFileName, UploadedFile>>,
): Promise<UploadedDocument[]> {
  const documents: UploadedDocument[] = [];
  const errors: Record<string, string[]> = {};
  for (const field of applicationFileNames) {
    const upload = uploads[field];
    if (!upload) continue;
    const content = new Uint8Array(await upload.arrayBuffer());
    if ((await detectDocumentType(upload.name, content)) === null)
      errors[field] = [invalidDocumentMessage];
    documents.push({ field, name: upload.name, content });
  }
  if (Object.keys(errors).length > 0)
    throw new Problem('TIDAK_SAH', invalidDocumentMessage, { errors });
  return documents;
}

/** Saves the documents of a company; each replaces the earlier document of its field. */
export async function saveDocuments(
  db: Queryable,
  now: Date,
  bhbuId: number,
  documents: readonly UploadedDocument[],
  by: string,
): Promise<void> {
  for (const { field, name, content } of documents) {
    await db.delete(file).where(isDocumentOf(bhbuId, field));
    await saveFile(db, now, {
      name,
      content,
      resource: documentResource(field),
      recordId: bhbuId,
      by,
    });
  }
}

const isDocumentOf = (bhbuId: number, field: ApplicationFileName) =>
  and(eq(file.resource, documentResource(field)), eq(file.recordId, String(bhbuId)));

/** Lists the documents of a company; sizes are in bytes. */
export async function listDocuments(db: Queryable, bhbuId: number): Promise<Application['berkas']> {
  const stored: Application['berkas'] = [];
  for (const field of applicationFileNames) {
    const [found] = await db
      .select({ nama: file.name, ukuran: file.size })
      .from(file)
      .where(isDocumentOf(bhbuId, field));
    if (found) stored.push({ isian: field, ...found });
  }
  return stored;
}

/** Returns the file id of a company's document. @throws Problem 404 */
export async function getDocumentId(
  db: Queryable,
  bhbuId: number,
  field: ApplicationFileName,
): Promise<string> {
  const [found] = await db.select({ id: file.id }).from(file).where(isDocumentOf(bhbuId, field));
  if (!found) throw notFound('Berkas');
  return found.id;
}
