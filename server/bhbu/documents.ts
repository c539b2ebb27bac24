import { and, eq } from 'drizzle-orm';
import { fileNames, type Application, type FileName } from '#contract/application/index.ts';
import type { UploadedFile } from '#contract/upload.ts';
import type { Queryable } from '../db/client.ts';
import { file } from '../db/schema/index.ts';
import { documentType, saveFile, unfitDocument } from '../files/store.ts';
import { notFound, Problem } from '../problem.ts';

/** A document that was sent, read into memory: it was counted as it came. */
export interface ReadDocument {
  readonly field: FileName;
  readonly name: string;
  readonly content: Uint8Array;
}

const resourceOf = (field: FileName): string => `bhbu.${field}`;

/**
 * Reads the documents of a form.
 * @throws Problem 422 on each whose content is not what its name says
 */
export async function readDocuments(
  sent: Partial<Record<FileName, UploadedFile>>,
): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = [];
  const errors: Record<string, string[]> = {};
  for (const field of fileNames) {
    const one = sent[field];
    if (!one) continue;
    const content = new Uint8Array(await one.arrayBuffer());
    if ((await documentType(one.name, content)) === null) errors[field] = [unfitDocument];
    documents.push({ field, name: one.name, content });
  }
  if (Object.keys(errors).length > 0) throw new Problem('TIDAK_SAH', unfitDocument, { errors });
  return documents;
}

/** Keeps documents with their company; one that was sent anew takes the place of the old. */
export async function keepDocuments(
  db: Queryable,
  now: Date,
  bhbuId: number,
  documents: readonly ReadDocument[],
  by: string,
): Promise<void> {
  for (const { field, name, content } of documents) {
    await db.delete(file).where(isOf(bhbuId, field));
    await saveFile(db, now, { name, content, resource: resourceOf(field), recordId: bhbuId, by });
  }
}

const isOf = (bhbuId: number, field: FileName) =>
  and(eq(file.resource, resourceOf(field)), eq(file.recordId, String(bhbuId)));

/** Which documents a company has. */
export async function documentsOf(db: Queryable, bhbuId: number): Promise<Application['berkas']> {
  const kept: Application['berkas'] = [];
  for (const field of fileNames) {
    const [found] = await db
      .select({ nama: file.name, ukuran: file.size })
      .from(file)
      .where(isOf(bhbuId, field));
    if (found) kept.push({ isian: field, ...found });
  }
  return kept;
}

/** The number of a company's document. @throws Problem 404 */
export async function documentId(db: Queryable, bhbuId: number, field: FileName): Promise<string> {
  const [found] = await db.select({ id: file.id }).from(file).where(isOf(bhbuId, field));
  if (!found) throw notFound('Berkas');
  return found.id;
}
